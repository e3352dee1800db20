/** Questions that say themselves what may be answered: "Sit-down, buffet or street food?", "Contract (fixed / flexible)". */
import { firstText } from '../../label-of';
import { saidPrefix, type AskData } from '../../asks/ask-data';
import { saysSo } from '../../asks/says-so';
import { normal } from '../../fit/choice/normal';
import { phrasesOf } from '../../fit/choice/senses';
import { patternOf } from '../../pattern-of';
import { settle, type Reading } from '../reading';
import { isLine } from './control-sorts';
import { isOpen } from './prevails';

/** Settles such a question with its first alternative; changes it in place. In brackets only where no more than words are asked. */
export function settleAlternatives(reading: Reading, data: AskData): boolean {
  const { field, kind, known } = reading;
  if (!isLine(field)) return false;
  const asked = firstText(field);
  const [said] = alternativesAsked(asked, data) ?? (!known || isOpen(kind) ? bracketed(asked, data) : null) ?? [];
  if (said === undefined) return false;
  settle(reading, 'text', 'label', asked);
  reading.ask = { id: saidPrefix + said, kind: 'text' };
  return true;
}

/** Two words at the end of a label, in brackets or not, with a stroke or a word between them. */
const twoAtEnd = /(?:^|[\s(（[])(\p{L}{1,6})\s*(?:[/|／]|\s\p{L}{1,5}\s)\s*(\p{L}{1,6})\s*[)）\]]?\W*$/u;
/** The initials of yes and no in as many languages. */
const initials: ReadonlySet<string> = new Set('yn jn sn on tn dn eh an дн'.split(' '));

/**
 * "Fragile goods Y/N", "Allergies (yes or no)": neither the goods nor the allergies. No, where what is asked about is known,
 * as nobody then asks on. Changes the reading in place.
 */
export function settleYesOrNo(reading: Reading, isKnown: boolean): boolean {
  const { field } = reading;
  const asked = firstText(field);
  const [, one = '', other = ''] = isLine(field) ? (twoAtEnd.exec(asked) ?? []) : [];
  if (!isYesAndNo(one, other)) return false;
  settle(reading, 'text', 'label', asked);
  reading.ask = { id: saidPrefix + (isKnown ? other : one), kind: 'text', firm: true };
  return true;
}

function isYesAndNo(one: string, other: string): boolean {
  const [yes, no] = [one, other].map(normal);
  if (initials.has(`${yes}${no}`)) return true;
  return phrasesOf('yes').has(yes!) && phrasesOf('no').has(no!);
}

const mostWords = 5;
/** "A new or an existing account". */
const article = /^(?:an?|the|eine?n?|une?|un[ao]?|een) (?=\p{L})/iu;

/** @returns what a question leaves to choose from; null where it does not end in a choice: "Phone or e-mail?" wants either's own */
function alternativesAsked(text: string, data: AskData): string[] | null {
  const { choosing, betweenTwo } = data.table.corrections;
  const [, question = ''] = /^([^?]{5,90})\?\W*$/u.exec(text.trim()) ?? [];
  if (question === '') return null;
  const choice = question.replace(patternOf(choosing), '').replace(/^.*[:–—]\s+/u, '');
  if (choice === '' || saysSo('asksOtherwise', choice, data)) return null;
  const [before, last, ...more] = choice.split(patternOf(betweenTwo));
  if (!before || !last || more.length > 0 || saysSo('noAlternative', last, data)) return null;
  const all = [...before.split(/\s*,\s*/u), last].map((one) => one.trim().replace(article, ''));
  return all.every(isShort) && !all.every((one) => saysSo('facet', one, data)) ? all : null;
}

function bracketed(text: string, data: AskData): string[] | null {
  const [, inside = ''] = /\(([\p{Ll}][\p{L} /-]{2,60})\)\W*$/u.exec(text) ?? [];
  const all = inside.split(/\s*\/\s*/u);
  return all.length > 1 && all.every((one) => isShort(one) && !saysSo('facet', one, data)) ? all : null;
}

function isShort(words: string): boolean {
  return /\p{L}{2}/u.test(words) && words.split(/\s+/u).length <= mostWords;
}
