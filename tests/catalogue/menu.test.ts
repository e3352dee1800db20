import { expect, it } from 'vitest';
import { insertMenu } from '../../utils/catalogue/menu';
import { kindGroups, kindEntry } from '../../utils/plan/kinds';

it('offers about forty kinds and more, in the table’s groups', () => {
  expect(insertMenu.map(({ group }) => group)).toEqual([...kindGroups]);
  const items = insertMenu.flatMap((group) => group.kinds);
  expect(items.length).toBeGreaterThanOrEqual(40);
  expect(new Set(items).size).toBe(items.length);
});

it('offers no empty group and only kinds that have a value', () => {
  for (const { kinds } of insertMenu) {
    expect(kinds.length).toBeGreaterThan(0);
    for (const kind of kinds) expect(kindEntry(kind).example).not.toBe('');
  }
});
