/**
 * Multinomial logistic regression by stochastic gradient descent: a few passes over the examples, each in an order by
 * their texts, so that another example moves none of the rest; then the weights that matter least are dropped, and the others learn to do without them. Same
 * examples, same weights.
 */
import { hash } from '../../utils/plan/lexicon/hash';
import { textFeatures, type Feature } from '../../utils/plan/lexicon/text-features';
import { tokenise } from '../../utils/plan/recognise/fold';
import type { Example } from './examples';

/** A feature's weights begin at `starts[number]` and end where the next one's begin; each is one of an answer. */
export interface TrainedModel {
  /** Numbers by name. */
  readonly features: ReadonlyMap<string, number>;
  readonly starts: Uint32Array;
  readonly answers: Uint16Array;
  readonly weights: Float32Array;
  readonly biases: Float32Array;
}

const passes = { dense: 2, sparse: 4 } as const;
const firstRate = { dense: 8, sparse: 5 } as const;
const biasRate = 0.02;
/** Errors smaller than this teach nothing. */
const leastError = 0.001;
/** Share of the likelihood that goes to all answers alike, so that the model is not surer than it may be. */
const smoothing = 0.1;
/** Examples that must have a piece of a word, or two words side by side: one alone tells what it says by heart. */
const leastShared = 2;
const shared = /^[gp]/;

interface Row {
  readonly said: string;
  readonly features: Uint32Array;
  readonly values: Float32Array;
  readonly answers: readonly number[];
  readonly weight: number;
}

/**
 * @param count of answers
 * @param mostWeights that are kept, for each costs three bytes of the extension
 */
export function trainModel(examples: readonly Example[], count: number, mostWeights: number): TrainedModel {
  const read = examples.map(({ text }) => textFeatures(tokenise(text)));
  const features = commonFeatures(read);
  const rows = examples.map((example, at) => rowOf(example, read[at]!, features));
  const dense = denseModel(features, count);
  teach(dense, rows, { first: 0, count: passes.dense }, firstRate.dense);
  const sparse = withoutWeakest(dense, rows, mostWeights);
  teach(sparse, rows, { first: passes.dense, count: passes.sparse }, firstRate.sparse);
  return sparse;
}

