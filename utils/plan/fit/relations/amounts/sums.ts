/** Amounts of one form that follow from one another: gross is net and tax, a total is quantity times price. */
import type { AskTable } from '../../../asks/ask-data';
import { typedText, type FieldDescriptor } from '../../../../pipeline';
import { allows } from '../../allows';
import { fittedText, type Fitted, type FittedField } from '../../fitted';
import { formsByPerson } from '../forms';
import { makeGrid } from '../../number/grid';

type By = (one: number, other: number) => number;

const millisecondsPerDay = 86_400_000;

/** What is added to a price as tax where the form states no rate, and whether a share may be that. */
const usualRate = 0.2;
const isRate = (share: number) => share >= 0.04 && share <= 0.27;

/** How a row of the table is worked out. */
const by: Readonly<Record<string, By>> = {
  plus: (one, other) => one + other,
  minus: (one, other) => one - other,
  times: (one, other) => one * other,
  taxed: (net, tax) => (isRate(tax / net) ? tax : net * usualRate),
  days: (first, last) => (last - first) / millisecondsPerDay,
  bmi: (kilograms, centimetres) => (10_000 * kilograms) / centimetres ** 2,
};

/**
 * For valid values, each right by itself.
 * @param table whose sums are named by ask where there is one, else by kind; the first whose parts stand on the page counts
 * @returns what was fitted, in the same order, changed where fields belong together
 */
export function fitSums(fields: readonly FittedField[], { orders, sums }: Pick<AskTable, 'orders' | 'sums'>): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  for (const form of formsByPerson(fields)) {
    const at = (name: string) =>
      form.find((index) => askOrKind(fields[index]!) === name && textOf(fitted[index]!) !== '');
    for (const [less, more] of orders) putInOrder(at(less), at(more), fields, fitted);
    const done = new Set<string>();
    for (const sum of sums) if (!done.has(sum[0]) && addUp(sum, at, fields, fitted)) done.add(sum[0]);
  }
  return fitted;
}

function askOrKind({ recognition }: FittedField): string {
  return recognition.ask ?? recognition.kind;
}

function addUp(
  [of, one, operation, other]: AskTable['sums'][number],
  at: (name: string) => number | undefined,
  fields: readonly FittedField[],
  fitted: Fitted[],
): boolean {
  const [total, first, second] = [at(of), at(one), at(other)];
  if (total === undefined || first === undefined || second === undefined) return false;
  const rate = operation === 'taxed' ? at('tax-rate') : undefined;
  const [left, right] = [valueOf(fitted[first]!), valueOf(fitted[second]!)];
  const value =
    rate === undefined ? by[operation]!(left, right) : (left * Number.parseFloat(textOf(fitted[rate]!))) / 100;
  const { field } = fields[total]!;
  const text = shown(value, field);
  if (!(value > 0) || !allows(field, text)) return false;
  fitted[total] = fittedText(text);
  return true;
}

function shown(value: number, field: FieldDescriptor): string {
  const rounded = Math.round(value * 100) / 100;
  if (!Number.isFinite(rounded)) return '';
  return field.control === 'number' ? (makeGrid(field, 2)?.nearest(rounded) ?? '') : String(rounded);
}

function putInOrder(
  less: number | undefined,
  more: number | undefined,
  fields: readonly FittedField[],
  fitted: Fitted[],
): void {
  if (less === undefined || more === undefined) return;
  const [small, large] = [textOf(fitted[less]!), textOf(fitted[more]!)];
  if (!(Number(small) > Number(large)) || !allows(fields[less]!.field, large) || !allows(fields[more]!.field, small))
    return;
  [fitted[less], fitted[more]] = [fittedText(large), fittedText(small)];
}

function textOf({ value }: Fitted): string {
  return typedText(value) ?? '';
}

/** Days as milliseconds. */
function valueOf(fitted: Fitted): number {
  const text = textOf(fitted);
  return /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text.slice(0, 10)) : Number(text.replace(',', '.'));
}
