import { describe, expect, it } from 'vitest';
import { answers, listedExamples, mostOfKind, paraphrases } from '../../../modules/lexicon/examples';
import { en } from '../../../modules/lexicon/paraphrases/en';
import { allKinds } from '../../../utils/kinds/kinds';

describe('paraphrases', () => {
  it('are written for every kind', () => {
    expect(allKinds.filter((kind) => !(kind in en))).toEqual([]);
  });

  it('say nothing of what is listed, and keep kinds in balance', () => {
    const listed = listedExamples();
    const made = paraphrases(listed);
    const known = new Set(listed.map(({ text }) => text));
    expect(made.filter(({ text }) => known.has(text))).toEqual([]);
    const counts = new Map<string, number>();
    for (const example of made)
      for (const answer of example.answers) {
        const key = `${example.language} ${answers[answer]}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    expect([...counts].filter(([, count]) => count > mostOfKind)).toEqual([]);
  });
});
