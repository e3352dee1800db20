/** What a unit costs or weighs, how many there are, and what that makes: "Price per gallon", "Gallons", "Total cost". */
import type { AskTable } from '../../../asks/ask-data';
import { labelOf } from '../../../label-of';
import { foldedPatternOf, matchesFolded } from '../../../pattern-of';
import { typedText } from '../../../../pipeline';
import { fold, tokenise } from '../../../recognise/texts/fold';
import { allows } from '../../allows';
import { fittedText, type Fitted, type FittedField } from '../../fitted';
import { formsOf } from '../forms';

/** Numbers on either side of a rate among which its count and its total stand. */
const reach = 12;

/**
 * For valid values, each right by itself.
 * @returns what was fitted, in the same order, totals of so many units at so much a unit worked out
 */
export function fitRates(fields: readonly FittedField[], { rates }: Pick<AskTable, 'rates'>): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  const isNumber = (at: number) => Number(typedText(fitted[at]!.value) ?? '') > 0;
  const labels = fields.map(({ field }) => labelOf(field));
  const rateIn = (at: number) => foldedPatternOf(rates.per).exec(fold(labels[at]!).trim());
  for (const form of formsOf(fields, [...fields.keys()].filter(isNumber))) {
    for (const [place, rate] of form.entries()) {
      const read = rateIn(rate);
      if (!read) continue;
      const [, what = '', unit = ''] = read;
      const after = form.slice(place + 1, place + 1 + reach).filter((at) => !rateIn(at));
      const before = form.slice(Math.max(0, place - reach), place).filter((at) => !rateIn(at));
      const others = [...after, ...before.reverse()];
      const total = others.find((at) => isTotal(labels[at]!, what, rates));
      // In a table's rows each rate has the count that stands nearest.
      const counts = others.filter((at) => at !== total && says(labels[at]!, unit));
      const count = counts.sort((one, other) => Math.abs(one - rate) - Math.abs(other - rate))[0];
      if (total === undefined || count === undefined) continue;
      const [each, many] = [rate, count].map((at) => Number(typedText(fitted[at]!.value)));
      const { field } = fields[total]!;
      const text = String(Math.round(each! * many! * 100) / 100);
      const shown = allows(field, text) ? text : String(Math.round(Number(text)));
      if (allows(field, shown)) fitted[total] = fittedText(shown);
    }
  }
  return fitted;
}

/** "Total weight" of what weighs so much each; whatever is paid in all, of a price. */
function isTotal(label: string, what: string, { total, money }: AskTable['rates']): boolean {
  const said = fold(label);
  if (!matchesFolded(total, said)) return false;
  const isPaid = (text: string) => matchesFolded(money, text);
  return isPaid(what)
    ? isPaid(said) || tokenise(label).length === 1
    : tokenise(what).some((word) => says(label, word.text));
}

const shortest = 3;

function says(label: string, word: string): boolean {
  return tokenise(label).some(({ text }) => text === word || (word.length >= shortest && text.startsWith(word)));
}
