import { describe, expect, it } from 'vitest';
import { numberOf, optionsMeant, placesMeant } from '../../utils/apply/requested';
import type { Value } from '../../utils/pipeline';

const listed = (...texts: string[]) =>
  texts.map((text, index) => ({ index, text, value: '', disabled: false, group: '' }));
const seen = (text: string, place: number): Value => ({ as: 'options', wanted: [text], count: 1, at: [place] });
const unseen = (...wanted: string[]): Value => ({ as: 'options', wanted, count: 1, at: null });
const textsOf = (options: readonly { readonly text: string }[]) => options.map(({ text }) => text);

describe('the options a value means', () => {
  it('are those at its places', () => {
    expect(textsOf(optionsMeant(listed('Fern', 'Moss', 'Fern'), seen('Fern', 2)))).toEqual(['Fern']);
    expect(optionsMeant(listed('Fern', 'Moss', 'Fern'), seen('Fern', 2))[0]?.index).toBe(2);
  });

  it('are looked for by their texts where the page has put others in their places', () => {
    expect(textsOf(optionsMeant(listed('Bavaria', 'Hesse', 'Saxony'), seen('Saxony', 1)))).toEqual(['Saxony']);
    expect(textsOf(optionsMeant(listed('Large – 3 left', 'Small'), seen('Large', 0)))).toEqual(['Large – 3 left']);
  });

  it('answer a wish best, else are the first real one where any will do', () => {
    const options = listed('Choose…', 'Fern', 'Moss');
    expect(textsOf(optionsMeant(options, unseen('moss')))).toEqual(['Moss']);
    expect(textsOf(optionsMeant(options, unseen('Lichen')))).toEqual(['Fern']);
    expect(optionsMeant(options, { as: 'text', text: 'Lichen', alternatives: [] })).toEqual([]);
  });

  it('are told by place alone as long as they say the same', () => {
    const options = listed('Fern', 'Moss');
    const never = () => expect.unreachable('the list was read');
    expect(placesMeant(seen('Moss', 1), (place) => options[place] ?? null, never)).toEqual([1]);
    expect(
      placesMeant(
        seen('Moss', 0),
        (place) => options[place] ?? null,
        () => options,
      ),
    ).toEqual([1]);
  });
});

it('a number is what a text says wholly', () => {
  expect(numberOf({ as: 'text', text: '12.5', alternatives: [] })).toBe(12.5);
  expect(numberOf({ as: 'text', text: '', alternatives: [] })).toBeNull();
  expect(numberOf({ as: 'check', checked: true })).toBeNull();
});
