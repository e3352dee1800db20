import { readFileSync } from 'node:fs';
import { dimensions, stored, storedUnknown } from '../../../utils/plan/asks/word-vectors';
import { Asset } from '../../../utils/plan/lexicon/asset';
import type { AssetWriter } from '../asset-writer';
import { WordTableMaker } from '../word-table-maker';

/** The words that `tests/modules/lexicon/fit-word-vectors.ts` has fitted, and the list of what they are. */
const fittedPath = new URL('word-vectors.bin', import.meta.url);

/** Words and their vectors, as `WordVectors` reads them. */
export class Vocabulary {
  readonly #table = new WordTableMaker();
  readonly #words: string[] = [];
  readonly #directions: number[] = [];
  readonly #weights: number[] = [];

  /** @throws Error where the file is not of the number of dimensions that are looked for */
  static fitted(): Vocabulary {
    const asset = new Asset(new Uint8Array(readFileSync(fittedPath)).buffer);
    const [words, directions, weights] = [asset.list<string>('names'), asset.u8('directions'), asset.u8('weights')];
    if (directions.length !== words.length * dimensions) throw new Error('the word vectors must be fitted anew');
    const vocabulary = new Vocabulary();
    words.forEach((word, at) =>
      vocabulary.#put(word, {
        direction: [...directions.subarray(at * dimensions, (at + 1) * dimensions)],
        weight: weights[at]!,
      }),
    );
    return vocabulary;
  }

  /** @param vector as long as the word counts; where it is left out, the word keeps what it has or points its own way */
  add(word: string, vector?: Float32Array): void {
    if (vector) this.#put(word, stored(vector));
    else if (this.#table.add(word) === this.#words.length) this.#put(word, storedUnknown(word));
  }

  numberOf(word: string): number {
    return this.#table.add(word);
  }

  write(asset: AssetWriter): void {
    this.#table.write(asset, 'words');
    this.#writeVectors(asset);
  }

  /** What `fitted` reads. */
  writeNamed(asset: AssetWriter): void {
    asset.list('names', this.#words);
    this.#writeVectors(asset);
  }

  #writeVectors(asset: AssetWriter): void {
    asset.array('directions', 'u8', this.#directions);
    asset.array('weights', 'u8', this.#weights);
  }

  #put(word: string, { direction, weight }: ReturnType<typeof stored>): void {
    this.#table.add(word);
    this.#words.push(word);
    this.#directions.push(...direction);
    this.#weights.push(weight);
  }
}
