/** Amounts of one form that follow from one another: gross is net and tax, a total is quantity times price. */
import { grouped } from '../grouped';
import { typedText, type FieldDescriptor } from '../../pipeline';
import { allows } from './allows';
import { fittedText, type Fitted } from './fitted';
import { makeGrid } from './number/grid';
import type { FittedField } from './pairs';

interface Sum {
  readonly of: string;
  readonly from: readonly [string, string];
  readonly by: (one: number, other: number) => number;
}

const plus = (one: number, other: number) => one + other;
const times = (one: number, other: number) => one * other;
const millisecondsPerDay = 86_400_000;

/** Named by ask where there is one, else by kind; the first whose parts stand on the page counts. */
const sums: readonly Sum[] = [
  { of: 'invoice-total', from: ['net-amount', 'tax-amount'], by: plus },
  { of: 'invoice-total', from: ['net-amount', 'vat-beside-net'], by: plus },
  { of: 'invoice-total', from: ['quantity', 'unit-price'], by: times },
  { of: 'invoice-total', from: ['quantity', 'price'], by: times },
  { of: 'invoice-total', from: ['hours-worked', 'pay-hour'], by: times },
  { of: 'loan-amount', from: ['house-price', 'down-payment'], by: (price, own) => price - own },
  { of: 'bmi', from: ['weight', 'height'], by: (kilograms, centimetres) => (10_000 * kilograms) / centimetres ** 2 },
  {
    of: 'quantity-received',
    from: ['quantity-ordered', 'quantity-rejected'],
    by: (ordered, rejected) => ordered - rejected,
  },
  { of: 'total-minutes', from: ['prep-minutes', 'cook-minutes'], by: plus },
  { of: 'nights', from: ['check-in', 'check-out'], by: (first, last) => (last - first) / millisecondsPerDay },
];

/** What must not exceed what. */
const orders: readonly (readonly [less: string, more: string])[] = [
  ['net-weight', 'gross-weight'],
  ['cost-price', 'unit-price'],
  ['cost-price', 'price'],
  ['unit-price', 'list-price'],
  ['price', 'list-price'],
  ['down-payment', 'house-price'],
  ['mileage', 'odometer-end'],
  ['min-temperature', 'max-temperature'],
  ['tax-withheld', 'income-year'],
  ['net-month', 'salary-month'],
  ['grant-amount', 'project-cost'],
  ['dive-depth-mean', 'dive-depth'],
  ['current-limit', 'requested-limit'],
  ['salary-low', 'salary-high'],
  ['para', 'gravida'],
  ['gross-weight', 'chargeable-weight'],
];

/**
 * For valid values, each right by itself.
 * @returns what was fitted, in the same order, changed where fields belong together
 */
export function fitSums(fields: readonly FittedField[]): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  for (const form of forms(fields)) {
    const at = (name: string) =>
      form.find((index) => askOrKind(fields[index]!) === name && textOf(fitted[index]!) !== '');
    for (const [less, more] of orders) putInOrder(at(less), at(more), fields, fitted);
    const done = new Set<string>();
    for (const sum of sums) if (!done.has(sum.of) && addUp(sum, at, fields, fitted)) done.add(sum.of);
  }
  return fitted;
}

/** Positions of the fields of one form and person. */
function forms(fields: readonly FittedField[]): number[][] {
  const formAndPerson = (index: number) =>
    JSON.stringify([fields[index]!.field.form, fields[index]!.recognition.person]);
  return [...grouped(fields.keys(), formAndPerson).values()];
}

function askOrKind({ recognition }: FittedField): string {
  return recognition.ask ?? recognition.kind;
}

function addUp(
  { of, from, by }: Sum,
  at: (name: string) => number | undefined,
  fields: readonly FittedField[],
  fitted: Fitted[],
): boolean {
  const [total, one, other] = [at(of), at(from[0]), at(from[1])];
  if (total === undefined || one === undefined || other === undefined) return false;
  const value = by(valueOf(fitted[one]!), valueOf(fitted[other]!));
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
