import { stem } from '../recognise/texts/fold';

/**
 * What is left of a text's words once neither their order nor their endings nor its fillers are taken into account. Of the
 * English phrases that were held out from the others, four of five ask what another phrase of the same bag asks.
 *
 * @param words as they are compared
 * @returns null where it is but one word: that says too little
 */
export function bagOf(words: readonly string[], fillers: ReadonlySet<string>): string | null {
  const stems = new Set(words.filter((word) => !fillers.has(word)).map(stem));
  return stems.size < 2 ? null : [...stems].sort().join(' ');
}
