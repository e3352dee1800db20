/** Answers that a field shows itself: "e.g. CHG0012345", "z. B. 21G", "B25", "00:00:00", "W x H". */
import type { Kind } from '../../kinds/kinds';
import type { FieldDescriptor, TextSource } from '../../pipeline';
import { byText } from '../by-text';
import { exampleIn } from '../example-mark';
import { withoutBrackets } from '../brackets';
import { firstText } from '../label-of';

/** Before an example in the ids of questions that are answered like it. */
export const likePrefix = 'like:';

/**
 * A code's digits number one of many: others are as good. A grade's say which of a few it is. A clock's tell how long,
 * sides are told one by the other.
 */
export type ExampleSort = 'code' | 'grade' | 'number' | 'clock' | 'sides' | 'words';

/** Kinds of numbers that whoever asks has given out, in whatever form. */
export const givenOut: ReadonlySet<Kind> = new Set<Kind>([
  ...(['employee-id', 'student-id', 'account-id', 'loyalty-number', 'insurance-number', 'cost-center'] as const),
  ...(['order-number', 'invoice-number', 'reference', 'serial-number', 'sku', 'company-registration'] as const),
]);

export interface ShownExample {
  readonly text: string;
  readonly sort: ExampleSort;
  /** Whether the page says that it is an example. */
  readonly isMarked: boolean;
  /** Whether it stands in the label's brackets, where it may only tell what is meant. */
  readonly inLabel: boolean;
}

const most = { letters: 100, words: 16 } as const;
const leastDigits = 3;
const side = '(?:\\p{L}+|\\d+(?:[.,]\\d+)?)';
const sides = new RegExp(
  `^${side}(?:\\s?×\\s?${side}|\\sx\\s${side}){1,2}$|^\\p{Lu}(?:x\\p{Lu}){1,2}$|^\\d+(?:x\\d+){1,2}$`,
  'u',
);
/** Capitals and digits; no word of it is longer than a code's. */
const code = /^(?=(?:\D*\d){3})(?!.*\p{Lu}{13})[\p{Lu}\d ./-]+$/u;

/** Spans, days and telephone numbers: other digits in the same places would be none. */
const notDrawn = /^(?!(?:19|20)\d\d[-–])\d+ ?[-–] ?\d+$|\d[./-]\d{1,2}[./-]\d|^(?=(?:\D*\d){9})[+0][\d ()./-]+$/;

/** The first that holds. */
const sorts: readonly (readonly [ExampleSort, (text: string) => boolean])[] = [
  ['grade', (text) => /^\p{Lu}\p{L}?\d{1,3}(?:\/\d{1,3})?$/u.test(text)],
  ['clock', (text) => /^\p{L}{1,2}(?::\p{L}{2}){1,2}$|^\d\d?:\d\d:\d\d$/u.test(text)],
  ['sides', (text) => sides.test(text)],
  ['number', (text) => /^(?:[1-9]\d{0,3}|[1-9]\d*00|(?!0\d)\d+[.,]\d\d?)$/.test(text)],
  ['code', (text) => code.test(text) && isNumbered(text) && !notDrawn.test(text)],
  ['words', isWhole],
];

/** @returns of what sort an example is; null where it is none, or only begun */
export const exampleSort = byText((text): ExampleSort | null => sorts.find(([, is]) => is(text))?.[0] ?? null);

/** Where an example may stand behind its mark, beside the placeholder. */
const explaining: ReadonlySet<TextSource> = new Set<TextSource>(['hint', 'aria-describedby']);
const bracketed = /[(（[]([^()（）[\]]+)[)）\]]/gu;

/** @returns the answer that the field shows; null where it shows none, or only how one begins */
export function shownExample(field: FieldDescriptor): ShownExample | null {
  for (const { source, text } of field.texts) {
    const unmarked = source === 'placeholder' ? shapes : explaining.has(source) ? none : null;
    const shown = unmarked && shownBy(text, unmarked);
    if (shown) return shown;
  }
  return shownInLabel(firstText(field));
}

const shownInLabel = byText((label): ShownExample | null => {
  const insides = [...label.matchAll(bracketed)].map(([, inside = '']) => inside);
  for (const text of [
    ...insides,
    withoutBrackets(label)
      .replace(/[*:：\s]+$/u, '')
      .trim(),
  ]) {
    const shown = shownBy(text, notations);
    if (shown) return { ...shown, inLabel: true };
  }
  return null;
});

const none: ReadonlySet<ExampleSort> = new Set();
const notations: ReadonlySet<ExampleSort> = new Set<ExampleSort>(['clock', 'sides']);
const shapes: ReadonlySet<ExampleSort> = new Set<ExampleSort>([...notations, 'code', 'grade', 'number']);
/** What a list of examples ends with that is none. */
const andSoOn = /(?<=[,、].*)[,、\s]+(?:etc|usw|ecc|itd|ym|osv|など|等|…|\.\.\.?)\.?$/u;

/** @param unmarked sorts that are known by themselves */
function shownBy(said: string, unmarked: ReadonlySet<ExampleSort>): ShownExample | null {
  if (said.length > most.letters) return null;
  const marked = exampleIn(said);
  const text = (marked ?? said)
    .trim()
    .replace(andSoOn, '')
    .replace(/(?<!\.)\.$/u, '');
  const sort = exampleSort(text);
  if (sort === null) return null;
  if (marked === null && (!unmarked.has(sort) || (sort === 'number' && !isNumbered(text)))) return null;
  return { text, sort, isMarked: marked !== null, inLabel: false };
}

/** Blanks ("000-000") and years are no numbers of anything. */
function isNumbered(text: string): boolean {
  const digits = text.match(/\d/g) ?? [];
  return digits.length >= leastDigits && new Set(digits).size > 1 && !/^(?:19|20)\d\d$/.test(text);
}

/** Neither begun nor an address of the network, which would be somebody's. */
function isWhole(text: string): boolean {
  if (!/[\p{L}\d]/u.test(text) || /\.{2,}|…|@|:(?!\d)|\p{L}\.\p{L}{2}/u.test(text)) return false;
  return text.split(/\s+/u).length <= most.words;
}
