/** Days, times, years and versions that come one after the other: who leaves on the fifth is back no day before, what was built in 1994 renovated later. */
import type { AskTable } from '../../../asks/ask-data';
import { grouped } from '../../../grouped';
import { firstText } from '../../../label-of';
import { matchesFolded } from '../../../pattern-of';
import { typedText } from '../../../../pipeline';
import { addDays } from '../../../persona/calendar';
import { areOpposed } from '../../../recognise/texts/opposed-words';
import { allows } from '../../allows';
import { plainLabel } from '../said-in';
import { dayIn, fittedDay, isDay, timeIn } from './days';
import { formsOf } from '../forms';
import { fittedText, type Fitted, type FittedField } from '../../fitted';

/** Dates between two that belong together. */
const reach = 8;

/**
 * For valid values, each right by itself.
 * @param today the reference day
 * @returns what was fitted, in the same order, what comes later no earlier than what goes before it
 */
export function fitDateOrders(
  fields: readonly FittedField[],
  { ends, dateOrders }: Pick<AskTable, 'ends' | 'dateOrders'>,
  today: string,
): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  const dates = [...fields.keys()].filter((at) => sortOf(fields[at]!) !== null);
  const alike = (at: number) => `${fields[at]!.field.form} ${sortOf(fields[at]!)}`;
  for (const form of grouped(dates, alike).values()) {
    form.forEach((at, place) => {
      const next = form[place + 1];
      if (next === undefined) return;
      const [one, other] = [at, next].map((which) => firstText(fields[which]!.field));
      if (areOpposed(one!, other!, ends)) putInOrder(at, next, 1, fields, fitted);
    });
    // Times of two days are in no order.
    if (sortOf(fields[form[0]!]!) === 'clock') continue;
    for (const row of dateOrders.filter(([, , , how]) => !how?.moves))
      for (const [first, last] of pairsOf(row, form, fields)) putInOrder(first, last, row[2], fields, fitted);
  }
  const days = dates.filter((at) => isDay(fields[at]!));
  for (const form of formsOf(fields, days))
    for (const row of dateOrders)
      if (row[3]?.moves)
        for (const [first, last] of pairsOf(row, form, fields)) bringNear(first, last, row, today, fields, fitted);
  return fitted;
}

type Row = AskTable['dateOrders'][number];

/** What a row says is before something else, each with that. */
function pairsOf(
  [before, after, , how]: Row,
  form: readonly number[],
  fields: readonly FittedField[],
): [number, number][] {
  const said = form.map((at) => plainLabel(fields[at]!));
  const first = said.findIndex((label) => matchesFolded(before, label) && !matchesFolded(after, label));
  if (first < 0) return [];
  return said.flatMap((label, place): [number, number][] => {
    const isOther = (how?.stands === 'after' ? place > first : place !== first) && Math.abs(place - first) <= reach;
    return isOther && matchesFolded(after, label) && !matchesFolded(before, label)
      ? [[form[first]!, form[place]!]]
      : [];
  });
}

/** What moves is so many days from the other, where they are in no order or too far from each other. */
function bringNear(
  first: number,
  last: number,
  [, , gap, how]: Row,
  today: string,
  fields: readonly FittedField[],
  fitted: Fitted[],
): void {
  const [from, to] = [dayIn(fitted[first]!), dayIn(fitted[last]!)];
  const isSameDay = from === to && timeIn(fitted[first]!) > timeIn(fitted[last]!);
  const isFar = how?.most !== undefined && to > addDays(from, how.most);
  const isEarlier = how?.moves === 'before';
  // Nobody is back on the last day of an illness.
  const soonest = isEarlier ? from : addDays(from, Math.min(gap, 1));
  if (to >= soonest && !isSameDay && !isFar) return;
  const moved = isEarlier ? addDays(to, -gap) : addDays(from, gap);
  // Nothing is put off because something else is far away.
  if (isEarlier && isFar && moved > today) return;
  // What is done before a day to come has time until then.
  const day = isEarlier && moved < today && to > today && from >= today ? today : moved;
  const at = isEarlier ? first : last;
  fitted[at] = fittedDay(fields[at]!, fitted[at]!, day) ?? fitted[at]!;
}

/** What a field tells: a day, a moment, a time of day, a year or a version; null for all else. */
function sortOf(one: FittedField): 'date' | 'datetime-local' | 'clock' | 'year' | 'version' | null {
  const { field, fitted } = one;
  const text = typedText(fitted.value) ?? '';
  if (isClock(text)) return 'clock';
  if (field.control === 'date') return text !== '' && isDay(one) ? (field.type as 'date') : null;
  if (field.control !== 'number' && field.control !== 'text') return null;
  if (one.recognition.kind === 'semver') return isVersion(text) ? 'version' : null;
  return /^(?:19|20)\d\d$/.test(text) ? 'year' : null;
}

/** "09:30" */
const isClock = (text: string) => /^\d\d:\d\d$/.test(text);

/** "2.5.3" */
const isVersion = (text: string) => /^\d{1,4}(?:\.\d{1,4}){1,2}$/.test(text);

function isInOrder(one: string, other: string): boolean {
  return isVersion(one) ? one.localeCompare(other, 'en', { numeric: true }) <= 0 : one <= other;
}

/** Each in the other's place where they are turned round; the later one `gap` days after where that is not allowed. */
function putInOrder(first: number, last: number, gap: number, fields: readonly FittedField[], fitted: Fitted[]): void {
  const [from, to] = [first, last].map((at) => typedText(fitted[at]!.value)!);
  if (isInOrder(from!, to!)) return;
  if (allows(fields[first]!.field, to!) && allows(fields[last]!.field, from!)) {
    [fitted[first], fitted[last]] = [fitted[last]!, fitted[first]!];
    return;
  }
  if (isVersion(from!) || isClock(from!)) return;
  const later = from!.length > 4 ? addDays(from!.slice(0, 10), gap) + from!.slice(10) : from!;
  if (allows(fields[last]!.field, later)) fitted[last] = fittedText(later);
}
