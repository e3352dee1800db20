/** Which boxes of a question are ticked. */
import type { FieldDescriptor } from '../../pipeline';
import type { Fitted } from './fitted';
import type { FittedField } from './pairs';

/** Kinds that say themselves whether they are ticked. */
const decided = /-consent$|^remember-me$/;

/**
 * For realistic values: a box that is a question by itself is ticked, since a form that was filled shows it and what
 * depends on it; of several boxes to one question at least one is.
 * @returns what was fitted, in the same order
 */
export function fitTicks(fields: readonly FittedField[]): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  for (const question of questions(fields)) {
    if (question.some((index) => isTicked(fitted[index]!))) continue;
    fitted[question[0]!] = { ...fitted[question[0]!]!, value: { as: 'check', checked: true }, shown: '✓' };
  }
  return fitted;
}

/** Positions of the boxes, those to one question together. */
function questions(fields: readonly FittedField[]): number[][] {
  const found = new Map<string, number[]>();
  fields.forEach(({ field, recognition, fitted }, index) => {
    if (field.control !== 'check' || fitted.value === null || decided.test(recognition.kind)) return;
    const key = JSON.stringify([field.form, questionOf(field) || index]);
    found.set(key, [...(found.get(key) ?? []), index]);
  });
  return [...found.values()];
}

/** Boxes to one question share a name, or have none and share a legend. */
function questionOf({ name, texts }: FieldDescriptor): string {
  return name || (texts.find(({ source }) => source === 'legend')?.text ?? '');
}

function isTicked({ value }: Fitted): boolean {
  return value?.as === 'check' && value.checked;
}
