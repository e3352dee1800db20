/** Numbers of one form of which one is about so much of another: a beam of a length, a grant of what a project costs. */
import type { AskTable } from '../../../asks/ask-data';
import { unitsAt } from '../../../asks/units';
import { byText } from '../../../by-text';
import { matchesFolded } from '../../../pattern-of';
import { amountIn, fittedAmount, isAmount, named } from './amounts';
import { plainLabel } from '../said-in';
import type { Fitted, FittedField } from '../../fitted';
import { formsOf } from '../forms';
import { isSummed } from './totals';

type Ratio = AskTable['ratios'][number];

/** Numbers between two that belong together. */
const reach = 12;

/**
 * For valid values, each right by itself.
 * @returns what was fitted, in the same order, a lesser number as much of the greater one as such numbers are
 */
export function fitRatios(fields: readonly FittedField[], table: AskTable): Fitted[] {
  const { ratios } = table;
  const fitted = fields.map((one) => one.fitted);
  const sides = byText((label) => ratios.map((row) => sideOf(label, row)));
  const amounts = [...fields.keys()].filter((at) => isAmount(fields[at]!));
  for (const numbers of formsOf(fields, amounts)) {
    // One number alone has no other; expressions asked for nothing take a cold start long.
    if (numbers.length < 2) continue;
    const said = numbers.map((at) => sides(plainLabel(fields[at]!)));
    ratios.forEach((row, nth) => {
      numbers.forEach((one, less) => {
        const more = said[less]![nth] === 'less' ? nearest(less, (place) => said[place]?.[nth] === 'more') : undefined;
        if (more === undefined) return;
        const other = numbers[more]!;
        if (areAlike(fields[one]!, fields[other]!))
          settle(one, other, isSummed(more, numbers, fields, table) ? asSummed(row) : row, fields, fitted);
      });
    });
  }
  return fitted;
}

/** What others add up to stays as it is. */
function asSummed([less, more, low, high]: Ratio): Ratio {
  return [less, more, low, high, 'less'];
}

type Side = 'less' | 'more' | null;

/** null for what is neither of the two, and for what may be both. */
function sideOf(label: string, [less, more]: Ratio): Side {
  const [isLess, isMore] = [less, more].map((says) => matchesFolded(says, label));
  if (isLess === isMore) return null;
  return isLess ? 'less' : 'more';
}

/** The nearest place that is one of those sought. */
function nearest(place: number, isSought: (place: number) => boolean): number | undefined {
  for (let away = 1; away <= reach; away++) {
    const found = [place - away, place + away].find(isSought);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether both are told in one unit, as far as they say so. */
function areAlike(one: FittedField, other: FittedField): boolean {
  const [first, second] = [one, other].map(({ field }) => unitsAt(field));
  return first!.length === 0 || second!.length === 0 || first!.some((unit) => second!.includes(unit));
}

/** How long certificates, keys and offers are valid, as a rule. */
const roundDays = [30, 90, 180, 365, 730];

function settle(less: number, more: number, row: Ratio, fields: readonly FittedField[], fitted: Fitted[]): void {
  const [, , low, high, moves] = row;
  const [small, great] = [amountIn(fitted[less]!), amountIn(fitted[more]!)];
  if (small >= great * low && small <= great * high) return;
  const usual = (low + high) / 2;
  // Of what is less than one there are no whole numbers: 33 hours a week are 0.9 of a full-time post.
  const isWhole = Number.isInteger(small) && Number.isInteger(great) && great * high >= 1;
  const lessen = () => set(less, Math.min(named(great * usual, isWhole), great));
  const round = roundDays.find((days) => small >= days * low && small <= days * high);
  const isOfDays = unitsAt(fields[more]!.field).includes('days');
  const raise = () => set(more, isOfDays && round ? round : named(small / usual, isWhole));
  const set = (at: number, amount: number): boolean => {
    const text = fittedAmount(fields[at]!, amount);
    if (text) fitted[at] = text;
    return text !== null;
  };
  const [first, second] = moves === 'more' ? [raise, lessen] : [lessen, raise];
  if (!first()) second();
}
