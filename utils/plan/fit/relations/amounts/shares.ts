/** Parts of an amount of money that a form asks for as well: a deposit is less than the price, the balance what it leaves. */
import { firstText } from '../../../label-of';
import { grouped } from '../../../grouped';
import { typedText } from '../../../../pipeline';
import type { AskTable } from '../../../asks/ask-data';
import { matches } from '../../../pattern-of';
import { allows } from '../../allows';
import { fittedText, type Fitted, type FittedField } from '../../fitted';

type Money = AskTable['money'];
type Sort = keyof Money;

const moneyKinds: ReadonlySet<string> = new Set(['price', 'transaction-amount', 'budget']);
const sorts: readonly Sort[] = ['rest', 'part', 'whole'];
/** What is paid first, withheld or let off is about so much of the whole. */
const usualShare = 0.2;

interface Amount {
  readonly at: number;
  readonly sort: Sort;
}

/**
 * For valid values, each right by itself.
 * @returns what was fitted, in the same order, parts of an amount smaller than the largest whole of form and person
 */
export function fitShares(fields: readonly FittedField[], table: AskTable): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  const amounts = [...fields.keys()].flatMap((at): Amount[] => {
    const sort = sortOf(fields[at]!, table);
    return sort ? [{ at, sort }] : [];
  });
  const formAndPerson = ({ at }: Amount) => JSON.stringify([fields[at]!.field.form, fields[at]!.recognition.person]);
  for (const group of grouped(amounts, formAndPerson).values()) shareOut(group, fields, fitted);
  return fitted;
}

function shareOut(group: readonly Amount[], fields: readonly FittedField[], fitted: Fitted[]): void {
  const ofSort = (sort: Sort) => group.filter((one) => one.sort === sort).map(({ at }) => at);
  const whole = Math.max(0, ...ofSort('whole').map((at) => valueOf(fitted[at]!)));
  if (whole === 0) return;
  const set = (at: number, amount: number) => {
    const text = String(amount);
    if (amount > 0 && allows(fields[at]!.field, text)) fitted[at] = fittedText(text);
  };
  const parts = ofSort('part');
  for (const at of parts) if (valueOf(fitted[at]!) >= whole / 2) set(at, rounded(whole * usualShare));
  const paid = parts.length === 1 ? valueOf(fitted[parts[0]!]!) : 0;
  for (const at of ofSort('rest'))
    if (paid > 0) set(at, Math.round((whole - paid) * 100) / 100);
    else if (valueOf(fitted[at]!) > whole) set(at, rounded(whole / 2));
}

/** @returns undefined for what is no money, and for money that is none of these */
function sortOf({ field, recognition: { kind, ask }, fitted }: FittedField, table: AskTable): Sort | undefined {
  const amount = ask === undefined ? undefined : table.amounts[ask];
  const isMoney = ask === undefined ? moneyKinds.has(kind) : amount !== undefined && '€' in amount;
  const label = firstText(field);
  if (!isMoney || Number.isNaN(valueOf(fitted))) return undefined;
  return sorts.find((sort) => matches(table.money[sort], label));
}

/** To a number that people would name. */
function rounded(amount: number): number {
  const step = amount >= 1000 ? 50 : amount >= 100 ? 5 : 1;
  return Math.max(step, Math.round(amount / step) * step);
}

function valueOf({ value }: Fitted): number {
  const text = typedText(value) ?? '';
  return text === '' ? NaN : Number(text.replace(',', '.'));
}
