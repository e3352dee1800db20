/** Times of day that a form asks for one after the other: set up by, serve at, clear away at. */
import { typedText } from '../../pipeline';
import { grouped } from '../grouped';
import { allows } from './allows';
import { fittedText, type Fitted } from './fitted';
import type { FittedField } from './pairs';

/**
 * For valid values, each right by itself.
 * @returns what was fitted, in the same order, bare times of one form and person rising
 */
export function fitTimes(fields: readonly FittedField[]): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  const times = [...fields.keys()].filter((at) => isBareTime(fields[at]!));
  const formAndPerson = (at: number) => JSON.stringify([fields[at]!.field.form, fields[at]!.recognition.person]);
  for (const group of grouped(times, formAndPerson).values()) {
    const rising = group.map((at) => typedText(fitted[at]!.value)!).sort();
    if (!group.every((at, place) => allows(fields[at]!.field, rising[place]!))) continue;
    group.forEach((at, place) => (fitted[at] = fittedText(rising[place]!)));
  }
  return fitted;
}

function isBareTime({ field, recognition: { kind, ask, repeats }, fitted }: FittedField): boolean {
  const isClock = field.control === 'text' || (field.control === 'date' && field.type === 'time');
  return isClock && kind === 'time' && !ask && !repeats && ofDay.test(typedText(fitted.value) ?? '');
}

/** Hours and minutes, which sort as they are written. */
const ofDay = /^\d{2}:\d{2}$/;
