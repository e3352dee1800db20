/** Times of day that are so far apart: who leaves home at nine is at work before eleven, who goes to bed at eleven is up by eight. */
import type { AskTable } from '../../../asks/ask-data';
import { matchesFolded } from '../../../pattern-of';
import { typedText } from '../../../../pipeline';
import { makeStream } from '../../../stream';
import { allows } from '../../allows';
import { plainLabel } from '../said-in';
import { fittedText, type Fitted, type FittedField } from '../../fitted';
import { formsOf } from '../forms';

const minutesPerDay = 1440;
/** Minutes at which people say that something is. */
const step = 15;

/**
 * For valid values, each right by itself.
 * @returns what was fitted, in the same order, the later of two times as long after the other as a row of the table has it
 */
export function fitTimeGaps(fields: readonly FittedField[], { timeGaps }: Pick<AskTable, 'timeGaps'>): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  const clocks = [...fields.keys()].filter((at) => isClock(fields[at]!));
  for (const form of formsOf(fields, clocks)) {
    const labels = form.map((at) => plainLabel(fields[at]!));
    for (const [before, after, least, most] of timeGaps) {
      const says = (pattern: string, place: number) => matchesFolded(pattern, labels[place]!);
      form.forEach((at, place) => {
        if (place === 0 || !says(after, place) || says(before, place)) return;
        const first = [...form.keys()].slice(0, place).findLast((one) => says(before, one));
        if (first === undefined) return;
        const from = minutesOf(fitted[form[first]!]!);
        const gap = (minutesOf(fitted[at]!) - from + minutesPerDay) % minutesPerDay;
        if (gap >= least && gap <= most) return;
        const drawn = makeStream(`gap ${labels[place]} ${from}`).int(
          Math.ceil(least / step),
          Math.floor((least + most) / 2 / step),
        );
        const then = clock(from + drawn * step);
        if (allows(fields[at]!.field, then)) fitted[at] = fittedText(then);
      });
    }
  }
  return fitted;
}

function isClock({ field, fitted: { value } }: FittedField): boolean {
  return (field.control === 'text' || field.control === 'date') && /^\d\d:\d\d$/.test(typedText(value) ?? '');
}

function minutesOf({ value }: Fitted): number {
  const [hours = 0, minutes = 0] = (typedText(value) ?? '').split(':').map(Number);
  return hours * 60 + minutes;
}

function clock(minutes: number): string {
  const ofDay = minutes % minutesPerDay;
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
