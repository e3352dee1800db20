/** What a unit costs or weighs, how many there are, and what that makes: "Price per gallon", "Gallons", "Total cost". */
import type { AskTable } from '../asks/ask-data';
import { grouped } from '../grouped';
import { labelOf } from '../label-of';
import { foldedPatternOf } from '../pattern-of';
import { typedText } from '../../pipeline';
import { fold, tokenise } from '../recognise/texts/fold';
import { allows } from './allows';
import { fittedText, type Fitted } from './fitted';
import type { FittedField } from './pairs';

/**
 * For valid values, each right by itself.
 * @returns what was fitted, in the same order, totals of so many units at so much a unit worked out
 */
export function fitRates(fields: readonly FittedField[], { rates }: Pick<AskTable, 'rates'>): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  const isNumber = (at: number) => Number(typedText(fitted[at]!.value) ?? '') > 0;
  for (const form of grouped([...fields.keys()].filter(isNumber), (at) => fields[at]!.field.form).values()) {
    for (const rate of form) {
      const read = foldedPatternOf(rates.per).exec(fold(labelOf(fields[rate]!.field)).trim());
      if (!read) continue;
      const [, what = '', unit = ''] = read;
      const others = form.filter(
        (at) => at !== rate && !foldedPatternOf(rates.per).test(fold(labelOf(fields[at]!.field))),
      );
      const total = others.find((at) => isTotal(labelOf(fields[at]!.field), what, rates));
      const count = others.find((at) => at !== total && says(labelOf(fields[at]!.field), unit));
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
  if (!foldedPatternOf(total).test(said)) return false;
  const isPaid = (text: string) => foldedPatternOf(money).test(text);
  return isPaid(what)
    ? isPaid(said) || tokenise(label).length === 1
    : tokenise(what).some((word) => says(label, word.text));
}

const shortest = 3;

function says(label: string, word: string): boolean {
  return tokenise(label).some(({ text }) => text === word || (word.length >= shortest && text.startsWith(word)));
}
