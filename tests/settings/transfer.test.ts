import { expect, test } from 'vitest';
import type { Rule } from '../../utils/plan/rules/rule';
import { noTraits } from '../../utils/plan/persona/traits';
import type { SavedPerson } from '../../utils/settings/saved-person';
import { defaultSettings } from '../../utils/settings/settings';
import { importList, readTransfer, writeTransfer } from '../../utils/settings/transfer';

const rule = (id: string, text = 'x'): Rule => ({
  id,
  name: id,
  on: true,
  sites: [],
  fields: [{ by: 'kind', kind: 'email' }],
  value: { is: 'fixed', text },
});

const person: SavedPerson = { id: 'p', name: 'VIP', seed: '7K2QM-2F4', home: 'de-DE', traits: noTraits };

test('what is written is read again, all of it or the wanted part', () => {
  const all = { settings: { ...defaultSettings, emailDomain: 'ourco.example' }, rules: [rule('a')], persons: [person] };

  expect(readTransfer(writeTransfer(all))).toEqual({ is: 'file', carried: all, problems: [] });
  expect(readTransfer(writeTransfer({ rules: [] }))).toMatchObject({
    carried: { settings: null, rules: [], persons: null },
  });
});

test('what is wrong is said by its path, the rest is usable', () => {
  const text = JSON.stringify({
    understudy: 1,
    settings: { version: 2, settings: { cards: 'platinum' } },
    rules: { version: 1, rules: [rule('a'), { ...rule('b'), value: { is: 'template', text: '{{x' } }] },
    persons: { version: 1, persons: [{ ...person, seed: 'hello' }] },
  });

  const read = readTransfer(text);

  expect(read).toMatchObject({
    is: 'file',
    carried: { rules: [rule('a')], settings: { cards: 'test' } },
    problems: [{ where: 'settings.cards' }, { where: 'rules.1.value' }, { where: 'persons.0.seed' }],
  });
});

test.each([
  ['{\n  "understudy": 1,\n  oops\n}', { is: 'not-json', line: 3 }],
  ['{}', { is: 'not-ours' }],
  ['7', { is: 'not-ours' }],
  ['['.repeat(100_000), { is: 'too-deep' }],
  [`"${'x'.repeat(10 * 1024 * 1024)}"`, { is: 'too-large' }],
])('%.20s is refused', (text, expected) => {
  expect(readTransfer(text)).toEqual(expected);
});

test('rules are merged by id, or replace all there are', () => {
  const now = [rule('a'), rule('b')];
  const file = [rule('b', 'new'), rule('c')];

  expect(importList(now, file, 'merge')).toEqual({
    entries: [rule('a'), rule('b', 'new'), rule('c')],
    added: 1,
    changed: 1,
    removed: 0,
  });
  expect(importList(now, file, 'replace')).toEqual({ entries: file, added: 1, changed: 1, removed: 1 });
});