function commonFeatures(read: readonly (readonly Feature[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const features of read) for (const { name } of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  const common = [...counts].filter(([name, count]) => !shared.test(name) || count >= leastShared);
  return new Map(common.map(([name], number) => [name, number]));
}

function rowOf(
  { text, language, answers, weight = 1 }: Example,
  read: readonly Feature[],
  features: ReadonlyMap<string, number>,
): Row {
  const known = read.filter(({ name }) => features.has(name));
  return {
    said: `${language} ${text}`,
    features: Uint32Array.from(known, ({ name }) => features.get(name)!),
    values: Float32Array.from(known, ({ weight }) => weight),
    answers,
    weight,
  };
}

/** Every feature with a weight for every answer: tens of millions, so loops over them call nothing. */
function denseModel(features: ReadonlyMap<string, number>, count: number): TrainedModel {
  const answers = new Uint16Array(features.size * count);
  for (let at = 0; at < answers.length; at++) answers[at] = at % count;
  return {
    features,
    starts: Uint32Array.from({ length: features.size + 1 }, (_, feature) => feature * count),
    answers,
    weights: new Float32Array(features.size * count),
    biases: new Float32Array(count),
  };
}

/** The rate falls from the first to 0. */
function teach(
  model: TrainedModel,
  rows: readonly Row[],
  { first, count }: { first: number; count: number },
  rate: number,
): void {
  const errors = new Float32Array(model.biases.length);
  const wrong = new Uint16Array(errors.length);
  for (let pass = 0; pass < count; pass++) {
    inOrderOf(first + pass, rows).forEach((row, at) => {
      const left = 1 - (pass + at / rows.length) / count;
      learn(model, row, row.weight * rate * left, errors, wrong);
    });
  }
}

/**
 * @param errors filled in: how far each answer is off
 * @param wrong filled in: the answers of which there is something to learn
 */
function learn(model: TrainedModel, row: Row, rate: number, errors: Float32Array, wrong: Uint16Array): void {
  const { starts, answers, weights, biases } = model;
  judge(model, row, errors);
  for (let answer = 0; answer < errors.length; answer++) errors[answer] = smoothing / errors.length - errors[answer]!;
  for (const answer of row.answers) errors[answer]! += (1 - smoothing) / row.answers.length;
  let many = 0;
  for (let answer = 0; answer < errors.length; answer++) {
    if (Math.abs(errors[answer]!) < leastError) errors[answer] = 0;
    else wrong[many++] = answer;
    biases[answer]! += rate * biasRate * errors[answer]!;
  }
  for (let at = 0; at < row.features.length; at++) {
    const step = rate * row.values[at]!;
    const start = starts[row.features[at]!]!;
    const end = starts[row.features[at]! + 1]!;
    // A feature with a weight for every answer has them in the answers' order.
    if (end - start === errors.length) addAt(weights, start, errors, wrong, many, step);
    else for (let one = start; one < end; one++) weights[one]! += step * errors[answers[one]!]!;
  }
}

/** Adds the errors of the wrong answers to a feature's weights, which begin at `start`. */
function addAt(
  weights: Float32Array,
  start: number,
  errors: Float32Array,
  wrong: Uint16Array,
  many: number,
  step: number,
): void {
  for (let nth = 0; nth < many; nth++) {
    const answer = wrong[nth]!;
    weights[start + answer]! += step * errors[answer]!;
  }
}

/** @param likely how likely each answer is, together 1: filled in */
function judge({ starts, answers, weights, biases }: TrainedModel, row: Row, likely: Float32Array): void {
  likely.set(biases);
  for (let at = 0; at < row.features.length; at++) {
    const value = row.values[at]!;
    const start = starts[row.features[at]!]!;
    const end = starts[row.features[at]! + 1]!;
    if (end - start === likely.length) addAll(likely, weights, start, value);
    else for (let one = start; one < end; one++) likely[answers[one]!]! += value * weights[one]!;
  }
  let most = likely[0]!;
  for (let answer = 1; answer < likely.length; answer++) if (likely[answer]! > most) most = likely[answer]!;
  let total = 0;
  for (let answer = 0; answer < likely.length; answer++) total += likely[answer] = Math.exp(likely[answer]! - most);
  for (let answer = 0; answer < likely.length; answer++) likely[answer]! /= total;
}

/** Adds a feature's weights for all answers, which begin at `start`. */
function addAll(likely: Float32Array, weights: Float32Array, start: number, value: number): void {
  for (let answer = 0; answer < likely.length; answer++) likely[answer]! += value * weights[start + answer]!;
}

/** The model with those weights alone that move most over all examples together. */
function withoutWeakest(model: TrainedModel, rows: readonly Row[], mostWeights: number): TrainedModel {
  const { features, starts, answers, weights, biases } = model;
  const moves = movesOf(model, rows);
  const least = leastOf(moves, mostWeights);
  const kept: number[] = [];
  for (let at = 0; at < moves.length; at++) if (moves[at]! > 0 && moves[at]! >= least) kept.push(at);
  return {
    features,
    starts: startsOf(kept, starts),
    answers: Uint16Array.from(kept, (at) => answers[at]!),
    weights: Float32Array.from(kept, (at) => weights[at]!),
    biases,
  };
}

/** How far each weight moves the judgement over all examples together. */
function movesOf({ features, starts, weights }: TrainedModel, rows: readonly Row[]): Float32Array {
  const reach = new Float32Array(features.size);
  for (const row of rows) row.features.forEach((feature, at) => (reach[feature]! += row.values[at]! ** 2));
  const moves = new Float32Array(weights.length);
  for (let feature = 0; feature < features.size; feature++) {
    const far = Math.sqrt(reach[feature]!);
    for (let at = starts[feature]!; at < starts[feature + 1]!; at++) moves[at] = Math.abs(weights[at]!) * far;
  }
  return moves;
}

/** The last of the largest moves, so many of them; 0 where there are fewer. Few are sorted: most move next to nothing. */
function leastOf(moves: Float32Array, most: number): number {
  for (let bound = 1; bound > Number.MIN_VALUE; bound /= 4) {
    const large = moves.filter((move) => move > bound);
    if (large.length >= most) return large.sort()[large.length - most]!;
  }
  return 0;
}

/** Where each feature's weights begin among those kept. */
function startsOf(kept: readonly number[], starts: Uint32Array): Uint32Array {
  let at = 0;
  return starts.map((start) => {
    while (at < kept.length && kept[at]! < start) at++;
    return at;
  });
}

/** As if shuffled, each pass otherwise; where a row stands among others is its own matter. */
function inOrderOf(pass: number, rows: readonly Row[]): Row[] {
  // Numbers are sorted many times faster than rows: a place, and behind it the row that stands there.
  const keys = Float64Array.from(rows, ({ said }, at) => hash(said, pass) * rows.length + at).sort();
  return Array.from(keys, (key) => rows[key % rows.length]!);
}
