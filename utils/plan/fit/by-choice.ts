/** Numbers go with what was chosen: a jet ski is no twelve metres long, a rabbit weighs no twenty kilos. */
import type { AskTable } from '../asks/ask-data';
import { unitsAt } from '../asks/units';
import { grouped } from '../grouped';
import { foldedPatternOf } from '../pattern-of';
import { makeStream } from '../stream';
import { fold } from '../recognise/texts/fold';
import { amountIn, fittedAmount, isAmount, named, plainLabel } from './amounts';
import type { Fitted } from './fitted';
import { nearestTo } from './nearest';
import type { FittedField } from './pairs';

type Row = AskTable['byChoice'][number];

/**
 * For valid values, each right by itself.
 * @returns what was fitted, in the same order, numbers that a row of the table tells of as large as what the nearest list of it
 * has chosen
 */
export function fitByChoice(fields: readonly FittedField[], { byChoice }: Pick<AskTable, 'byChoice'>): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  for (const form of grouped(fields.keys(), (at) => fields[at]!.field.form).values()) {
    const asking = askingIn(form, fields, byChoice);
    if (asking.size === 0) continue;
    const hasBody = form.some((at) => fields[at]!.recognition.kind === 'height');
    for (const at of form) {
      const isOfBody = hasBody && fields[at]!.recognition.kind === 'weight';
      if (isAmount(fields[at]!) && !isOfBody) fitted[at] = asChosen(at, fields, asking);
    }
  }
  return fitted;
}

/** The lists of a form that offer what a row is of, in page order. */
function askingIn(form: readonly number[], fields: readonly FittedField[], rows: readonly Row[]): Map<Row, number[]> {
  const lists = form.filter((at) => chosenIn(fields[at]!) !== null);
  const places = (row: Row) => lists.filter((at) => asksFor(row, fields[at]!));
  return new Map(rows.map((row) => [row, places(row)] as const).filter(([, found]) => found.length > 0));
}

function asksFor([asked, choice]: Row, { field }: FittedField): boolean {
  if (field.control !== 'choice' || !foldedPatternOf(asked).test(plainLabel({ field }))) return false;
  return field.options.some(({ text }) => foldedPatternOf(choice).test(fold(text)));
}

/** What one may choose alone, folded; null for all else. */
function chosenIn({ field, fitted: { value } }: FittedField): string | null {
  const isOne = field.control === 'choice' && value?.as === 'options' && value.at?.length === 1;
  return isOne ? fold(value.wanted[0]!) : null;
}

/** An amount as large as the row says that is met by the nearest of the lists. */
function asChosen(at: number, fields: readonly FittedField[], asking: ReadonlyMap<Row, readonly number[]>): Fitted {
  const one = fields[at]!;
  const label = plainLabel(one);
  const units = unitsAt(one.field);
  const rows = [...asking.keys()].filter(
    ([, , says, unit]) => (unit === '' || units.includes(unit)) && foldedPatternOf(says).test(label),
  );
  const lists = rows.map((row) => nearestTo(asking.get(row)!, at)!);
  const list = nearestTo(
    lists.toSorted((one, other) => one - other),
    at,
  );
  const chosen = list === undefined ? null : chosenIn(fields[list]!);
  const row = chosen === null ? undefined : rows.find(([, choice]) => foldedPatternOf(choice).test(chosen));
  if (!row) return one.fitted;
  const [, choice, , , low, high] = row;
  const amount = amountIn(one.fitted);
  if (amount >= low && amount <= high) return one.fitted;
  const drawn = low + makeStream(`${label} ${choice}`).next() * (high - low);
  return fittedAmount(one, Math.min(high, Math.max(low, named(drawn, Number.isInteger(low))))) ?? one.fitted;
}
