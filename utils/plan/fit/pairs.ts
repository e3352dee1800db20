/** What fields must be together, once each is right by itself: shares of a whole, starts and ends. */
import { grouped } from '../grouped';
import { typedText, type FieldDescriptor } from '../../pipeline';
import type { Kind } from '../../kinds/kinds';
import type { Recognition } from '../recognition';
import { allows } from './allows';
import { units } from './date/units';
import { fittedText, type Fitted } from './fitted';

export interface FittedField {
  readonly field: FieldDescriptor;
  readonly recognition: Recognition;
  readonly fitted: Fitted;
}

const spans: Readonly<Partial<Record<Kind, Kind>>> = {
  'start-date': 'end-date',
  'check-in': 'check-out',
  'issue-date': 'expiry-date',
  'start-time': 'end-time',
  'price-min': 'price-max',
  'age-min': 'age-max',
  'number-min': 'number-max',
};

/**
 * For realistic values: moving each field into its own bounds may have turned a span round, or made shares exceed 100.
 * @returns what was fitted, in the same order, changed where fields belong together
 */
export function fitPairs(fields: readonly FittedField[]): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  for (const group of together(fields)) {
    lowerShares(group, fields, fitted);
    turnSpans(group, fields, fitted);
  }
  return fitted;
}

/** Positions of the fields of one form and person that this is about. */
function together(fields: readonly FittedField[]): number[][] {
  const ends = Object.values(spans);
  const concerned = [...fields.keys()].filter((index) => {
    const { kind } = fields[index]!.recognition;
    return kind === 'percentage' || kind in spans || ends.includes(kind);
  });
  const formAndPerson = (index: number) =>
    JSON.stringify([fields[index]!.field.form, fields[index]!.recognition.person]);
  return [...grouped(concerned, formAndPerson).values()].filter((group) => group.length > 1);
}

function lowerShares(group: readonly number[], fields: readonly FittedField[], fitted: Fitted[]): void {
  const shares = group.filter((index) => fields[index]!.recognition.kind === 'percentage');
  const sum = shares.reduce((total, index) => total + Number(typedText(fitted[index]!.value) ?? 0), 0);
  if (shares.length < 2 || !(sum > 100)) return;
  const share = String(Math.floor(100 / shares.length));
  for (const index of shares) if (allows(fields[index]!.field, share)) fitted[index] = fittedText(share);
}

/** Each start with the next end after it. */
function turnSpans(group: readonly number[], fields: readonly FittedField[], fitted: Fitted[]): void {
  for (const start of group) {
    const endKind = spans[fields[start]!.recognition.kind];
    const end = group.find((index) => index > start && fields[index]!.recognition.kind === endKind);
    if (end === undefined) continue;
    const [from, to] = [typedText(fitted[start]!.value), typedText(fitted[end]!.value)];
    const [first, last] = [fields[start]!.field, fields[end]!.field];
    if (from === null || to === null || !isAfter(from, to, first, last)) continue;
    if (allows(first, to) && allows(last, from)) [fitted[start], fitted[end]] = [fitted[end]!, fitted[start]!];
  }
}

function isAfter(from: string, to: string, first: FieldDescriptor, last: FieldDescriptor): boolean {
  if (first.control === 'number' && last.control === 'number') return Number(from) > Number(to);
  if (first.control !== 'date' || last.control !== 'date' || first.type !== last.type) return false;
  return units[first.type].read(from) > units[last.type].read(to);
}
