import type { FieldRow } from '../../../utils/messages/field-row';
import type { Override } from '../../../utils/plan/context';
import { checkValue } from '../../../utils/plan/value-language/check-value';
import { makesText, type DrawnSpec, type ValueSpec } from '../../../utils/plan/value-language/value-spec';

/** What stands in a row's editor at first: the value that was set there, else the text that is planned. */
export function standingValue({ override, planned }: FieldRow): ValueSpec {
  return override?.do === 'value' ? override.value : { is: 'fixed', text: planned };
}

/** A value whose text has to be asked for; null for a text that stands as it is, and for what has a mistake. */
export function drawnValue(value: ValueSpec): DrawnSpec | null {
  return makesText(value) && value.is !== 'fixed' && checkValue(value).length === 0 ? value : null;
}

/**
 * What the person says by a value. A template with a mistake is no template: a page may well want such a text, and gets it.
 * @returns null for any other value with a mistake
 */
export function typedOverride(value: ValueSpec): Override | null {
  if (value.is === 'fixed') return { do: 'text', text: value.text };
  const drawn = drawnValue(value);
  if (drawn) return { do: 'value', value: drawn };
  return value.is === 'template' ? { do: 'text', text: value.text } : null;
}
