import { expect, it } from 'vitest';
import { insertMenu } from '../../utils/catalogue/menu';
import { kindGroups, kindEntry } from '../../utils/plan/kinds';

it('offers about forty kinds and more, in the table’s groups', () => {
  expect(insertMenu.map(({ group }) => group)).toEqual([...kindGroups]);
  const items = insertMenu.flatMap((group) => group.items);
  expect(items.length).toBeGreaterThanOrEqual(40);
  expect(new Set(items.map(({ kind }) => kind)).size).toBe(items.length);
});

it('offers no empty group and only kinds that have a value', () => {
  for (const { items } of insertMenu) {
    expect(items.length).toBeGreaterThan(0);
    for (const { kind } of items) expect(kindEntry(kind).example).not.toBe('');
  }
});
