/**
 * A linear model over the features of a text, trained when the extension is built (`modules/lexicon/train-model.ts`):
 * what a phrase that no list has most likely asks for.
 */
import type { Kind } from '../kinds';
import type { Token } from '../recognise/fold';
import type { Asset } from './asset';
import { textFeatures } from './text-features';
import { WordTable } from './word-table';

/** What a weight of 1 is stored as; weights are bytes, 128 in the middle. */
export const weightScale = 8;
export const weightZero = 128;

/** A feature's weights begin at `starts[number]` and end where the next one's begin. */
export class TextModel {
  readonly #features: WordTable;
  readonly #starts: Uint32Array;
  readonly #kinds: Uint16Array;
  readonly #weights: Uint8Array;
  readonly #biases: Uint8Array;
  readonly #kindNames: readonly (Kind | null)[];

  constructor(asset: Asset) {
    this.#features = new WordTable(asset, 'model.features');
    this.#starts = asset.u32('model.starts');
    this.#kinds = asset.u16('model.kinds');
    this.#weights = asset.u8('model.weights');
    this.#biases = asset.u8('model.biases');
    this.#kindNames = asset.list('model.kinds');
  }

  /** @returns how likely each kind is meant, together 1; null: the text asks for none of the kinds */
  judge(tokens: readonly Token[]): Map<Kind | null, number> {
    const sums = Array.from(this.#biases, (bias) => (bias - weightZero) / weightScale);
    for (const { name, weight } of textFeatures(tokens)) this.#add(name, weight, sums);
    const most = Math.max(...sums);
    const powers = sums.map((sum) => Math.exp(sum - most));
    const total = powers.reduce((sum, power) => sum + power, 0);
    return new Map(this.#kindNames.map((kind, at) => [kind, powers[at]! / total]));
  }

  #add(feature: string, factor: number, sums: number[]): void {
    const number = this.#features.numberOf(feature);
    if (number < 0) return;
    for (let at = this.#starts[number]!; at < this.#starts[number + 1]!; at++) {
      const kind = this.#kinds[at]!;
      sums[kind] = sums[kind]! + (factor * (this.#weights[at]! - weightZero)) / weightScale;
    }
  }
}
