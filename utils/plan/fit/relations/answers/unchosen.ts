/** What is asked of an answer that was not given: the "Webhook endpoint" of who is told by e-mail. */
import type { Kind } from '../../../../kinds/kinds';
import { labelOf } from '../../../label-of';
import { isOpen } from '../../../recognise/asks/prevails';
import { tokenise } from '../../../recognise/texts/fold';
import { withoutBrackets } from '../../../brackets';
import type { Answers, Told } from './answers';
import { isEvasiveText } from '../../choice/evasive';
import type { FittedField } from '../../fitted';

/** Nobody asks for more of each option of a longer list. */
const mostOptions = 40;
const mostWords = 3;
const leastLetters = 3;

/** Kinds that say no more than what is asked of a thing, beside those that are open. */
const ofThings: ReadonlySet<Kind> = new Set<Kind>([
  ...(['url', 'duration', 'size', 'quantity', 'price', 'mileage'] as const),
]);

/** An answer that was not given. */
export interface Unchosen {
  /** Position of the list that offers it, or of its box. */
  readonly at: number;
  readonly option: string;
}

/**
 * @param place of a field that asks for more of something
 * @returns what its label begins with, where others were chosen; null where it asks for nothing of the kind
 */
export function unchosenBy(place: number, answers: Answers): Unchosen | null {
  const one = answers.fields[answers.form[place]!]!;
  // "Windscreen excess", "Massa grassa (%)": one word says little of an amount.
  const words = isOfThing(one) ? wordsOf(labelOf(one.field)) : [];
  if (words.length < 2) return null;
  for (const at of answers.before(place)) {
    const told = answers.told(at);
    const found = told ? begunBy(words, told, one.field.control === 'number' ? 2 : 1) : -1;
    if (found >= 0) return { at: answers.boxesWith(at)[found] ?? at, option: told!.offered[found]! };
  }
  return null;
}

function isOfThing({ field, recognition: { kind, ask, person } }: FittedField): boolean {
  if (field.control === 'check' || person !== '') return false;
  return isOpen(kind) || ofThings.has(kind) || ask !== undefined;
}

/** Which of the answers that were not given, of at least so many words, the words begin with; -1 for none. */
function begunBy(words: readonly string[], { offered, said }: Told, least: number): number {
  if (offered.length < 2 || offered.length > mostOptions || said.some((one) => sharesWord(words, one))) return -1;
  return offered.findIndex((option) => {
    const own = wordsOf(option);
    if (own.length < least || own.length >= words.length) return false;
    return own.every((word, at) => word === words[at]) && isTelling(option, own);
  });
}

function isTelling(option: string, words: readonly string[]): boolean {
  if (words.length === 0 || words.length > mostWords || words.join('').length < leastLetters) return false;
  return !isEvasiveText(option);
}

/** What was chosen may be of the question too: "E-bike" of "Bike type". */
function sharesWord(words: readonly string[], said: string): boolean {
  return wordsOf(said).some((word) => word.length >= leastLetters && words.includes(word));
}

function wordsOf(text: string): string[] {
  return tokenise(withoutBrackets(text)).map(({ text: word }) => word);
}
