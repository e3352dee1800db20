/** What is so in all is the sum of what stands before it: "Accommodation", "Meals", "Total claimed"; the hours of a week's days. */
import type { AskTable } from '../../../asks/ask-data';
import { unitsAt, unitsIn } from '../../../asks/units';
import { labelOf } from '../../../label-of';
import { matchesFolded } from '../../../pattern-of';
import { tokenise } from '../../../recognise/texts/fold';
import { amountIn, fittedAmount, isAmount } from './amounts';
import { plainLabel } from '../said-in';
import type { Fitted, FittedField } from '../../fitted';
import { formsOf } from '../forms';

/** Numbers before a total among which its parts stand. */
const reach = 14;

const moneyKinds: ReadonlySet<string> = new Set(['price', 'transaction-amount']);
const money = '€';

/**
 * For valid values, each right by itself.
 * @returns what was fitted, in the same order, totals of two and more amounts worked out
 */
export function fitTotals(fields: readonly FittedField[], table: AskTable): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  const numbers = [...fields.keys()].filter((at) => isAmount(fields[at]!));
  for (const form of formsOf(fields, numbers)) {
    form.forEach((at, place) => {
      const sumOf = (parts: readonly number[]) =>
        parts.length > 1 ? parts.reduce((all, part) => all + amountIn(fitted[part]!), 0) : 0;
      const set = (sum: number) => {
        const text = sum > 0 ? fittedAmount(fields[at]!, sum) : null;
        if (text) fitted[at] = text;
      };
      if (isTotal(fields[at]!, table)) set(sumOf(partsOf(place, form, fields, table)));
      else if (says('whole', fields[at]!, table)) {
        const sum = sumOf(itemsOf(at, form.slice(place + 1, place + 1 + reach), fields, table));
        if (sum > amountIn(fitted[at]!)) set(sum);
      }
    });
  }
  return fitted;
}

/** Whether the number at a place of its form is the sum of others there. */
export function isSummed(
  place: number,
  form: readonly number[],
  fields: readonly FittedField[],
  table: AskTable,
): boolean {
  return isTotal(fields[form[place]!]!, table) && partsOf(place, form, fields, table).length > 1;
}

/** "Value of jewellery", "Value of cash" behind "Total value of stolen items": what is told of more than these as well. */
function itemsOf(whole: number, after: readonly number[], fields: readonly FittedField[], table: AskTable): number[] {
  const wordsOf = (at: number) => tokenise(labelOf(fields[at]!.field)).map(({ text }) => text);
  const words = new Set(wordsOf(whole).filter((word) => word.length >= shortest));
  const isItem = (at: number) =>
    measureOf(fields[at]!, table) === measureOf(fields[whole]!, table) && wordsOf(at).some((word) => words.has(word));
  const end = after.findIndex(
    (at) => !isItem(at) || says('whole', fields[at]!, table) || says('apart', fields[at]!, table),
  );
  return after.slice(0, end < 0 ? after.length : end);
}

const shortest = 4;

/** The amounts of the same measure right before a total: money with other numbers between, all else one after the other. */
function partsOf(place: number, form: readonly number[], fields: readonly FittedField[], table: AskTable): number[] {
  const measure = measureOf(fields[form[place]!]!, table);
  const before = form.slice(Math.max(0, place - reach), place);
  if (measure === null) return [];
  const parts: number[] = [];
  for (const at of before.toReversed()) {
    const isSame = measureOf(fields[at]!, table) === measure;
    if (!isSame && measure !== money) break;
    if (isSame && isTotal(fields[at]!, table)) return says('subtotal', fields[at]!, table) ? [at, ...parts] : parts;
    if (isSame && !says('apart', fields[at]!, table)) parts.unshift(at);
  }
  return parts;
}

/** What an amount is told in; null for a count. */
function measureOf({ field, recognition: { kind, ask } }: FittedField, { amounts }: AskTable): string | null {
  const amount = ask === undefined ? undefined : amounts[ask];
  const stated = unitsAt(field);
  if (stated.length > 0) return stated.includes(money) ? money : stated[0]!;
  if ((amount && money in amount) || (!ask && moneyKinds.has(kind))) return money;
  return unitsIn(labelOf(field))[0] ?? null;
}

function isTotal(field: FittedField, table: AskTable): boolean {
  return says('total', field, table) && !says('notTotal', field, table);
}

function says(what: keyof AskTable['totals'], field: FittedField, { totals }: AskTable): boolean {
  return matchesFolded(totals[what], plainLabel(field));
}
