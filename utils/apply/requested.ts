/** What a value asks of a field, in the terms of the model that the field is written by. */
import type { Moment } from '../moment/moment';
import { momentOf } from '../moment/read-moment';
import { folded } from '../field/saying/folded';
import { bestMatch, realOptions, type Candidate } from '../field/widget/match-option';
import type { Option, OptionsValue, Value } from '../pipeline';

/** Entries of a list to choose. */
export type RequestedChoice = Omit<OptionsValue, 'as'>;

/** A moment to choose in a calendar, or to type in one of these notations. */
export interface RequestedMoment {
  readonly moment: Moment;
  readonly texts: readonly [string, ...string[]];
}

/** @returns null for a value that no list can take */
export function requestedChoice(value: Value): RequestedChoice | null {
  if (value.as === 'options') return value;
  const wanted = textsOf(value);
  if (!wanted) return null;
  return { wanted, count: 1, at: null, ...(value.as === 'moment' && { moment: value.moment }) };
}

const noMoment: Moment = { day: null, time: null, last: null };

/** @returns null for a value that no field of dates can take; a text that is no moment is only typed */
export function requestedMoment(value: Value): RequestedMoment | null {
  const texts = textsOf(value);
  const moment = value.as === 'moment' || value.as === 'options' ? value.moment : undefined;
  return texts && { texts, moment: moment ?? noMoment };
}

/** Whether there is anything to choose in a calendar or clock. */
export const saysMoment = ({ moment }: RequestedMoment) => moment.day !== null || moment.time !== null;

/** To bring back what a field has shown: it says in its own notation which moment that is. */
export function momentHeld(text: string): RequestedMoment {
  return { texts: [text], moment: momentOf([text]) };
}

/**
 * The options that a value means: those at its places; one that says something else since, because the page has put
 * other options in the list, is looked for by its text. Where nobody had seen the options, the one that answers best,
 * else the first real one; a text means what answers it alone.
 * @param options all that the field offers, in the order in which they were told
 * @returns none for a value that chooses nothing
 */
export function optionsMeant<C extends Candidate>(options: readonly C[], value: Value): C[] {
  const requested = requestedChoice(value);
  if (!requested) return [];
  if (requested.at)
    return requested.at.flatMap((place, nth) => optionAt(options, place, requested.wanted[nth] ?? '') ?? []);
  const match = bestMatch(options, requested.wanted) ?? (value.as === 'options' ? realOptions(options)[0] : undefined);
  return match ? [match] : [];
}

function optionAt<C extends Candidate>(options: readonly C[], place: number, text: string): C | undefined {
  const at = options[place];
  if (at && says(at, text)) return at;
  const same = folded(text);
  return (
    options.find((option) => says(option, text)) ??
    options.find((option) => same !== '' && folded(option.text) === same) ??
    at
  );
}

const says = ({ text, value }: Pick<Candidate, 'text' | 'value'>, wanted: string) => (text || value) === wanted;

/**
 * The same for native lists, by place; the whole list, which may be long, is read only where it has to be searched.
 * @param optionAt one option as it is now, null where the list ends before it
 */
export function placesMeant(
  value: Value,
  optionAt: (place: number) => Pick<Candidate, 'text' | 'value'> | null,
  options: () => readonly Option[],
): readonly number[] {
  const isStill = (place: number, nth: number, wanted: readonly string[]) => {
    const option = optionAt(place);
    return option !== null && says(option, wanted[nth] ?? '');
  };
  if (value.as === 'options' && value.at?.every((place, nth) => isStill(place, nth, value.wanted))) return value.at;
  return optionsMeant(options(), value).map(({ index }) => index);
}

/** The texts a value stands for, best first; null where it is no text. */
export function textsOf(value: Value): readonly [string, ...string[]] | null {
  if (value.as === 'text' || value.as === 'moment') return [value.text, ...value.alternatives];
  if (value.as !== 'options') return null;
  const [first, ...others] = value.wanted;
  return first === undefined ? null : [first, ...others];
}

/** The number that a value says, null where it says none. */
export function numberOf(value: Value): number | null {
  const number = value.as === 'text' && value.text.trim() !== '' ? Number(value.text) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}
