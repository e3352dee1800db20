/** Weights of features for answers while they are learnt: every one there is, then those alone that matter. */
import type { Row } from './read-rows';

export interface Weights {
  /** Adds to each answer what the row's features say for it. */
  addTo(sums: Float64Array, row: Row): void;
  /**
   * Learns from the row.
   * @param errors how far each answer is off; 0 where that teaches nothing
   * @param wrong the answers whose error is another
   */
  correct(row: Row, rate: number, errors: Float64Array, wrong: Uint16Array): void;
}

/** Every feature has a weight for every answer, in the answers' order: tens of millions, so loops over them call nothing. */
export class DenseWeights implements Weights {
  readonly values: Float32Array;
  readonly count: number;

  /** @param count of answers */
  constructor(features: number, count: number) {
    this.count = count;
    this.values = new Float32Array(features * count);
  }

  addTo(sums: Float64Array, row: Row): void {
    let at = 0;
    for (; at + 3 < row.features.length; at += 4) this.#addFour(sums, row, at);
    for (; at < row.features.length; at++) {
      const [start, value] = [row.features[at]! * this.count, row.values[at]!];
      for (let answer = 0; answer < sums.length; answer++) sums[answer]! += value * this.values[start + answer]!;
    }
  }

  /** Four features in a row: twice as fast as one after the other. */
  #addFour(sums: Float64Array, { features, values }: Row, at: number): void {
    const [weights, count] = [this.values, this.count];
    const [first, second] = [features[at]! * count, features[at + 1]! * count];
    const [third, fourth] = [features[at + 2]! * count, features[at + 3]! * count];
    const [one, two, three, four] = [values[at]!, values[at + 1]!, values[at + 2]!, values[at + 3]!];
    for (let answer = 0; answer < sums.length; answer++) {
      sums[answer]! +=
        one * weights[first + answer]! +
        two * weights[second + answer]! +
        three * weights[third + answer]! +
        four * weights[fourth + answer]!;
    }
  }

  correct(row: Row, rate: number, errors: Float64Array, wrong: Uint16Array): void {
    const weights = this.values;
    for (let at = 0; at < row.features.length; at++) {
      const [start, step] = [row.features[at]! * this.count, rate * row.values[at]!];
      for (let nth = 0; nth < wrong.length; nth++) {
        const answer = wrong[nth]!;
        weights[start + answer]! += step * errors[answer]!;
      }
    }
  }
}

/** A feature's weights begin at `starts[feature]` and end where the next one's begin; each is one of an answer. */
export class SparseWeights implements Weights {
  readonly starts: Uint32Array;
  readonly answers: Uint16Array;
  readonly values: Float32Array;

  constructor(starts: Uint32Array, answers: Uint16Array, values: Float32Array) {
    this.starts = starts;
    this.answers = answers;
    this.values = values;
  }

  addTo(sums: Float64Array, row: Row): void {
    const { starts, answers, values } = this;
    for (let at = 0; at < row.features.length; at++) {
      const value = row.values[at]!;
      const end = starts[row.features[at]! + 1]!;
      for (let one = starts[row.features[at]!]!; one < end; one++) sums[answers[one]!]! += value * values[one]!;
    }
  }

  correct(row: Row, rate: number, errors: Float64Array): void {
    const { starts, answers, values } = this;
    for (let at = 0; at < row.features.length; at++) {
      const step = rate * row.values[at]!;
      const end = starts[row.features[at]! + 1]!;
      for (let one = starts[row.features[at]!]!; one < end; one++) values[one]! += step * errors[answers[one]!]!;
    }
  }
}
