/** A quantity beside a list that counts its things is their sum: "2 cotton shirts, 1 pair of shoes, 3 books" are 6. */
import type { AskTable } from '../../../asks/ask-data';
import { matchesFolded } from '../../../pattern-of';
import { typedText } from '../../../../pipeline';
import type { Fitted, FittedField } from '../../fitted';
import { formsOf } from '../forms';
import { plainLabel } from '../said-in';
import { fittedAmount, isAmount } from './amounts';

/** Fields after the list among which its quantity stands. */
const reach = 3;

/**
 * For valid values, each right by itself.
 * @returns what was fitted, in the same order, quantities of all things as many as the list before them counts
 */
export function fitListedCounts(
  fields: readonly FittedField[],
  { toldBy }: { readonly toldBy: Pick<AskTable['toldBy'], 'quantity'> },
): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  for (const form of formsOf(fields))
    form.forEach((at, place) => {
      if (!isAmount(fields[at]!) || !matchesFolded(toldBy.quantity, plainLabel(fields[at]!))) return;
      const before = form.slice(Math.max(0, place - reach), place).map((one) => countedIn(fields[one]!));
      const many = before.findLast((count) => count > 0);
      const text = many === undefined ? null : fittedAmount(fields[at]!, many);
      if (text) fitted[at] = text;
    });
  return fitted;
}

const counted = /^\W*(\d{1,3}) (?=\p{L})/u;
const betweenThings = /[,;\n]\s*/u;

/** How many things a list counts; 0 for what is no list of more than one sort of them. */
function countedIn({ field, fitted: { value } }: FittedField): number {
  if (field.control !== 'text') return 0;
  const counts = (typedText(value) ?? '').split(betweenThings).map((thing) => Number(counted.exec(thing)?.[1] ?? NaN));
  const sum = counts.reduce((all, count) => all + count, 0);
  return counts.length > 1 && !Number.isNaN(sum) ? sum : 0;
}
