import { hash } from '../../utils/plan/lexicon/hash';
import { checkSeed, placeSeed, salted } from '../../utils/plan/lexicon/word-table';
import type { AssetWriter } from './asset-writer';

/** Slots a word: enough empty ones for short searches. */
const room = 1.3;

/** Numbers words from 0 in the order they come, and writes the table that `WordTable` reads. */
export class WordTableMaker {
  readonly #numbers = new Map<string, number>();

  get size(): number {
    return this.#numbers.size;
  }

  /** @returns the word's number, a new one where it has none */
  add(word: string, salt = 0): number {
    const key = `${salt} ${word}`;
    const number = this.#numbers.get(key) ?? this.#numbers.size;
    this.#numbers.set(key, number);
    return number;
  }

  /** @throws Error where two words cannot be told apart */
  write(asset: AssetWriter, name: string): void {
    const slots = Math.ceil(this.#numbers.size * room) + 1;
    const checks = new Array<number>(slots).fill(0);
    const numbers = new Array<number>(slots).fill(0);
    for (const [key, number] of this.#numbers) {
      const [salt, word] = saltAndWord(key);
      const check = hash(word, salted(checkSeed, salt));
      let slot = hash(word, salted(placeSeed, salt)) % slots;
      for (; numbers[slot] !== 0; slot = (slot + 1) % slots) {
        if (checks[slot] === check) throw new Error(`${name}: “${word}” has the hashes of another word`);
      }
      checks[slot] = check;
      numbers[slot] = number + 1;
    }
    asset.array(`${name}.checks`, 'u32', checks);
    asset.array(`${name}.numbers`, 'u16', numbers);
  }
}

function saltAndWord(key: string): [number, string] {
  const space = key.indexOf(' ');
  return [Number(key.slice(0, space)), key.slice(space + 1)];
}
