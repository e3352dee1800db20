/**
 * Known questions by what their words mean: a label that nobody listed asks what the nearest of them asks ("Where does your
 * puppy sleep?" where "where does your dog sleep" is known). A phrase is the sum of its words' vectors; near are those of a
 * large cosine. English alone; the file is read once a page has a question that nothing else knows.
 */
import { Asset } from '../lexicon/asset';
import { comparedWords } from './compared-words';
import { dimensions, scale, WordVectors } from './word-vectors';

/** Where the file lies in the extension. */
export const nearestPath = 'data/nearest.bin';

const mostWords = 15;

/** Labels repeat within a page; pages without end must not fill the memory. */
const mostRemembered = 2_000;

export interface NearAsk {
  readonly id: string;
  /** The cosine of the angle between both: 1 for the same words. */
  readonly nearness: number;
  /** Whether it is meant only where a number is asked. */
  readonly counted: boolean;
}

/** Words of a text, each once, that say what is meant: a number or a single letter could mean anything. */
export function wordsOfMeaning(text: string, skip: ReadonlySet<string>): string[] {
  const words = comparedWords(text, skip).filter((word) => word.length > 1 && !/^\d+$/.test(word));
  return [...new Set(words)].slice(0, mostWords);
}

/**
 * | array | what |
 * |---|---|
 * | those of `WordVectors` | |
 * | `spoken` | the phrases, one after another, as their words' numbers |
 * | `lengths` | of each phrase, how many words it has |
 * | `counted` | of each phrase, 1 where it is meant only where a number is asked |
 * | `asks` | of each phrase, its question's place in the list `ids` |
 */
export class NearestAsks {
  readonly #vectors: WordVectors;
  readonly #ids: readonly string[];
  readonly #lengths: Uint8Array;
  readonly #counted: Uint8Array;
  readonly #asks: Uint16Array;
  readonly #spoken: Uint16Array;
  readonly #remembered = new Map<string, readonly NearAsk[]>();
  /** What each phrase means, made at the first search: a file that held it would take three times as long to arrive. */
  #phrases: Int8Array | null = null;

  constructor(bytes: ArrayBuffer) {
    const asset = new Asset(bytes);
    this.#vectors = new WordVectors(asset);
    this.#ids = asset.list('ids');
    this.#lengths = asset.u8('lengths');
    this.#counted = asset.u8('counted');
    this.#asks = asset.u16('asks');
    this.#spoken = asset.u16('spoken');
  }

  /** What some words mean together, to be compared with what others do: `nearnessOf`. */
  meaningOf(words: readonly string[]): Float32Array {
    return this.#vectors.meaningOf(words);
  }

  /**
   * @param words as `wordsOfMeaning` gives them
   * @returns questions that lie at least `least` near, each once, the nearest first
   */
  nearest(words: readonly string[], least: number): readonly NearAsk[] {
    if (words.length === 0) return [];
    const key = `${least} ${words.join(' ')}`;
    const found = this.#remembered.get(key) ?? this.#search(this.#vectors.meaningOf(words), least);
    if (this.#remembered.size >= mostRemembered) this.#remembered.clear();
    this.#remembered.set(key, found);
    return found;
  }

  #search(meaning: Float32Array, least: number): NearAsk[] {
    const phrases = (this.#phrases ??= this.#vectors.meaningsOf(this.#spoken, this.#lengths));
    const best = new Map<number, NearAsk>();
    for (let phrase = 0, start = 0; phrase < this.#asks.length; phrase++, start += dimensions) {
      let dot = 0;
      for (let axis = 0; axis < dimensions; axis++) dot += meaning[axis]! * phrases[start + axis]!;
      const nearness = dot / scale;
      const ask = this.#asks[phrase]!;
      if (nearness < least || nearness <= (best.get(ask)?.nearness ?? 0)) continue;
      best.set(ask, { id: this.#ids[ask]!, nearness, counted: this.#counted[phrase] === 1 });
    }
    return [...best.values()].sort((one, other) => other.nearness - one.nearness);
  }
}

/** How near two meanings are: the cosine of the angle between them, 1 for the same words. */
export function nearnessOf(one: Float32Array, other: Float32Array): number {
  let dot = 0;
  for (let axis = 0; axis < dimensions; axis++) dot += one[axis]! * other[axis]!;
  return dot;
}
