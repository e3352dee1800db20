import { describe, expect, it } from 'vitest';
import { bringChoice, changesTo, type Choices } from '../../../utils/apply/choice/choices';

const context = {
  signal: new AbortController().signal,
  patience: 100,
  findings: {},
  pairsLeft: new WeakMap<Element, string>(),
};

/** A choice whose page takes at most so many. */
function choicesOf(chosen: string[], { most = Infinity, keeps = '' } = {}): Choices {
  let now = chosen;
  return {
    chosen: () => now,
    isMultiple: () => most > 1,
    async change({ missing, surplus }) {
      const left = most > 1 ? now.filter((text) => !surplus.includes(text) || text === keeps) : [];
      now = [...left, ...missing].slice(0, most);
    },
  };
}

describe('what has to change', () => {
  it('is what is missing and, of several, what is too much', () => {
    expect(changesTo(['a', 'b'], choicesOf(['b', 'c']))).toEqual({ missing: ['a'], surplus: ['c'] });
  });

  it('is, of one, only what is missing: the other goes by itself, unless nothing is to be chosen', () => {
    expect(changesTo(['a'], choicesOf(['c'], { most: 1 }))).toEqual({ missing: ['a'], surplus: [] });
    expect(changesTo([], choicesOf(['c'], { most: 1 }))).toEqual({ missing: [], surplus: ['c'] });
  });
});

describe('a choice that was asked for', () => {
  it.each([
    ['is there already', choicesOf(['b', 'a']), { outcome: 'unchanged', reason: 'already-there', holds: 'b, a' }],
    ['has taken it', choicesOf(['c']), { outcome: 'filled', reason: null, holds: 'a, b' }],
    ['takes fewer', choicesOf([], { most: 1 }), { outcome: 'refused', reason: 'refused-by-page', holds: 'a' }],
    ['keeps one', choicesOf(['c'], { keeps: 'c' }), { outcome: 'filled', reason: 'changed-by-page', holds: 'c, a, b' }],
  ])('%s', async (_what, choices, written) => {
    expect(await bringChoice(choices, ['a', 'b'], context)).toEqual(written);
  });
});
