import { describe, expect, it } from 'vitest';
import { mostSaid, saidOf, shelve } from '../../../utils/plan/asks/phrase-shelf';

describe('a shelf of phrases', () => {
  const entries = Array.from({ length: 500 }, (_, at) => [`phrase ${at}`, [at, mostSaid - 1 - at]] as const);
  const shelf = shelve(entries);

  it('says of each what it says, what goes first first', () => {
    expect(entries.map(([phrase]) => saidOf(phrase, shelf))).toEqual(entries.map(([, says]) => says));
  });

  it('says nothing of what is no phrase, or a part of one', () => {
    expect(['phrase', 'hrase 7', 'phrase 500', ''].flatMap((phrase) => saidOf(phrase, shelf))).toEqual([]);
  });

  it('may be empty, and has room for so many questions', () => {
    expect(shelve([])).toBe('');
    expect(saidOf('phrase', '')).toEqual([]);
    expect(() => shelve([['phrase', [mostSaid]]])).toThrow(`below ${mostSaid}`);
  });
});
