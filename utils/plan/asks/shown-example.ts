/** Answers that a field shows itself: "e.g. CHG0012345", "z. B. 21G", "B25", "00:00:00", "W x H". */
import type { Kind, KindGroup } from '../../kinds/kinds';
import type { FieldDescriptor, TextSource } from '../../pipeline';
import { byText } from '../by-text';
import { exampleBehind, exampleIn } from '../example-mark';
import { withoutBrackets } from '../brackets';
import { isNamed } from '../is-named';
import { firstText } from '../label-of';
import { withoutListing } from './listing';

/** Before an example in the ids of questions that are answered like it. */
export const likePrefix = 'like:';

/**
 * A code's digits number one of many: others are as good. Of one that is begun there is only what goes before them. A
 * grade's say which of a few it is. A clock's tell how long, sides are told one by the other. Signs of a notation belong
 * to any answer: "#deploys", "team=core, tier=backend".
 */
export type ExampleSort = 'code' | 'begun' | 'grade' | 'number' | 'clock' | 'sides' | 'notation' | 'words';

/** Groups whose values are the person's own or their firm's: nobody lives where an example does. */
export const ownGroups: readonly KindGroup[] = ['person', 'contact', 'address', 'account', 'payment', 'company'];

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
const code = /^(?=(?:\D*\d){3})(?!.*\p{Lu}{13})[\p{Lu}\d ./#-]+$/u;

/** The same in small letters, where signs hold its parts together: "v1.2.3", "2024.11.3-rc1", but no site and no address. */
const codeInParts =
  /^(?=(?:\D*\d){3})(?=.*[._/-])(?!.*(?:\.\p{L}{2}|\dx\d))\p{L}{0,8}\d[\p{L}\d]*(?:[._/-][\p{L}\d]+)*(?: \(\d+\))?$/u;

/** What stands for digits that are to come: noughts and x's, signs for them. */
export const blankRuns = /(?<!\d)0{3,}(?!\d)|x{2,}|X{2,}|#{2,}/g;
/** What stays beside them. */
const given = /^(?=.*[\p{Lu}1-9])[\p{Lu}\d ./-]{1,20}$/u;

/** Blanks beside letters or digits that stay: "WR-000000", "6xxxxx"; a bare "000-000" is any number's notation. */
function isCodeOfBlanks(text: string): boolean {
  const rest = text.replace(blankRuns, '');
  return rest !== text && given.test(rest);
}

/** "C-14" by itself may be anything; behind the mark of an example it is a code. */
const shortCode = /^\p{Lu}{1,4}-\d{1,3}$/u;

/** How a code begins that goes on with digits: "WO-", "INV-2024-". Behind a colon or a "#" anything may be asked for. */
const begun = /^\p{Lu}{1,6}-(?:\d{2,4}-)?$/u;

/** Days and telephone numbers, the network's addresses and spans: other digits in the same places would be none. */
const notDrawn = /\d[./-]\d{1,2}[./-]\d|^(?=(?:\D*\d){9})[+0][\d ()./-]+$/u;
const twoNumbers = /^(\d+) ?[-–] ?(\d+)$/;

/** "18-25", "2000–3500": from the lower to the higher; "4711-20" is none, nor "2024-118". */
function isSpan(text: string): boolean {
  const [, from = '', to = ''] = twoNumbers.exec(text) ?? [];
  return to !== '' && !/^(?:19|20)\d\d$/.test(from) && !/^0\d/.test(to) && Number(from) < Number(to);
}

const isCode = (text: string) => (code.test(text) || codeInParts.test(text)) && isNumbered(text);
const isNotDrawn = (text: string) =>
  (!codeInParts.test(text) || code.test(text)) && (notDrawn.test(text) || isSpan(text));

/** How a code is built, whatever its letters are and however many digits it has. */
export const buildOf = (code: string) => code.replace(/\p{L}+/gu, 'A').replace(/[\d#]+/g, '9');

type Notation = 'pairs' | 'network' | 'channel' | 'handle';

/** Signs that stand in any such answer. */
const notations: readonly (readonly [Notation, RegExp])[] = [
  ['pairs', /^[\w./-]+=[^\s,;=]+(?:(?:[,;] ?| )[\w./-]+=[^\s,;=]+)*$/u],
  ['network', /^\d{1,3}(?:\.\d{1,3}){3}\/\d{1,2}$/],
  ['channel', /^#(?![\da-f]{3}(?:[\da-f]{3})?$)\p{L}[\p{L}\d_.-]*$/u],
  ['handle', /^@\p{L}[\p{L}\d_.-]*$/u],
];

/** Names that stand for any: "name=value" shows no more than how pairs are written. */
const anyNames = /(?<!\p{L})(?:names?|keys?|values?|foo|bar|variables?)(?!\p{L})/iu;

/** @returns the notation that an answer is in; null for none */
export function notationOf(text: string): Notation | null {
  const notation = notations.find(([, signs]) => signs.test(text))?.[0] ?? null;
  return notation === 'pairs' && anyNames.test(text) ? null : notation;
}

/** The first that holds. */
const sorts: readonly (readonly [ExampleSort, (text: string) => boolean])[] = [
  ['grade', (text) => /^\p{Lu}\p{L}?\d{1,3}(?:\/\d{1,3})?$/u.test(text)],
  ['clock', (text) => /^\p{L}{1,2}(?::\p{L}{2}){1,2}$|^\d\d?:\d\d:\d\d$/u.test(text)],
  ['sides', (text) => sides.test(text)],
  ['number', (text) => /^(?:[1-9]\d{0,3}|[1-9]\d*00|(?!0\d)\d+[.,]\d\d?)$/.test(text)],
  ['notation', (text) => notationOf(text) !== null],
  ['begun', (text) => begun.test(text)],
  ['code', (text) => isCodeOfBlanks(text) || (isCode(text) && !isNotDrawn(text))],
  ['words', isWhole],
];

/** @returns of what sort an example is; null where it is none, or only begun */
export const exampleSort = byText((text): ExampleSort | null => sorts.find(([, is]) => is(text))?.[0] ?? null);

/** @returns the same of what stands behind the mark of an example */
export const markedSort = (text: string): ExampleSort | null => (shortCode.test(text) ? 'code' : exampleSort(text));

/** Where an example may stand behind its mark, beside the placeholder. */
const explaining: ReadonlySet<TextSource> = new Set<TextSource>(['hint', 'aria-describedby']);
const bracketed = /[(（[]([^()（）[\]]+)[)）\]]/gu;

/** @returns the answer that the field shows; null where it shows none, or only how one begins */
export function shownExample(field: FieldDescriptor): ShownExample | null {
  for (const { source, text } of field.texts) {
    const unmarked = source === 'placeholder' ? shapes : explaining.has(source) ? none : null;
    const shown = unmarked && shownBy(text, unmarked);
    // "LAB-" by itself may be what the field is called.
    if (shown && (shown.sort !== 'begun' || isNamed(field))) return shown;
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
    const shown = shownBy(text, inLabels);
    if (shown) return { ...shown, inLabel: true };
  }
  return null;
});

const none: ReadonlySet<ExampleSort> = new Set();
const inLabels: ReadonlySet<ExampleSort> = new Set<ExampleSort>(['clock', 'sides']);
const shapes: ReadonlySet<ExampleSort> = new Set<ExampleSort>([
  ...inLabels,
  ...(['code', 'begun', 'grade', 'number', 'notation'] as const),
]);
/** What is looked for behind other words: in a sentence words go on about anything. */
const behind: ReadonlySet<ExampleSort> = new Set<ExampleSort>(['code', 'grade', 'notation']);
/** What a list of examples ends with that is none. */
const andSoOn = /(?<=[,、].*)[,、\s]+(?:etc|usw|ecc|itd|ym|osv|など|等|…|\.\.\.?)\.?$/u;

/** @param unmarked sorts that are known by themselves */
function shownBy(said: string, unmarked: ReadonlySet<ExampleSort>): ShownExample | null {
  if (said.length > most.letters) return null;
  const first = exampleIn(said);
  const marked = first ?? exampleBehind(said);
  const text = withoutListing((marked ?? said).trim())
    .replace(andSoOn, '')
    .replace(/(?<!\.)\.$/u, '');
  const sort = marked === null ? exampleSort(text) : markedSort(text);
  if (sort === null || (first === null && marked !== null && !behind.has(sort))) return null;
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
