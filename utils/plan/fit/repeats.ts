import { typedText } from '../../pipeline';
import type { FittedField } from './pairs';
import type { Fitted } from './fitted';

/**
 * What is asked for twice is the same twice, whatever a mode makes of the first; unless their being unequal is what
 * the mode is after.
 * @returns what was fitted, in the same order
 */
export function fitRepeats(fields: readonly FittedField[]): Fitted[] {
  const byId = new Map(fields.map((one) => [one.field.id, one]));
  return fields.map(({ recognition, fitted }) => {
    const source = recognition.repeats === null ? undefined : byId.get(recognition.repeats)?.fitted;
    const isText = typedText(source?.value ?? null) !== null && typedText(fitted.value) !== null;
    return source && isText && fitted.reason !== 'breaks-repeat' ? source : fitted;
  });
}
