/** Hours that two times of day and a pause leave: who lies down at eleven, sleeps after half an hour and rises at seven slept no nine. */
import type { AskTable } from '../../../asks/ask-data';
import { matchesFolded } from '../../../pattern-of';
import { typedText } from '../../../../pipeline';
import { amountIn, fittedAmount, isAmount } from '../amounts/amounts';
import type { Fitted, FittedField } from '../../fitted';
import { formsOf } from '../forms';
import { plainLabel } from '../said-in';

const minutesPerDay = 1440;
const minutesPerHour = 60;

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
    const find = (places: readonly number[], says: string) =>
      places.find((at) => matchesFolded(says, plainLabel(fields[at]!)));
    for (const { from, to, less, hours, most } of clockHours) {
      const [first, last] = [find(clocks, from), find(clocks, to)];
      const counted = find(amounts, hours);
      if (first === undefined || last === undefined || first === last || counted === undefined) continue;
      const pause = find(amounts, less);
      const off = pause === undefined || pause === counted ? 0 : amountIn(fitted[pause]!);
      const span = (minutesOf(fitted[last]!) - minutesOf(fitted[first]!) + minutesPerDay) % minutesPerDay;
      const longest = (span - off) / minutesPerHour;
      const told = amountIn(fitted[counted]!);
      if (longest <= 0 || (told <= longest && told >= longest - most)) continue;
      // Half hours are what people tell, and a little less than all of it.
      fitted[counted] = fittedAmount(fields[counted]!, Math.floor((longest - most / 2) * 2) / 2) ?? fitted[counted]!;
    }
  }
  return fitted;
}

function isClock({ field, fitted: { value } }: FittedField): boolean {
  return (field.control === 'text' || field.control === 'date') && /^\d\d:\d\d$/.test(typedText(value) ?? '');
}

function minutesOf({ value }: Fitted): number {
  const [hours = 0, minutes = 0] = (typedText(value) ?? '').split(':').map(Number);
  return hours * minutesPerHour + minutes;
}
