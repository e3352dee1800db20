/**
 * What English words mean, as vectors of which those of like meaning point in like directions. Fitted by
 * `tests/modules/lexicon/fit-word-vectors.ts`.
 */
import type { Asset } from '../lexicon/asset';
import { hash } from '../lexicon/hash';
import { WordTable } from '../lexicon/word-table';

export const dimensions = 32;
/** A component of 1 as it is stored: components are bytes, 128 in the middle. */
export const scale = 127;
const middle = 128;
/** What a weight of 1 in the file counts. */
export const weightStep = 1 / 48;

/** A word that nobody knows has a direction of its own, near to no other's. */
const unknown = { weight: 1.25, size: Math.sqrt(3 / dimensions) } as const;

/**
 * | array | what |
 * |---|---|
 * | `words` | a `WordTable` |
 * | `directions` | of each word, by its number, a vector of the length 1 |
 * | `weights` | of each word, how much it counts |
 */
export class WordVectors {
  readonly #numbers: WordTable;
  readonly #directions: Uint8Array;
  readonly #weights: Uint8Array;

  constructor(asset: Asset) {
    this.#numbers = new WordTable(asset, 'words');
    this.#directions = asset.u8('directions');
    this.#weights = asset.u8('weights');
  }

  /** What some words mean together: a vector of the length 1. */
  meaningOf(words: readonly string[]): Float32Array {
    const sum = new Float32Array(dimensions);
    for (const word of words) {
      const number = this.#numbers.numberOf(word);
      if (number >= 0) this.#add(number, sum);
      else directionOf(word).forEach((value, axis) => (sum[axis]! += unknown.weight * value));
    }
    return unit(sum);
  }

  /**
   * The same for many texts, in bytes: nothing is made for each of them.
   * @param spoken their words' numbers, one text after another
   * @param lengths how many words each has
   */
  meaningsOf(spoken: Uint16Array, lengths: Uint8Array): Int8Array {
    const [directions, weights] = [this.#directions, this.#weights];
    const all = new Int8Array(lengths.length * dimensions);
    const sum = new Float32Array(dimensions);
    let at = 0;
    for (let text = 0; text < lengths.length; text++) {
      sum.fill(0);
      for (const end = at + lengths[text]!; at < end; at++) {
        const start = spoken[at]! * dimensions;
        const weight = weights[spoken[at]!]!;
        for (let axis = 0; axis < dimensions; axis++) sum[axis]! += weight * (directions[start + axis]! - middle);
      }
      let squares = 0;
      for (let axis = 0; axis < dimensions; axis++) squares += sum[axis]! * sum[axis]!;
      const factor = scale / Math.sqrt(squares);
      // Rounded, without `Math.round`: that takes as long as all the rest.
      for (let axis = 0; axis < dimensions; axis++)
        all[text * dimensions + axis] = ((sum[axis]! * factor + middle + 0.5) | 0) - middle;
    }
    return all;
  }

  #add(number: number, sum: Float32Array): void {
    const weight = (this.#weights[number]! * weightStep) / scale;
    for (let axis = 0; axis < dimensions; axis++)
      sum[axis]! += weight * (this.#directions[number * dimensions + axis]! - middle);
  }
}

/** The direction of a word that nobody knows. */
function directionOf(word: string): Float32Array {
  return Float32Array.from({ length: dimensions }, (_, axis) => unknown.size * (hash(word, axis) / 2 ** 31 - 1));
}

/** A word as the file has it. @param vector as long as the word counts */
export function stored(vector: Float32Array): { readonly direction: readonly number[]; readonly weight: number } {
  const length = Math.hypot(...vector);
  return {
    direction: Array.from(vector, (value) => middle + Math.round((value / length) * scale)),
    weight: Math.min(255, Math.max(1, Math.round(length / weightStep))),
  };
}

/** What the file has of a word that nobody fitted. */
export function storedUnknown(word: string): ReturnType<typeof stored> {
  return stored(directionOf(word).map((value) => unknown.weight * value));
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
