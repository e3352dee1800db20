import { tokenise } from '../recognise/texts/fold';

/**
 * The words of a question as they are compared: folded, without the s of an English plural or owner, so that "Pet's weight"
 * and "Pet weight" are one. @param skip words that say nothing
 */
export function comparedWords(text: string, skip: ReadonlySet<string>): string[] {
  return tokenise(text)
    .map((token) => token.text)
    .filter((word) => word !== 's' && !skip.has(word))
    .map(singular);
}

function singular(word: string): string {
  return word.length > 3 && /^[a-z]+[^s]s$/.test(word) ? word.slice(0, -1) : word;
}
