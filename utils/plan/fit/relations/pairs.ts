/** What fields must be together, once each is right by itself: shares of a whole, starts and ends. */
import { typedText, type ChoiceControl, type FieldDescriptor, type Option } from '../../../pipeline';
import type { Kind } from '../../../kinds/kinds';
import type { Recognition } from '../../recognition';
import { allows } from '../allows';
import { spans } from '../../spans';
import { units } from '../date/units';
import { fittedText, type Fitted, type FittedField } from '../fitted';
import { formsByPerson } from './forms';

const endOf = new Map(spans.map(({ start, end }) => [start, end]));
const spanKinds: ReadonlySet<Kind> = new Set(spans.flatMap(({ start, end }) => [start, end]));

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
  const begun = new Set(fields.map(({ recognition }) => recognition.ends));
  const concerned = [...fields.keys()].filter((index) => {
    const { id, kind, ends } = fields[index]!.recognition;
    return kind === 'percentage' || spanKinds.has(kind) || ends !== undefined || begun.has(id);
  });
  return formsByPerson(fields, concerned).filter((group) => group.length > 1);
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
    const end = group.find((index) => index > start && isEndOf(fields[index]!.recognition, fields[start]!.recognition));
    if (end === undefined) continue;
    const [from, to] = [fitted[start]!, fitted[end]!];
    if (isTurned(fields[start]!.field, fields[end]!.field, from, to)) [fitted[start], fitted[end]] = [to, from];
  }
}

function isEndOf(recognition: Recognition, start: Recognition): boolean {
  return recognition.ends === start.id || recognition.kind === endOf.get(start.kind);
}

/** Whether the second comes before the first, and each may stand in the other's place. */
function isTurned(first: FieldDescriptor, last: FieldDescriptor, from: Fitted, to: Fitted): boolean {
  if (first.control === 'choice') return isTurnedChoice(first, last, from, to);
  const [begins, finishes] = [typedText(from.value), typedText(to.value)];
  if (begins === null || finishes === null || !isAfter(begins, finishes, first, last)) return false;
  return allows(first, finishes) && allows(last, begins);
}

/** Of two lists that offer the same numbers. */
function isTurnedChoice(first: ChoiceControl, last: FieldDescriptor, from: Fitted, to: Fitted): boolean {
  if (last.control !== 'choice' || !areAlike(first.options, last.options)) return false;
  return placeOf(from) > placeOf(to);
}

function placeOf({ value }: Fitted): number {
  return (value?.as === 'options' ? value.at?.[0] : undefined) ?? 0;
}

function areAlike(one: readonly Option[], other: readonly Option[]): boolean {
  return one.length === other.length && one.every(({ text }, at) => text === other[at]!.text);
}

/** An amount as it is typed: "120", "99.50", "99,50". */
const plainAmount = /^\d+(?:[.,]\d{1,2})?$/;

function isAfter(from: string, to: string, first: FieldDescriptor, last: FieldDescriptor): boolean {
  if (first.control === 'number' && last.control === 'number') return Number(from) > Number(to);
  if (first.control === 'text' && plainAmount.test(from) && plainAmount.test(to))
    return Number(from.replace(',', '.')) > Number(to.replace(',', '.'));
  if (first.control !== 'date' || last.control !== 'date' || first.type !== last.type) return false;
  return units[first.type].read(from) > units[last.type].read(to);
}
