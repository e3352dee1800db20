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
const twoAtEnd = /(?:^|[\s(（[])(\p{L}{1,6})\s*(?:[/|／]|\s\p{L}{1,5}\s)\s*(\p{L}{1,6})\s*[)）\]]?\P{L}*$/u;
/** The initials of yes and no that are written in all languages, and those of each. */
const everywhere = 'yn';
const initials: Readonly<Record<string, string>> = {
  de: 'jn',
  da: 'jn',
  sv: 'jn',
  nb: 'jn',
  nl: 'jn',
  es: 'sn',
  it: 'sn',
  pt: 'sn',
  fr: 'on',
  pl: 'tn',
  tr: 'eh',
  cs: 'an',
  sk: 'an',
  hr: 'dn',
  ro: 'dn',
  ru: 'дн',
};

/**
 * "Fragile goods Y/N", "Allergies (yes or no)": neither the goods nor the allergies. No, where what is asked about is known,
 * as nobody then asks on. Changes the reading in place.
 */
export function settleYesOrNo(reading: Reading, isKnown: boolean, data: AskData): boolean {
  const { field, language } = reading;
  const asked = firstText(field);
  const found = isLine(field) ? twoAtEnd.exec(asked) : null;
  if (!found) return false;
  const [, one = '', other = ''] = found;
  if (!isYesAndNo(one, other) && !areInitials(one, other, asked.slice(0, found.index), language, data)) return false;
  settle(reading, 'text', 'label', asked);
  reading.ask = { id: saidPrefix + (isKnown ? other : one), kind: 'text', firm: true };
  return true;
}

function isYesAndNo(one: string, other: string): boolean {
  return phrasesOf('yes').has(normal(one)) && phrasesOf('no').has(normal(other));
}

/** "Fragile S/N" in Spanish; neither "Device S/N" nor what stands by itself. */
function areInitials(one: string, other: string, before: string, language: string, data: AskData): boolean {
  const both = `${normal(one)}${normal(other)}`;
  if (both === everywhere) return true;
  return initials[language] === both && /\p{L}/u.test(before) && !saysSo('marksThing', before, data);
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
