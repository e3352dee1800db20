import { tokenise } from '../recognise/texts/fold';

/**
 * The words of a question as they are compared: folded, without the s of an English plural or owner, so that "Pet's weight"
 * and "Pet weight" are one, as are "Policy number", "Policy no." and "Policy #". @param skip words that say nothing
 */
export function comparedWords(text: string, skip: ReadonlySet<string>): string[] {
  const words = tokenise(text.replace(hashAtEnd, ' no'))
    .map((token) => token.text)
    .filter((word) => word !== 's' && !skip.has(word))
    .map(singular);
  return words.length > 1 && numbering.has(words.at(-1)!) ? [...words.slice(0, -1), 'number'] : words;
}

/**
 * All words of a text that holds one between small ones: "a la orden de" is told by these as well, since what is left of
 * it, "orden", is another question. @returns null for any other text
 */
export function heldWord(text: string, skip: ReadonlySet<string>): string | null {
  const words = tokenise(text).map((token) => token.text);
  const [only, ...others] = words.filter((word) => !skip.has(word));
  const isHeld = only !== undefined && others.length === 0 && words[0] !== only && words.at(-1) !== only;
  return isHeld ? words.join(' ') : null;
}

/** Words for "number" where they end a question. */
const numbering: ReadonlySet<string> = new Set(['no', 'nr', 'num', 'nbr']);

const hashAtEnd = /(?<=\p{L})\s?#\P{L}{0,3}$/u;

function singular(word: string): string {
  return word.length > 3 && /^[a-z]+[^s]s$/.test(word) ? word.slice(0, -1) : word;
}
