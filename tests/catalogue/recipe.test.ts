import { describe, expect, it } from 'vitest';
import { makeText, textLength, type Recipe } from '../../utils/catalogue/recipe';

describe('a recipe', () => {
  it.each<[string, Recipe, string]>([
    ['a text', 'Anna', 'Anna'],
    ['a repetition', { repeat: 'ab', times: 3 }, 'ababab'],
    ['a counter', { counter: 17 }, '2*4*6*8*11*14*17*'],
    ['code points', { from: 'U+0041', to: 'U+0045' }, 'ABCDE'],
    ['several, joined', ['<', { repeat: 'x', times: 2 }, '>'], '<xx>'],
  ])('makes %s', (_name, recipe, expected) => {
    expect(makeText(recipe)).toBe(expected);
    expect(textLength(recipe)).toBe(expected.length);
  });

  it.each([1, 2, 9, 10, 11, 99, 101, 255, 1_024, 65_536])(
    'counts to %i: each number says where its star stands',
    (length) => {
      const text = makeText({ counter: length });
      expect(text).toHaveLength(length);
      for (const { 0: found, index } of text.matchAll(/\d+\*/g)) {
        if (index > 0) expect(Number.parseInt(found)).toBe(index + found.length);
      }
    },
  );
});
