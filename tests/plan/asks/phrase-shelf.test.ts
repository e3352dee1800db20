import { describe, expect, it } from 'vitest';
import { saidOf, shelve } from '../../../utils/plan/asks/phrase-shelf';

describe('a shelf of phrases', () => {
  const entries = Array.from({ length: 400 }, (_, at) => [`phrase ${at}`, `!${at} #${at + 1}`] as const);
  const shelf = shelve(entries);

  it('has what each says', () => {
    expect(entries.map(([phrase]) => saidOf(phrase, shelf))).toEqual(entries.map(([, says]) => says));
  });

  it('has neither parts of phrases nor what they say', () => {
    expect(['phrase', 'hrase 7', 'phrase 7\t!7', '!7 #8', ''].map((phrase) => saidOf(phrase, shelf))).toEqual([
      ...Array.from({ length: 5 }, () => null),
    ]);
  });

  it('is empty without phrases', () => {
    expect(shelve([])).toEqual([]);
    expect(saidOf('phrase', [])).toBeNull();
  });
});
