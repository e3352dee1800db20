/** Hours that two times of day and a pause leave: who lies down at eleven, sleeps after half an hour and rises at seven slept no nine. */
import type { AskTable } from '../../../asks/ask-data';
import { matchesFolded } from '../../../pattern-of';
import { allows } from '../../allows';
import { typedText } from '../../../../pipeline';
import { amountIn, isAmount } from '../amounts/amounts';
import { fittedText, type Fitted, type FittedField } from '../../fitted';
import { formsOf } from '../forms';
import { plainLabel } from '../said-in';

const minutesPerDay = 1440;
const minutesPerHour = 60;
/** Hours that are worth being counted. */
const leastHours = 1;

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
    // Of several it is not known which belong together: a week has its own for each day.
    const find = (places: readonly number[], says: string) => {
      const said = places.filter((at) => matchesFolded(says, plainLabel(fields[at]!)));
      return said.length === 1 ? said[0] : undefined;
    };
    for (const { from, to, less, hours, most } of clockHours) {
      const [first, last] = [find(clocks, from), find(clocks, to)];
      const counted = find(amounts, hours);
      if (first === undefined || last === undefined || first === last || counted === undefined) continue;
      const pause = find(amounts, less);
      const off = pause === undefined || pause === counted ? 0 : amountIn(fitted[pause]!);
      const span = (minutesOf(fitted[last]!) - minutesOf(fitted[first]!) + minutesPerDay) % minutesPerDay;
      const longest = (span - off) / minutesPerHour;
      const told = amountIn(fitted[counted]!);
      if (longest < leastHours || (told <= longest && told >= longest - most)) continue;
      // Half hours are what people tell, and a little less than all of it.
      const usual = Math.floor((longest - most / 2) * 2) / 2;
      fitted[counted] =
        [usual, Math.floor(usual)].map((hours) => exactAmount(fields[counted]!, hours)).find(Boolean) ??
        fitted[counted]!;
    }
  }
  return fitted;
}

function exactAmount({ field }: FittedField, hours: number): Fitted | null {
  return allows(field, String(hours)) ? fittedText(String(hours)) : null;
}

function isClock({ field, fitted: { value } }: FittedField): boolean {
  return (field.control === 'text' || field.control === 'date') && /^\d\d:\d\d$/.test(typedText(value) ?? '');
}

function minutesOf({ value }: Fitted): number {
  const [hours = 0, minutes = 0] = (typedText(value) ?? '').split(':').map(Number);
  return hours * minutesPerHour + minutes;
}
