import { describe, expect, it } from 'vitest';
import { trainModel } from '../../../modules/lexicon/train-model';
import { textFeatures } from '../../../utils/plan/lexicon/text-features';
import { tokenise } from '../../../utils/plan/recognise/texts/fold';
import baseline from './held-out.json';
import { measureListed, type HeldOut } from './held-out';

/** `npx tsx tests/modules/lexicon/print-held-out.ts --update` writes it anew. */
const listed: Readonly<Record<string, HeldOut>> = baseline.listed;
/** A few words more or less move the share this far, in percent. */
const slack = 1.5;

describe('the model', () => {
  it('tells held-out phrases from those listed as well as the baseline says, no worse and no better', () => {
    for (const [language, { first, firstThree }] of Object.entries(measureListed())) {
      const before = listed[language]!;
      expect(Math.abs(first - before.first), `${language}: ${first} against ${before.first}`).toBeLessThan(slack);
      expect(Math.abs(firstThree - before.firstThree), language).toBeLessThan(slack);
    }
  }, 300_000);

  it('learns from words, the same each time', () => {
    const examples = ['engine size', 'engine power', 'first name', 'last name'].map((text, at) => ({
      text,
      language: 'en',
      answers: [at < 2 ? 0 : 1],
    }));
    const [one, other] = [trainModel(examples, 2, 1_000), trainModel(examples, 2, 1_000)];
    expect(one.weights).toEqual(other.weights);
    const engine = one.features.get('sengin')!;
    const told = one.answers.subarray(one.starts[engine], one.starts[engine + 1]);
    const weightOf = (answer: number) => one.weights[one.starts[engine]! + told.indexOf(answer)]!;
    expect(weightOf(0)).toBeGreaterThan(weightOf(1));
  });

  it('learns less from examples of less weight', () => {
    const leaningFor = (weights: readonly number[]) => {
      const examples = weights.map((weight, at) => ({ text: 'engine', language: 'en', answers: [at], weight }));
      const { biases } = trainModel(examples, 2, 1_000);
      return Math.sign(biases[0]! - biases[1]!);
    };
    expect([leaningFor([1, 0.2]), leaningFor([0.2, 1])]).toEqual([1, -1]);
  });

  it('reads neighbours as one word', () => {
    const examples = ['surname', 'city'].map((text, at) => ({ text, language: 'en', answers: [at] }));
    const { features } = trainModel(examples, 2, 1_000);
    const known = textFeatures(tokenise('sur name')).filter(({ name }) => name.startsWith('s') && features.has(name));
    expect(known.map(({ name }) => name)).toEqual(['ssurnam']);
  });
});
