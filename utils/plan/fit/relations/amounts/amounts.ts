/** Numbers as the fields of a form hold them, and as people would name them. */
import { kindEntry, type Kind, type KindGroup } from '../../../../kinds/kinds';
import { typedText } from '../../../../pipeline';
import { allows } from '../../allows';
import { fittedText, type Fitted, type FittedField } from '../../fitted';

const plainNumber = /^\d{1,12}(?:[.,]\d{1,3})?$/;

/** NaN where a field holds no bare number. */
export function amountIn({ value }: Fitted): number {
  const text = typedText(value) ?? '';
  return plainNumber.test(text) ? Number(text.replace(',', '.')) : NaN;
}

/** Kinds whose digits count nothing, beside those by which somebody is reached or known. */
const codes: ReadonlySet<Kind> = new Set<Kind>([
  ...(['postal-code', 'house-number', 'cc-number', 'cc-csc', 'cc-exp-month', 'cc-exp-year'] as const),
]);
const groupsOfCodes: ReadonlySet<KindGroup> = new Set<KindGroup>(['contact', 'account', 'internet']);

/** Whether it is a box of its own that holds a bare number, such as may be reckoned with. */
export function isAmount({ field, recognition: { kind }, fitted }: FittedField): boolean {
  if (codes.has(kind) || groupsOfCodes.has(kindEntry(kind).group)) return false;
  return (field.control === 'number' || field.control === 'text') && !Number.isNaN(amountIn(fitted));
}

/** To a number that people would name: 1250, 135, 17; finer where the number itself is small. */
export function named(amount: number, isWhole: boolean): number {
  if (amount < 20 && !isWhole) return Math.round(amount * 10) / 10;
  const step = amount >= 10_000 ? 500 : amount >= 1000 ? 50 : amount >= 200 ? 5 : 1;
  return Math.max(step, Math.round(amount / step) * step);
}

/** @returns the number as it is in the field; null where the field's own rules do not take it */
export function exactAmount({ field }: Pick<FittedField, 'field'>, amount: number): Fitted | null {
  const text = String(amount);
  return allows(field, text) ? fittedText(text) : null;
}

/** @returns the number in the field, by hundredths or whole; null where the field's own rules take neither */
export function fittedAmount(one: Pick<FittedField, 'field'>, amount: number): Fitted | null {
  return exactAmount(one, Math.round(amount * 100) / 100) ?? exactAmount(one, Math.round(amount));
}
