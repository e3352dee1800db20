/** A first reading, a last one and what is between them: 78,000 miles, 78,121 miles, 121 miles driven. */
import type { AskTable } from '../../../asks/ask-data';
import { matchesFolded } from '../../../pattern-of';
import { amountIn, fittedAmount, isAmount } from './amounts';
import { plainLabel } from '../said-in';
import { fittedText, type Fitted, type FittedField } from '../../fitted';
import { formsOf } from '../forms';
import { allows } from '../../allows';

/**
 * For valid values, each right by itself.
 * @returns what was fitted, in the same order, the last of two readings or the difference of two amounts worked out
 */
export function fitDifferences(
  fields: readonly FittedField[],
  { differences }: Pick<AskTable, 'differences'>,
): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  const numbers = [...fields.keys()].filter((at) => isAmount(fields[at]!));
  for (const form of formsOf(fields, numbers)) {
    // From, to, and what lies between.
    if (form.length < 3) continue;
    const labels = form.map((at) => plainLabel(fields[at]!));
    for (const [first, last, between, moves] of differences) {
      const places = [first, last, between].map((says) => labels.findIndex((label) => matchesFolded(says, label)));
      if (places.includes(-1) || new Set(places).size < places.length) continue;
      const [from, to, difference] = places.map((place) => form[place]!);
      const [before, after, many] = [from, to, difference].map((at) => amountIn(fitted[at!]!));
      if (moves === 'last') {
        const text = fittedAmount(fields[to!]!, before! + many!);
        if (text) fitted[to!] = text;
      } else {
        const text = String(Math.round((after! - before!) * 100) / 100);
        const { field } = fields[difference!]!;
        if (allows(field, text)) fitted[difference!] = fittedText(text);
      }
    }
  }
  return fitted;
}
