import { describe, expect, it } from 'vitest';
import { nounExamples } from '../../../../modules/lexicon/shapes/noun-examples';
import { nounSenses } from '../../../../modules/lexicon/shapes/wordnet';

describe('nounSenses', () => {
  const senses = new Map(nounSenses().map((sense) => [sense.noun, sense]));

  it.each([
    ['arborist', 'person', 1],
    ['ladder', 'artifact', 0.5],
  ])('%s names a %s', (noun, file, least) => {
    expect(senses.get(noun)?.file).toBe(file);
    expect(senses.get(noun)?.share).toBeGreaterThanOrEqual(least);
  });

  it('leaves out what is written with a capital', () => {
    expect(senses.has('paris')).toBe(false);
  });
});

describe('nounExamples', () => {
  const examples = nounExamples();

  it('has people and things by the thousand, each once', () => {
    const people = examples.filter(({ shape }) => shape === 'person');
    expect(people.length).toBeGreaterThan(3000);
    expect(examples.length - people.length).toBeGreaterThan(3000);
    expect(new Set(examples.map(({ text }) => text)).size).toBe(examples.length);
  });

  it('leaves out nouns that mean two things', () => {
    expect(examples.map(({ text }) => text)).not.toContain('cook');
  });
});
