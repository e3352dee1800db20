/** What is asked of an answer that was not given: the "Webhook endpoint" of who is told by e-mail. */
import type { Kind } from '../../../../kinds/kinds';
import { labelOf } from '../../../label-of';
import { isOpen } from '../../../recognise/asks/prevails';
import { stem, tokenise } from '../../../recognise/texts/fold';
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
  for (const at of answers.around(place)) {
    const isBoxes = answers.boxesWith(at).length > 0;
    // Of a list further down nothing has been chosen yet; boxes say what there is wherever they stand.
    const told = isBoxes || answers.placeOf(at) < place ? answers.told(at) : null;
    const found = told ? begunBy(words, told, one.field.control === 'number' ? 2 : 1, isBoxes) : -1;
    if (found >= 0) return { at: answers.boxesWith(at)[found] ?? at, option: told!.offered[found]! };
  }
  return null;
}

function isOfThing({ field, recognition: { kind, ask, person } }: FittedField): boolean {
  if (field.control === 'check' || person !== '') return false;
  return isOpen(kind) || ofThings.has(kind) || ask !== undefined;
}

/**
 * Which of the answers that were not given, of at least so many words, the words begin with, or, where several may be given,
 * name anywhere or begin with the end of, "Contact lens brand" beside "Soft contact lenses"; -1 for none.
 */
function begunBy(words: readonly string[], { offered, said }: Told, least: number, isBoxes: boolean): number {
  if (offered.length < 2 || offered.length > mostOptions || said.some((one) => sharesWord(words, one))) return -1;
  const begun = offered.findIndex((option) => {
    const own = wordsOf(option);
    if (own.length < least || own.length >= words.length) return false;
    return own.every((word, at) => word === words[at]) && isTelling(option, own);
  });
  const names = (option: string) => {
    const own = wordsOf(option);
    return !isEvasiveText(option) && (isNamedIn(words, own) || endsBegin(words, own));
  };
  return begun >= 0 || !isBoxes || said.some(names) ? begun : offered.findIndex(names);
}

const leastOfThing = 5;

/** Whether one word is all that an option says, and the words hold it or what is put together with it: "aggregaatwagen". */
function isNamedIn(words: readonly string[], own: readonly string[]): boolean {
  const [thing = '', more] = own;
  return more === undefined && thing.length >= leastOfThing && words.some((word) => word.startsWith(thing));
}

function endsBegin(words: readonly string[], own: readonly string[]): boolean {
  const end = own.slice(-2);
  if (own.length <= end.length || end.some((word) => word.length < leastLetters)) return false;
  return words.length > end.length && end.every((word, at) => stem(word) === stem(words[at]!));
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
