import { describe, expect, it } from 'vitest';
import { listedExamples } from '../../../../modules/lexicon/examples';
import { shapeExamples } from '../../../../modules/lexicon/shapes/shape-examples';
import { shapeWords } from '../../../../modules/lexicon/shapes/shape-words';
import { shapes } from '../../../../utils/plan/lexicon/shapes';

const examples = shapeExamples(listedExamples());

describe('shapeExamples', () => {
  it('has every shape often, and each phrase of a language once', () => {
    const counts = shapes.map((_, at) => examples.filter(({ answers }) => answers.includes(at)).length);
    expect(Math.min(...counts)).toBeGreaterThan(200);
    const keys = examples.map(({ text, language }) => `${language} ${text}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(Object.entries(shapeWords))('has each word of %s once', (_, words) => {
    const twice = Object.values(words).flatMap((list) => {
      const all = list.split('|');
      return all.filter((one, at) => all.indexOf(one) < at);
    });
    expect(twice).toEqual([]);
  });
});
