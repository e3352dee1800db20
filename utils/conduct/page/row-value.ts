import { typedText } from '../../pipeline';
import type { PlanEntry } from '../../plan/plan-entry';
import type { Override } from '../../plan/context';
import { typedValue } from '../../plan/value-language/typed-value';
import type { ValueSpec } from '../../plan/value-language/value-spec';

/** What a row shows, as a rule says it: a value that was set there, else what stands there. */
export function rowValue(override: Override | null, { value, shown }: PlanEntry): ValueSpec {
  if (override?.do === 'skip' || value === null) return { is: 'skip' };
  if (override?.do === 'kind') return { is: 'kind', kind: override.kind };
  if (override?.do === 'value') return override.value;
  if (override?.do === 'text') return typedValue(override.text);
  if (value.as === 'check') return { is: 'fixed', text: value.checked ? 'yes' : 'no' };
  return { is: 'fixed', text: typedText(value) ?? shown };
}
