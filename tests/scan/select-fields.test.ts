import { beforeAll, expect, test, vi } from 'vitest';
import { takeFaults } from '../../utils/dom/faults';
import { selectFields } from '../../utils/scan/select-fields';
import type { Scanner } from '../../utils/scan/scanner';

/** Elements that answer to their own letter; `!` is what the browser does not know as a selector, `?` breaks it. */
const page = ['a', 'b', 'c'].map((letter) => ({ element: { letter } }));
const scanner = { found: page, idOf: ({ element }: (typeof page)[number]) => element.letter } as unknown as Scanner;

beforeAll(() => {
  const matches = function (this: { letter: string }, selector: string) {
    if (selector === '!') throw new SyntaxError(selector);
    if (selector === '?') throw new TypeError(selector);
    return selector.includes(this.letter);
  };
  vi.stubGlobal('Element', { prototype: { matches } });
});

test('names the fields of each selector, and says which one is none', () => {
  expect(selectFields(scanner, ['ac', '!', 'b'], () => 0)).toEqual([
    { ids: ['a', 'c'], trouble: null },
    { ids: [], trouble: 'unknown' },
    { ids: ['b'], trouble: null },
  ]);
});

test('keeps an error that says nothing of the selector', () => {
  selectFields(scanner, ['!', '?'], () => 0);
  expect(takeFaults()).toEqual(['select-fields: TypeError']);
});

test('stops once time is up, and says so', () => {
  let time = 0;
  const clock = () => (time += 60);

  expect(selectFields(scanner, ['abc', 'b'], clock)).toEqual([
    { ids: ['a', 'b', 'c'], trouble: null },
    { ids: [], trouble: 'too-slow' },
  ]);
});
