/** Times of day that a form asks for one after the other: set up by, serve at, clear away at. */
import { typedText, type Option } from '../../../../pipeline';
import { grouped } from '../../../grouped';
import { allows } from '../../allows';
import { fittedOptions, type Fitted, type FittedField } from '../../fitted';

/**
 * For valid values, each right by itself.
 * @returns what was fitted, in the same order, bare times of one form and person rising
 */
export function fitTimes(fields: readonly FittedField[]): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  for (const day of daysOf(fields, isBareTime)) {
    const rising = day.map((at) => fitted[at]!).sort((one, other) => (textOf(one) < textOf(other) ? -1 : 1));
    if (!day.every((at, place) => allows(fields[at]!.field, textOf(rising[place]!)))) continue;
    day.forEach((at, place) => (fitted[at] = rising[place]!));
  }
  for (const day of daysOf(fields, isListed)) {
    const options = optionsOf(fields[day[0]!]!);
    const places = day.map((at) => placeOf(fitted[at]!, options));
    const rising = inOrder(places).map((place) => options[place]);
    if (day.length < 2 || places.includes(-1) || rising.includes(undefined)) continue;
    day.forEach((at, nth) => (fitted[at] = fittedOptions([rising[nth]!])));
  }
  return fitted;
}

/** The places of such times of one form and person, of lists those that offer the same, by days. */
function daysOf(
  fields: readonly FittedField[],
  isTime: (field: FittedField) => boolean,
): readonly (readonly number[])[] {
  const keyOf = (at: number): string => {
    const { field, recognition } = fields[at]!;
    return JSON.stringify([field.form, recognition.person, optionsOf(fields[at]!).map(({ text }) => text)]);
  };
  const times = [...fields.keys()].filter((at) => isTime(fields[at]!));
  return [...grouped(times, keyOf).values()].flatMap(oneAfterOther);
}

/** Times of one day that a form asks for; more are those of a week, opening and closing by turns. */
const mostOfDay = 4;

function oneAfterOther(group: readonly number[]): readonly (readonly number[])[] {
  if (group.length <= mostOfDay || group.length % 2 === 1) return [group];
  return group.flatMap((at, nth) => (nth % 2 === 0 ? [[at, group[nth + 1]!]] : []));
}

/** A list of times, such as each end of an event has. */
function isListed({ field, recognition: { kind, ask, repeats, part }, fitted }: FittedField): boolean {
  const isOne = field.control === 'choice' && !field.multiple && fitted.value?.as === 'options' && fitted.value.at;
  return Boolean(isOne) && kind === 'time' && part.of === 'whole' && !ask && !repeats;
}

/** What may be chosen, in the page's order: prompts say no time. */
function optionsOf({ field }: FittedField): readonly Option[] {
  return field.control === 'choice' ? field.options.filter(({ disabled, text }) => !disabled && /\d/.test(text)) : [];
}

/** @returns -1 for none of them */
function placeOf({ value }: Fitted, options: readonly Option[]): number {
  return value?.as === 'options' ? options.findIndex(({ index }) => index === value.at?.[0]) : -1;
}

/** Sorted, no two the same: the later of two moves on. */
function inOrder(places: readonly number[]): number[] {
  const sorted: number[] = [];
  for (const place of [...places].sort((one, other) => one - other))
    sorted.push(Math.max(place, (sorted.at(-1) ?? -1) + 1));
  return sorted;
}

function isBareTime({ field, recognition: { kind, ask, repeats }, fitted }: FittedField): boolean {
  const isClock = field.control === 'text' || (field.control === 'date' && field.type === 'time');
  return isClock && kind === 'time' && !ask && !repeats && ofDay.test(textOf(fitted));
}

const textOf = ({ value }: Fitted) => typedText(value) ?? '';

/** Hours and minutes, which sort as they are written. */
const ofDay = /^\d{2}:\d{2}$/;
