import { expect, test, vi } from 'vitest';
import { outermost } from '../../utils/dom/nesting';

/** There is no DOM here: each test says what stands in what. */
vi.mock('../../utils/dom/nodes', () => ({ parentElementOf: () => null }));

/** Elements by name, each in the one it is said to stand in. */
function treeOf(inside: Readonly<Record<string, string>>) {
  const element = (name: string) => name as unknown as Element;
  const parentOf = (one: Element) => element(inside[one as unknown as string] ?? '') || null;
  return { element, parentOf };
}

test('what stands in another of the set is left out, however far inside; boxes that are not of it are passed', () => {
  const { element, parentOf } = treeOf({ option: 'group', group: 'list', list: 'popup', popup: 'body', tip: 'body' });
  const set = ['option', 'popup', 'tip', 'list'].map(element);
  expect(outermost(set, parentOf)).toEqual(['popup', 'tip']);
});

test('a list with thousands of options asks no option of every other one', () => {
  const names = Array.from({ length: 10_000 }, (_, at) => `option ${at}`);
  const { element, parentOf } = treeOf(Object.fromEntries(names.map((name) => [name, 'list'])));
  let steps = 0;
  const step = (one: Element) => (steps++, parentOf(one));
  expect(outermost(names.map(element), step)).toHaveLength(names.length);
  expect(steps).toBe(2 * names.length);
});
