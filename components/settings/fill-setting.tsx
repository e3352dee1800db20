import { fillPolicies, type FillPolicy } from '../../utils/plan/context';
import type { Settings } from '../../utils/settings/settings';
import { text, type TextKey } from '../../utils/text';
import { ChoiceSetting } from './choice-setting';
import type { Change } from './use-settings';

const names = { empty: 'fillEmpty', 'not-typed': 'fillNotTyped', all: 'fillAll' } as const satisfies Record<
  FillPolicy,
  TextKey
>;

/** Which fields are filled, in a few words. */
export function fillName(policy: FillPolicy): string {
  return text(names[policy]);
}

/** Which fields can be filled, by name. */
export function fillOptions(): readonly (readonly [value: FillPolicy, name: string])[] {
  return fillPolicies.map((policy) => [policy, fillName(policy)]);
}

interface FillSettingProps {
  readonly fill: Settings['fill'];
  readonly change: Change;
  /** Id of the heading that tells it from the same setting for one site. */
  readonly under?: string;
}

/** Which fields are filled. */
export function FillSetting({ fill, change, under }: FillSettingProps) {
  return (
    <ChoiceSetting
      label={text('fill')}
      under={under}
      options={fillOptions()}
      value={fill}
      onChange={(fill) => change({ fill })}
    />
  );
}
