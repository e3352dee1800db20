import { expect, test } from 'vitest';
import { importList } from '../../../utils/settings/transfer/import-list';

const entry = (id: string, name = id) => ({ id, name });

test('entries are merged by id, or replace all there are', () => {
  const now = [entry('a'), entry('b')];
  const file = [entry('b', 'new'), entry('c')];

  expect(importList(now, file, 'merge')).toEqual({
    entries: [entry('a'), entry('b', 'new'), entry('c')],
    added: [entry('c')],
    changed: [entry('b', 'new')],
    removed: [],
  });
  expect(importList(now, file, 'replace')).toEqual({
    entries: file,
    added: [entry('c')],
    changed: [entry('b', 'new')],
    removed: [entry('a')],
  });
});

test('what is the same is no change', () => {
  expect(importList([entry('a')], [entry('a')], 'merge')).toMatchObject({ added: [], changed: [], removed: [] });
});
