import { describe, expect, it } from 'vitest';
import { spellOut } from '../../../modules/lexicon/spell-out';

describe('spellOut', () => {
  it('gives every choice of every bracket', () => {
    expect(spellOut('(full|) name, name (of|for) (guest|child)')).toEqual([
      'full name',
      'name',
      'name of guest',
      'name of child',
      'name for guest',
      'name for child',
    ]);
  });

  it('says which pattern lacks a bracket', () => {
    expect(() => spellOut('name, (full name')).toThrow('(full name');
  });
});
