import { expect, it } from 'vitest';
import type { OwnEntry } from '../../../utils/settings/own-entries/own-entry';
import { mergeEntries } from '../../../utils/settings/own-entries/merge-entries';

const entry = (id: string, title: string, text = 'x'): OwnEntry => ({
  id,
  title,
  group: '',
  value: { is: 'fixed', text },
});

it('adds what is new, changes what has a known id, and takes nothing twice', () => {
  const now = [entry('a', 'A'), entry('b', 'B'), entry('c', 'C')];
  const file = [entry('b', 'B', 'changed'), entry('c', 'C'), entry('other', 'A'), entry('d', 'D')];

  expect(mergeEntries(now, file)).toEqual({
    entries: [entry('a', 'A'), entry('b', 'B', 'changed'), entry('c', 'C'), entry('d', 'D')],
    added: 1,
    changed: 1,
    same: 2,
  });
});
