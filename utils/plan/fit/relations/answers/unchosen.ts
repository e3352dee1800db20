/** What is asked of an answer that was not given: the "Webhook endpoint" of who is told by e-mail. */
import type { Kind } from '../../../../kinds/kinds';
import type { ConditionWords } from '../../../asks/condition';
import { labelOf } from '../../../label-of';
import { matchesFolded } from '../../../pattern-of';
import { isOpen } from '../../../recognise/asks/prevails';
import { fold, stem, tokenise } from '../../../recognise/texts/fold';
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
export function unchosenBy(
  place: number,
  answers: Answers,
  { ofContact, noThing }: Pick<ConditionWords, 'ofContact' | 'noThing'>,
): Unchosen | null {
  const one = answers.fields[answers.form[place]!]!;
  // "Windscreen excess", "Massa grassa (%)": one word says little of an amount.
  const words = isOfThing(one) ? wordsOf(labelOf(one.field)) : [];
  if (words.length < 2) return null;
  const isThing = (option: string) => !isEvasiveText(option) && !matchesFolded(noThing, fold(option));
  for (const at of answers.around(place)) {
    const isBoxes = answers.boxesWith(at).length > 0;
    // Of a list further down nothing has been chosen yet; boxes say what there is wherever they stand.
    const told = isBoxes || answers.placeOf(at) < place ? answers.told(at) : null;
    if (!told) continue;
    const least = one.field.control === 'number' ? 2 : 1;
    const found = begunBy(words, told, { least, isAnywhere: isBoxes && one.recognition.kind !== 'url', isThing });
    // Who has not heard of us by an "Event" may well have one, and an "E-mail address" who is not written to.
    if (found < 0 || matchesFolded(ofContact, fold(told.label))) continue;
    return { at: answers.boxesWith(at)[found] ?? at, option: told.offered[found]! };
  }
  return null;
}

function isOfThing({ field, recognition: { kind, ask, person } }: FittedField): boolean {
  if (field.control === 'check' || person !== '') return false;
  return isOpen(kind) || ofThings.has(kind) || ask !== undefined;
}

/** How far answers reach into a question. */
interface Reach {
  /** Words of an answer. */
  readonly least: number;
  /** Whether they may stand within the question as well. */
  readonly isAnywhere: boolean;
  /** Whether an answer is of something that more can be asked of: no "General", no "None". */
  readonly isThing: (option: string) => boolean;
}

/**
 * Which of the answers that were not given, of at least so many words, the words begin with, or, where several may be given,
 * name anywhere or begin with the end of, "Contact lens brand" beside "Soft contact lenses"; -1 for none.
 */
function begunBy(words: readonly string[], { offered, said }: Told, { least, isAnywhere, isThing }: Reach): number {
  if (offered.length < 2 || offered.length > mostOptions || said.some((one) => sharesWord(words, one))) return -1;
  const begun = offered.findIndex((option) => {
    const own = wordsOf(option);
    if (own.length < least || own.length >= words.length) return false;
    return own.every((word, at) => word === words[at]) && isTelling(own) && isThing(option);
  });
  const names = (option: string) => {
    const own = wordsOf(option);
    return (isNamedIn(words, own) || endsBegin(words, own)) && isThing(option);
  };
  return begun >= 0 || !isAnywhere || said.some(names) ? begun : offered.findIndex(names);
}

const leastOfThing = 5;
/** "Aggregaat" of "aggregaatwagen", but no "House" of "household", no "Intern" of "international". */
const leastOfCompound = 8;
const leastBehind = 4;

/** Whether one word is all that an option says, and the words hold it or what is put together with it: "aggregaatwagen". */
function isNamedIn(words: readonly string[], own: readonly string[]): boolean {
  const [thing = '', more] = own;
  if (more !== undefined || thing.length < leastOfThing) return false;
  const isOf = (word: string) =>
    thing.length >= leastOfCompound && word.startsWith(thing) && word.length >= thing.length + leastBehind;
  return words.some((word) => word === thing || isOf(word));
}

function endsBegin(words: readonly string[], own: readonly string[]): boolean {
  const end = own.slice(-2);
  if (own.length <= end.length || end.some((word) => word.length < leastLetters)) return false;
  return words.length > end.length && end.every((word, at) => stem(word) === stem(words[at]!));
}

function isTelling(words: readonly string[]): boolean {
  return words.length > 0 && words.length <= mostWords && words.join('').length >= leastLetters;
}

/** What was chosen may be of the question too: "E-bike" of "Bike type". */
function sharesWord(words: readonly string[], said: string): boolean {
  return wordsOf(said).some((word) => word.length >= leastLetters && words.includes(word));
}

function wordsOf(text: string): string[] {
  return tokenise(withoutBrackets(text)).map(({ text: word }) => word);
}
