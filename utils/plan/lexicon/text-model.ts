/**
 * A linear model over the features of a text, trained when the extension is built (`modules/lexicon/train-model.ts`):
 * what a phrase that no list has most likely asks for.
 */
import type { Token } from '../recognise/texts/fold';
import type { Asset } from './asset';
import { textFeatures } from './text-features';
import { WordTable } from './word-table';

/** What a weight of 1 is stored as; weights are bytes, 128 in the middle. */
export const weightScale = 8;
export const weightZero = 128;

/** A feature's weights begin at `starts[number]` and end where the next one's begin. */
export class TextModel<Answer> {
  readonly #features: WordTable;
  readonly #starts: Uint32Array;
  readonly #answers: Uint16Array;
  readonly #weights: Uint8Array;
  readonly #biases: Uint8Array;
  readonly #answerNames: readonly Answer[];

  /** @param name of the model, as the build wrote it */
  constructor(asset: Asset, name: string) {
    this.#features = new WordTable(asset, `${name}.features`);
    this.#starts = asset.u32(`${name}.starts`);
    this.#answers = asset.u16(`${name}.answers`);
    this.#weights = asset.u8(`${name}.weights`);
    this.#biases = asset.u8(`${name}.biases`);
    this.#answerNames = asset.list(`${name}.answers`);
  }

  /** @returns how likely each answer is meant, together 1 */
  judge(tokens: readonly Token[]): Map<Answer, number> {
    const sums = Array.from(this.#biases, (bias) => (bias - weightZero) / weightScale);
    for (const { name, weight } of textFeatures(tokens)) this.#add(name, weight, sums);
    const most = Math.max(...sums);
    const powers = sums.map((sum) => Math.exp(sum - most));
    const total = powers.reduce((sum, power) => sum + power, 0);
    return new Map(this.#answerNames.map((answer, at) => [answer, powers[at]! / total]));
  }

  #add(feature: string, factor: number, sums: number[]): void {
    const number = this.#features.numberOf(feature);
    if (number < 0) return;
    for (let at = this.#starts[number]!; at < this.#starts[number + 1]!; at++) {
      const answer = this.#answers[at]!;
      sums[answer] = sums[answer]! + (factor * (this.#weights[at]! - weightZero)) / weightScale;
    }
  }
}
