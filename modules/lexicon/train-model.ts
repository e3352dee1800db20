/**
 * Multinomial logistic regression by stochastic gradient descent: a few passes over the examples, each in an order by
 * their texts, so that another example moves none of the rest; then the weights that matter least are dropped, and the others learn to do without them. Same
 * examples, same weights.
 */
import { hash } from '../../utils/plan/lexicon/hash';
import { textFeatures } from '../../utils/plan/lexicon/text-features';
import { tokenise } from '../../utils/plan/recognise/texts/fold';
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
  const { rows, features } = readRows(examples);
  const dense = denseModel(features, count);
  teach(dense, rows, { first: 0, count: passes.dense }, firstRate.dense);
  const sparse = withoutWeakest(dense, rows, mostWeights);
  teach(sparse, rows, { first: passes.dense, count: passes.sparse }, firstRate.sparse);
  return sparse;
}

/** Features get numbers as they are met: millions of names in millions of objects cost more than what is learnt of them. */
function readRows(examples: readonly Example[]): { rows: Row[]; features: ReadonlyMap<string, number> } {
  const met = new Map<string, number>();
  const counts: number[] = [];
  const read = examples.map(({ text, language, answers, weight = 1 }) => {
    const found = textFeatures(tokenise(text));
    const features = Uint32Array.from(found, ({ name }) => numberOf(name, met));
    for (const number of features) counts[number] = (counts[number] ?? 0) + 1;
    const values = Float32Array.from(found, ({ weight }) => weight);
    return { said: `${language} ${text}`, features, values, answers, weight };
  });
  const common = [...met.keys()].filter((name) => !shared.test(name) || counts[met.get(name)!]! >= leastShared);
  const features = new Map(common.map((name, number) => [name, number]));
  const renumbered = new Int32Array(met.size).fill(-1);
  common.forEach((name, number) => (renumbered[met.get(name)!] = number));
  return { rows: read.map((row) => ofCommon(row, renumbered)), features };
}

function numberOf(name: string, met: Map<string, number>): number {
  const known = met.get(name);
  if (known !== undefined) return known;
  met.set(name, met.size);
  return met.size - 1;
}

/** @param renumbered what each feature is called from now on; -1 where it is not kept */
function ofCommon(row: Row, renumbered: Int32Array): Row {
  const isKept = (feature: number) => renumbered[feature]! >= 0;
  return {
    ...row,
    features: row.features.filter(isKept).map((feature) => renumbered[feature]!),
    values: row.values.filter((_, at) => isKept(row.features[at]!)),
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
function judge(model: TrainedModel, row: Row, likely: Float32Array): void {
  const { features, starts, answers, weights, biases } = model;
  const isDense = weights.length === features.size * likely.length;
  likely.set(biases);
  let at = 0;
  if (isDense) for (; at + 3 < row.features.length; at += 4) addFour(likely, model, row, at);
  for (; at < row.features.length; at++) {
    const value = row.values[at]!;
    const end = starts[row.features[at]! + 1]!;
    for (let one = starts[row.features[at]!]!; one < end; one++) likely[answers[one]!]! += value * weights[one]!;
  }
  let most = likely[0]!;
  for (let answer = 1; answer < likely.length; answer++) if (likely[answer]! > most) most = likely[answer]!;
  let total = 0;
  for (let answer = 0; answer < likely.length; answer++) total += likely[answer] = Math.exp(likely[answer]! - most);
  for (let answer = 0; answer < likely.length; answer++) likely[answer]! /= total;
}

/** Adds the weights of four features in a row that have one for every answer: twice as fast as one after the other. */
function addFour(likely: Float32Array, { starts, weights }: TrainedModel, { features, values }: Row, at: number): void {
  const [first, second] = [starts[features[at]!]!, starts[features[at + 1]!]!];
  const [third, fourth] = [starts[features[at + 2]!]!, starts[features[at + 3]!]!];
  const [one, two, three, four] = [values[at]!, values[at + 1]!, values[at + 2]!, values[at + 3]!];
  for (let answer = 0; answer < likely.length; answer++) {
    let sum = Math.fround(likely[answer]! + one * weights[first + answer]!);
    sum = Math.fround(sum + two * weights[second + answer]!);
    sum = Math.fround(sum + three * weights[third + answer]!);
    likely[answer] = sum + four * weights[fourth + answer]!;
  }
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
