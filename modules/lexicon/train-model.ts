/**
 * Multinomial logistic regression by stochastic gradient descent: a few passes over the examples, in an order that is
 * drawn once and for all. Same examples, same weights.
 */
import { textFeatures } from '../../utils/plan/lexicon/text-features';
import { tokenise } from '../../utils/plan/recognise/fold';
import type { Example } from './examples';

/** Weights by feature, a row of one number an answer. */
export interface TrainedModel {
  readonly features: ReadonlyMap<string, number>;
  readonly weights: Float32Array;
  readonly biases: Float32Array;
}

const passes = 3;
const firstRate = 8;
const biasRate = 0.02;
/** Errors smaller than this teach nothing. */
const leastError = 0.002;
/** Examples that must have a feature: what one phrase alone has, the phrase itself tells better. */
const leastCount = { piece: 4, other: 2 } as const;

interface Row {
  readonly features: Uint32Array;
  readonly values: Float32Array;
  readonly answers: readonly number[];
}

/** @param count of answers */
export function trainModel(examples: readonly Example[], count: number): TrainedModel {
  const features = commonFeatures(examples);
  const rows = examples.map((example) => rowOf(example, features));
  const model = {
    features,
    weights: new Float32Array(features.size * count),
    biases: new Float32Array(count),
  };
  const steps = passes * rows.length;
  const random = numbers(1);
  for (let pass = 0; pass < passes; pass++) {
    shuffle(rows, random);
    rows.forEach((row, at) => learn(model, row, firstRate * (1 - (pass * rows.length + at) / steps)));
  }
  return model;
}

function commonFeatures(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of examples)
    for (const { name } of textFeatures(tokenise(text))) counts.set(name, (counts.get(name) ?? 0) + 1);
  const common = [...counts].filter(([name, count]) => count >= leastCount[name.startsWith('g') ? 'piece' : 'other']);
  return new Map(common.map(([name], number) => [name, number]));
}

function rowOf({ text, answers }: Example, features: ReadonlyMap<string, number>): Row {
  const known = textFeatures(tokenise(text)).filter(({ name }) => features.has(name));
  return {
    features: Uint32Array.from(known, ({ name }) => features.get(name)!),
    values: Float32Array.from(known, ({ weight }) => weight),
    answers,
  };
}

function learn({ weights, biases }: TrainedModel, { features, values, answers }: Row, rate: number): void {
  const errors = likelihoods(weights, biases, features, values).map((likelihood) => -likelihood);
  for (const answer of answers) errors[answer]! += 1 / answers.length;
  const taught = [...errors.keys()].filter((answer) => Math.abs(errors[answer]!) > leastError);
  features.forEach((feature, at) => {
    const step = rate * values[at]!;
    for (const answer of taught) weights[feature * biases.length + answer]! += step * errors[answer]!;
  });
  for (const answer of taught) biases[answer]! += rate * biasRate * errors[answer]!;
}

/** How likely each answer is, together 1. */
function likelihoods(
  weights: Float32Array,
  biases: Float32Array,
  features: Uint32Array,
  values: Float32Array,
): Float32Array {
  const sums = Float32Array.from(biases);
  for (let at = 0; at < features.length; at++) {
    const row = features[at]! * sums.length;
    const value = values[at]!;
    for (let answer = 0; answer < sums.length; answer++) sums[answer]! += value * weights[row + answer]!;
  }
  const most = sums.reduce((a, b) => Math.max(a, b));
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((a, b) => a + b);
  return powers.map((power) => power / total);
}

function shuffle(rows: Row[], random: () => number): void {
  for (let at = rows.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [rows[at], rows[other]] = [rows[other]!, rows[at]!];
  }
}

/** Numbers from 0 to 1, the same each time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
