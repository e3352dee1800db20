import { expect, it } from 'vitest';
import { boundLists, wordsIn } from '../../../utils/plan/asks/word-lists';

const lists = boundLists({ recipe: ['cake', 'backe'], re: ['one'] });

it('finds the words of a list by its whole name', () => {
  expect(wordsIn(lists, 'recipe')).toEqual(['cake', 'backe']);
  expect(wordsIn(lists, 're')).toEqual(['one']);
  expect(wordsIn(lists, 'cake')).toBeNull();
  expect(wordsIn(lists, 'rec')).toBeNull();
});

it('refuses what stands between words', () => {
  expect(() => boundLists({ recipe: ['a|b'] })).toThrow('“a|b” of “recipe”');
  expect(() => boundLists({ 'a\tb': ['c'] })).toThrow(RangeError);
});
