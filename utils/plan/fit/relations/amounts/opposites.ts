/** Amounts that two labels tell apart by opposed words: "Net weight" is less than "Gross weight", "Min nights" than "Max nights". */
import type { AskTable } from '../../../asks/ask-data';
import { firstText } from '../../../label-of';
import { unitsIn } from '../../../asks/units';
import { matches, patternOf } from '../../../pattern-of';
import { typedText } from '../../../../pipeline';
import { allows } from '../../allows';
import { fittedText, type Fitted, type FittedField } from '../../fitted';
import { formsByPerson } from '../forms';

type Opposed = AskTable['opposed'][number];

/**
 * For valid values, each right by itself.
 * @returns what was fitted, in the same order, the lesser of two such amounts less than the other
 */
export function fitOpposites(fields: readonly FittedField[], { opposed }: Pick<AskTable, 'opposed'>): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  const numbers = [...fields.keys()].filter((at) => isAmount(fields[at]!));
  for (const form of formsByPerson(fields, numbers))
    for (const row of opposed)
      for (const [less, more] of pairsOf(row, form, fields)) order(less, more, row, fields, fitted);
  return fitted;
}

/** Positions of fields whose labels differ in nothing but the row's words. */
function pairsOf([less, more]: Opposed, form: readonly number[], fields: readonly FittedField[]): [number, number][] {
  const besides = (words: string, at: number) => {
    const label = withoutAsides(firstText(fields[at]!.field), words);
    return matches(words, label) ? wordsOf(label.replace(patternOf(words), ' ')) : null;
  };
  return form.flatMap((at): [number, number][] => {
    const rest = besides(more, at);
    const other = rest === null ? undefined : form.find((one) => one !== at && besides(less, one) === rest);
    return other === undefined ? [] : [[other, at]];
  });
}

/** "Net pay (take-home)" is opposed to "Gross pay"; what tells a unit or one of the words is no aside. */
function withoutAsides(label: string, words: string): string {
  return label.replaceAll(/[(（][^()（）]*[)）]/gu, (aside) =>
    matches(words, aside) || unitsIn(aside).length > 0 ? aside : ' ',
  );
}

function wordsOf(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}%]+/gu) ?? []).join(' ');
}

/** Whether it is not far from what is usual: a net that is half the gross is, a tare of two thirds as well. */
function isLikely(ratio: number, share: number): boolean {
  return ratio > Math.max(share / 2, 1.6 * share - 0.65) && ratio < (share < 0.5 ? (1 + share) / 2 : 0.8 + share / 5);
}

/** Amounts from which on rounding to tens is not noticed. */
const large = 1000;

function order(
  less: number,
  more: number,
  [, , share]: Opposed,
  fields: readonly FittedField[],
  fitted: Fitted[],
): void {
  const [small, big] = [valueOf(fitted[less]!), valueOf(fitted[more]!)];
  if (small < big && (share <= 0 || isLikely(small / big, share))) return;
  const set = (at: number, value: number): boolean => {
    const whole = Math.round(value);
    const text = String(
      Number.isInteger(small + big) && whole < Math.max(big, value) ? whole : Number(value.toFixed(2)),
    );
    if (!(value > 0) || !allows(fields[at]!.field, text)) return false;
    fitted[at] = fittedText(text);
    return true;
  };
  if (share < 0) set(more, small + Math.max(1, Math.round(small * -share)));
  else if (share === 0 && small > big) {
    if (allows(fields[less]!.field, String(big)) && allows(fields[more]!.field, String(small)))
      [fitted[less], fitted[more]] = [fitted[more]!, fitted[less]!];
  } else {
    const value = big * (share || 0.5);
    // Of whole numbers nothing may be left below the greater one.
    if (!set(less, big >= large ? Math.round(value / 10) * 10 : value)) set(more, small + 1);
  }
}

function isAmount({ field, fitted }: FittedField): boolean {
  return (
    (field.control === 'number' || field.control === 'text') && /^\d+(?:\.\d+)?$/.test(typedText(fitted.value) ?? '')
  );
}

function valueOf({ value }: Fitted): number {
  return Number(typedText(value));
}
