import type { TabState } from '../../messages/tab-state';
import type { FoundField, TabReading } from '../page/read-tab';
import type { TabField } from '../page/rows';

/** What the popup is shown of a plan beside its rows. */
export type ShownPlan = Pick<
  TabState,
  'persona' | 'locked' | 'mode' | 'sweep' | 'scenario' | 'scenarios' | 'found' | 'fillable' | 'unreachable' | 'silent'
>;

/** A plan as it was shown. Plain JSON: the worker that made it may sleep before the next look. */
export interface KeptPlan {
  /** Names all that it was made of, as `planName` does. */
  readonly of: string;
  /** Of the page. */
  readonly address: string;
  readonly shown: ShownPlan;
  /** Of each field found, in their order. */
  readonly fields: readonly PlannedPart[];
}

type PlannedPart = Omit<TabField, keyof FoundField>;

export function keptPlan(told: Omit<KeptPlan, 'fields'>, fields: readonly TabField[]): KeptPlan {
  const planned = fields.map(({ entry, override, scenario }): PlannedPart => ({ entry, override, scenario }));
  return { ...told, fields: planned };
}

/** The fields of a reading as they were planned before. */
export function recalledFields({ found }: TabReading, { fields }: KeptPlan): TabField[] {
  return found.map((one, at) => ({ ...one, ...fields[at]! }));
}
