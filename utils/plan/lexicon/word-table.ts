/** Words and their numbers, looked up by hash: the words themselves are not kept. */
import type { Asset } from './asset';
import { hash } from './hash';

/** Seeds of the hash that says where a word stands, and of the one that says that it is the word. */
export const placeSeed = 0x51ed270b;
export const checkSeed = 0x2545f491;

/** Spreads the salt, so that the same word under two salts is two words. */
export function salted(seed: number, salt: number): number {
  return (seed ^ Math.imul(salt + 1, 0x9e3779b1)) >>> 0;
}

/** Two hashes must agree by chance for a wrong answer: once in 10⁹ lookups. */
export class WordTable {
  readonly #checks: Uint32Array;
  /** The number of the word in each slot plus one; 0 where the slot is empty. */
  readonly #numbers: Uint16Array;

  /** @param name of the table, as the build wrote it */
  constructor(asset: Asset, name: string) {
    this.#checks = asset.u32(`${name}.checks`);
    this.#numbers = asset.u16(`${name}.numbers`);
  }

  has(word: string): boolean {
    return this.numberOf(word) >= 0;
  }

  /** @returns the word's number, -1 where it is not known */
  numberOf(word: string, salt = 0): number {
    const slots = this.#checks.length;
    const check = hash(word, salted(checkSeed, salt));
    for (let slot = hash(word, salted(placeSeed, salt)) % slots; this.#numbers[slot] !== 0; slot = (slot + 1) % slots) {
      if (this.#checks[slot] === check) return this.#numbers[slot]! - 1;
    }
    return -1;
  }
}
