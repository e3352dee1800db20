/** Days and years that come one after the other: who leaves on the fifth is back no day before, what was built in 1994 renovated later. */
import type { AskTable } from '../../../asks/ask-data';
import { grouped } from '../../../grouped';
import { firstText } from '../../../label-of';
import { matchesFolded } from '../../../pattern-of';
import { typedText } from '../../../../pipeline';
import { addDays } from '../../../persona/calendar';
import { areOpposed } from '../../../recognise/texts/opposed-words';
import { allows } from '../../allows';
import { plainLabel } from '../said-in';
import { isDay } from './days';
import { fittedText, type Fitted, type FittedField } from '../../fitted';

/** Dates between two that belong together. */
const reach = 8;

/**
 * For valid values, each right by itself.
 * @returns what was fitted, in the same order, what comes later no earlier than what goes before it
 */
export function fitDateOrders(
  fields: readonly FittedField[],
  { ends, dateOrders }: Pick<AskTable, 'ends' | 'dateOrders'>,
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
    const said = form.map((at) => plainLabel(fields[at]!));
    for (const [before, after, gap, stands] of dateOrders) {
      const first = said.findIndex((label) => matchesFolded(before, label) && !matchesFolded(after, label));
      if (first < 0) continue;
      said.forEach((label, place) => {
        const isOther = (stands === 'after' ? place > first : place !== first) && Math.abs(place - first) <= reach;
        if (isOther && matchesFolded(after, label) && !matchesFolded(before, label))
          putInOrder(form[first]!, form[place]!, gap, fields, fitted);
      });
    }
  }
  return fitted;
}

/** What a field tells: a day, a moment or a year; null for all else. */
function sortOf(one: FittedField): 'date' | 'datetime-local' | 'year' | null {
  const { field, fitted } = one;
  const text = typedText(fitted.value) ?? '';
  if (field.control === 'date') return text !== '' && isDay(one) ? (field.type as 'date') : null;
  return (field.control === 'number' || field.control === 'text') && /^(?:19|20)\d\d$/.test(text) ? 'year' : null;
}

/** Each in the other's place where they are turned round; the later one `gap` days after where that is not allowed. */
function putInOrder(first: number, last: number, gap: number, fields: readonly FittedField[], fitted: Fitted[]): void {
  const [from, to] = [first, last].map((at) => typedText(fitted[at]!.value)!);
  if (from! <= to!) return;
  if (allows(fields[first]!.field, to!) && allows(fields[last]!.field, from!)) {
    [fitted[first], fitted[last]] = [fitted[last]!, fitted[first]!];
    return;
  }
  const later = from!.length > 4 ? addDays(from!.slice(0, 10), gap) + from!.slice(10) : from!;
  if (allows(fields[last]!.field, later)) fitted[last] = fittedText(later);
}
