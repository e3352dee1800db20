/** Counts of which one is a part of another: of three parcels no four are damaged. */
import type { AskTable } from '../../../asks/ask-data';
import { firstText } from '../../../label-of';
import { tokenise } from '../../../recognise/texts/fold';
import { typedText } from '../../../../pipeline';
import { byText } from '../../../by-text';
import { allows } from '../../allows';
import { fittedText, type Fitted, type FittedField } from '../../fitted';
import { formsOf } from '../forms';
import { withoutBrackets } from '../../../brackets';
import { matches, matchesFolded } from '../../../pattern-of';

/**
 * For valid values, each right by itself.
 * @returns what was fitted, in the same order, a part no more than its whole
 */
export function fitParts(fields: readonly FittedField[], { parts }: Pick<AskTable, 'parts'>): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  const read = byText((text) => readLabel(text, parts));
  const labelAt = (at: number) => read(firstText(fields[at]!.field));
  for (const form of formsOf(fields)) {
    const numbers = form.filter((at) => !Number.isNaN(valueOf(fitted[at]!)));
    const taken = new Map<number, number>();
    numbers.forEach((at, place) => {
      const of = wholeOf(labelAt(at), numbers.slice(Math.max(0, place - reach), place), labelAt);
      if (of === undefined) return;
      // Of three parcels no two are damaged and two more missing.
      const left = valueOf(fitted[of]!) - (labelAt(at).befalls ? (taken.get(of) ?? 0) : 0);
      const part = String(Math.ceil(left / 2));
      if (valueOf(fitted[at]!) > left && allows(fields[at]!.field, part)) fitted[at] = fittedText(part);
      if (labelAt(at).befalls) taken.set(of, (taken.get(of) ?? 0) + valueOf(fitted[at]!));
    });
  }
  return fitted;
}

/** Numbers before a part among which its whole stands. */
const reach = 12;

interface Label {
  readonly words: readonly string[];
  /** Those of them that may name what is counted. */
  readonly things: readonly string[];
  /** Whether it is a part of the number before it, or may be of one that its words repeat. */
  readonly is: 'of-which' | 'count' | null;
  /** Whether it tells what has happened to some: "damaged". */
  readonly befalls: boolean;
}

/** The count before it that its label repeats with a word more or of whose things it says what befell them, or the one right before "of which". */
function wholeOf(
  { is, words, befalls }: Label,
  before: readonly number[],
  labelAt: (at: number) => Label,
): number | undefined {
  if (is === 'of-which') return before.at(-1);
  if (is !== 'count') return undefined;
  return before.findLast((other) => {
    const { words: whole, things, befalls: isPart, is: counts } = labelAt(other);
    if (befalls && !isPart && counts === 'count') return things.some((word) => words.includes(word));
    return whole.length > 1 && whole.length < words.length && whole.every((word) => words.includes(word));
  });
}

const shortest = 4;

function readLabel(text: string, { counts, beyond, ofWhich, befalls, counting }: AskTable['parts']): Label {
  const label = withoutBrackets(text);
  const says = (what: string) => matches(what, label);
  const words = tokenise(label).map((word) => word.text);
  return {
    words,
    things: words.filter((word) => word.length >= shortest && !matchesFolded(counting, word)),
    befalls: says(befalls),
    is: says(ofWhich) ? 'of-which' : says(counts) && !says(beyond) ? 'count' : null,
  };
}

/** NaN where nothing is written. */
function valueOf({ value }: Fitted): number {
  return Number(typedText(value) || 'x');
}
