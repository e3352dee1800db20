/**
 * Multinomial logistic regression by stochastic gradient descent: a few passes over the examples, each in an order by
 * their texts, so that another example moves none of the rest; then the weights that matter least are dropped, and the
 * others learn to do without them. Same examples, same weights.
 */
import { hash } from '../../utils/plan/lexicon/hash';
import type { Example } from './examples';
import { readRows, withFeatures, type Row, type Rows } from './read-rows';
import { DenseWeights, SparseWeights, type Weights } from './weights';

/** A feature's weights begin at `starts[number]` and end where the next one's begin; each is one of an answer. */
export interface TrainedModel {
  /** Numbers by name. */
  readonly features: ReadonlyMap<string, number>;
  readonly starts: Uint32Array;
  readonly answers: Uint16Array;
  readonly weights: Float32Array;
  readonly biases: Float64Array;
}

const passes = { dense: 2, sparse: 4 } as const;
const firstRate = { dense: 8, sparse: 5 } as const;
const biasRate = 0.02;
/** Errors smaller than this teach nothing. */
const leastError = 0.001;
/** Share of the likelihood that goes to all answers alike, so that the model is not surer than it may be. */
const smoothing = 0.1;

/**
 * @param count of answers
 * @param mostWeights that are kept, for each costs three bytes of the extension
 */
export function trainModel(examples: readonly Example[], count: number, mostWeights: number): TrainedModel {
  const all = readRows(examples);
  const biases = new Float64Array(count);
  const dense = new DenseWeights(all.names.length, count);
  teach(dense, biases, all.rows, { first: 0, count: passes.dense }, firstRate.dense);
  const { sparse, left } = withoutWeakest(dense, all, mostWeights);
  teach(sparse, biases, left.rows, { first: passes.dense, count: passes.sparse }, firstRate.sparse);
  const features = new Map(left.names.map((name, number) => [name, number]));
  return { features, starts: sparse.starts, answers: sparse.answers, weights: sparse.values, biases };
}

/** The rate falls from the first to 0. */
function teach(
  weights: Weights,
  biases: Float64Array,
  rows: readonly Row[],
  { first, count }: { first: number; count: number },
  rate: number,
): void {
  const errors = new Float64Array(biases.length);
  const wrong = new Uint16Array(biases.length);
  for (let pass = 0; pass < count; pass++) {
    inOrderOf(first + pass, rows).forEach((row, at) => {
      const step = row.weight * rate * (1 - (pass + at / rows.length) / count);
      errors.set(biases);
      weights.addTo(errors, row);
      const many = seeErrors(errors, row.answers, wrong);
      for (let answer = 0; answer < biases.length; answer++) biases[answer]! += step * biasRate * errors[answer]!;
      weights.correct(row, step, errors, wrong.subarray(0, many));
    });
  }
}

/**
 * @param sums what is said for each answer; filled in how far its likelihood is off, 0 where that teaches nothing
 * @param wrong the answers of which there is something to learn: filled in
 * @returns how many those are
 */
function seeErrors(sums: Float64Array, right: readonly number[], wrong: Uint16Array): number {
  let most = sums[0]!;
  for (let answer = 1; answer < sums.length; answer++) if (sums[answer]! > most) most = sums[answer]!;
  let total = 0;
  for (let answer = 0; answer < sums.length; answer++) total += sums[answer] = Math.exp(sums[answer]! - most);
  const alike = smoothing / sums.length;
  for (let answer = 0; answer < sums.length; answer++) sums[answer] = alike - sums[answer]! / total;
  for (const answer of right) sums[answer]! += (1 - smoothing) / right.length;
  let many = 0;
  for (let answer = 0; answer < sums.length; answer++) {
    if (Math.abs(sums[answer]!) < leastError) sums[answer] = 0;
    else wrong[many++] = answer;
  }
  return many;
}

/** The weights that move most over all examples together, and the rows with the features that have any. */
function withoutWeakest(dense: DenseWeights, all: Rows, most: number): { sparse: SparseWeights; left: Rows } {
  const moves = movesOf(dense, all);
  const least = leastOf(moves, most);
  const kept: number[] = [];
  for (let at = 0; at < moves.length; at++) if (moves[at]! > 0 && moves[at]! >= least) kept.push(at);
  const features = kept.map((at) => Math.floor(at / dense.count));
  const starts = [...kept.keys()].filter((nth) => features[nth] !== features[nth - 1]);
  const sparse = new SparseWeights(
    Uint32Array.from([...starts, kept.length]),
    Uint16Array.from(kept, (at) => at % dense.count),
    Float32Array.from(kept, (at) => dense.values[at]!),
  );
  const told = new Set(features);
  return { sparse, left: withFeatures(all, (feature) => told.has(feature)) };
}

/** How far each weight moves the judgement over all examples together. */
function movesOf({ values, count }: DenseWeights, { rows, names }: Rows): Float32Array {
  const reach = new Float32Array(names.length);
  for (const row of rows) row.features.forEach((feature, at) => (reach[feature]! += row.values[at]! ** 2));
  const moves = new Float32Array(values.length);
  for (let feature = 0; feature < names.length; feature++) {
    const far = Math.sqrt(reach[feature]!);
    for (let at = feature * count; at < (feature + 1) * count; at++) moves[at] = Math.abs(values[at]!) * far;
  }
  return moves;
}

/** The last of the largest moves, so many of them; 0 where there are fewer. Few are sorted: most move next to nothing. */
function leastOf(moves: Float32Array, most: number): number {
  for (let bound = 1; bound > Number.MIN_VALUE; bound /= 4) {
    const large: number[] = [];
    for (let at = 0; at < moves.length; at++) if (moves[at]! > bound) large.push(moves[at]!);
    if (large.length >= most) return Float32Array.from(large).sort()[large.length - most]!;
  }
  return 0;
}

/** As if shuffled, each pass otherwise; where a row stands among others is its own matter. */
function inOrderOf(pass: number, rows: readonly Row[]): Row[] {
  // Numbers are sorted many times faster than rows: a place, and behind it the row that stands there.
  const keys = Float64Array.from(rows, ({ said }, at) => hash(said, pass) * rows.length + at).sort();
  return Array.from(keys, (key) => rows[key % rows.length]!);
}
