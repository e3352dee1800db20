/** Hours that two times of day and a pause leave: who lies down at eleven, sleeps after half an hour and rises at seven slept no nine. */
import type { AskTable } from '../../../asks/ask-data';
import { unitsAt } from '../../../asks/units';
import { matchesFolded } from '../../../pattern-of';
import { typedText } from '../../../../pipeline';
import { amountIn, exactAmount, isAmount } from '../amounts/amounts';
import type { Fitted, FittedField } from '../../fitted';
import { formsOf } from '../forms';
import { plainLabel } from '../said-in';

const minutesPerDay = 1440;
const minutesPerHour = 60;
/** Hours that are worth being counted where they are, and minutes. */
const leastHours = 1;
const leastMinutes = 5;

type ClockHours = AskTable['clockHours'][number];

/**
 * For valid values, each right by itself.
 * @returns what was fitted, in the same order, hours between two times as many as a row of the table has them
 */
export function fitClockHours(fields: readonly FittedField[], { clockHours }: Pick<AskTable, 'clockHours'>): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  for (const form of formsOf(fields)) {
    const clocks = form.filter((at) => isClock(fields[at]!));
    if (clocks.length < 2) continue;
    const amounts = form.filter((at) => isAmount(fields[at]!));
    for (const row of clockHours) {
      const places = placesOf(row, { clocks, amounts }, fields);
      if (!places) continue;
      const field = fields[places.counted]!;
      const isOfMinutes = unitsAt(field.field).includes('min');
      const left = isOfMinutes ? minutesFor(places, fitted) : hoursFor(row, places, fitted);
      if (left === null) continue;
      // Where no half hours may be told, whole ones: no more than there are.
      const told = exactAmount(field, left) ?? exactAmount(field, Math.floor(left));
      if (told) fitted[places.counted] = told;
    }
  }
  return fitted;
}

interface Places {
  readonly first: number;
  readonly last: number;
  readonly counted: number;
  readonly pause: number | undefined;
}

/** @returns where a form has what the row speaks of; null where it lacks a time or the hours */
function placesOf(
  { from, to, less, hours }: ClockHours,
  { clocks, amounts }: Readonly<Record<'clocks' | 'amounts', readonly number[]>>,
  fields: readonly FittedField[],
): Places | null {
  // Of several it is not known which belong together: a week has its own for each day.
  const find = (places: readonly number[], says: string) => {
    const said = places.filter((at) => matchesFolded(says, plainLabel(fields[at]!)));
    return said.length === 1 ? said[0] : undefined;
  };
  const [first, last, counted] = [find(clocks, from), find(clocks, to), find(amounts, hours)];
  if (first === undefined || last === undefined || first === last || counted === undefined) return null;
  const pause = find(amounts, less);
  return { first, last, counted, pause: pause === counted ? undefined : pause };
}

/** Minutes between the two times, the pause taken off. */
function between({ first, last, pause }: Places, fitted: readonly Fitted[]): number {
  const off = pause === undefined ? 0 : amountIn(fitted[pause]!);
  const span = (minutesOf(fitted[last]!) - minutesOf(fitted[first]!) + minutesPerDay) % minutesPerDay;
  return span - off;
}

/** @returns null where there are hardly any */
function minutesFor(places: Places, fitted: readonly Fitted[]): number | null {
  const minutes = between(places, fitted);
  return minutes < leastMinutes ? null : minutes;
}

/** @returns how many hours there are to tell; null where those told are right, and where there are hardly any */
function hoursFor({ most }: ClockHours, places: Places, fitted: readonly Fitted[]): number | null {
  const { counted } = places;
  const longest = between(places, fitted) / minutesPerHour;
  const told = amountIn(fitted[counted]!);
  if (longest < leastHours || (told <= longest && told >= longest - most)) return null;
  // Half hours are what people tell, and a little less than all of it.
  return Math.floor((longest - most / 2) * 2) / 2;
}

function isClock({ field, fitted: { value } }: FittedField): boolean {
  return (field.control === 'text' || field.control === 'date') && /^\d\d:\d\d$/.test(typedText(value) ?? '');
}

function minutesOf({ value }: Fitted): number {
  const [hours = 0, minutes = 0] = (typedText(value) ?? '').split(':').map(Number);
  return hours * minutesPerHour + minutes;
}
