import { typedText } from '../../../pipeline';
import { isMeant } from '../../plan-entry';
import { refused, type Fitted, type FittedField } from '../fitted';
import { leftEmpty } from '../modes/invalid';

/**
 * What is asked for twice is the same twice, whatever a mode makes of the first; unless their being unequal is what
 * the mode is after.
 * @param isSwept one field alone is wrong: where that is left empty, what repeats it is not
 * @returns what was fitted, in the same order
 */
export function fitRepeats(fields: readonly FittedField[], isSwept: boolean): Fitted[] {
  const byId = new Map(fields.map((one) => [one.field.id, one]));
  return fields.map(({ field, recognition, fitted }) => {
    const source = recognition.repeats === null ? undefined : byId.get(recognition.repeats)?.fitted;
    if (!source || !isText(source) || !isText(fitted) || fitted.reason === 'breaks-repeat') return fitted;
    if (!isLeftEmpty(source)) return source;
    return isSwept ? fitted : emptyToo(field);
  });
}

/** Whether it is typed, or nothing is on purpose. */
function isText(fitted: Fitted): boolean {
  return typedText(fitted.value) !== null || (fitted.value === null && isMeant(fitted));
}

function isLeftEmpty({ shown, reason }: Fitted): boolean {
  return shown === '' && reason === 'breaks-required';
}

/** A second field that need not be filled in breaks no rule by being empty. */
function emptyToo(field: FittedField['field']): Fitted {
  const empty = leftEmpty(field);
  if (field.required && empty) return empty;
  return empty?.value ? { ...empty, value: empty.value, reason: null } : refused('left-blank-on-purpose');
}
