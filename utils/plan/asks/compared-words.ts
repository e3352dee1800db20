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

/** Words for "number" where they end a question. */
const numbering: ReadonlySet<string> = new Set(['no', 'nr', 'num', 'nbr']);

const hashAtEnd = /(?<=\p{L})\s?#\P{L}{0,3}$/u;

function singular(word: string): string {
  return word.length > 3 && /^[a-z]+[^s]s$/.test(word) ? word.slice(0, -1) : word;
}
