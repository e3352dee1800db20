import { expect, test } from 'vitest';
import type { Rule } from '../../../utils/plan/rules/rule';
import { noTraits } from '../../../utils/plan/persona/traits';
import { defaultSettings } from '../../../utils/settings/settings';
import { readTransfer } from '../../../utils/settings/transfer/read-transfer';
import { writeTransfer } from '../../../utils/settings/transfer/write-transfer';

const rule = (id: string, text = 'x'): Rule => ({
  id,
  name: id,
  on: true,
  sites: [],
  fields: [{ by: 'kind', kind: 'email' }],
  value: { is: 'fixed', text },
});
const person = { id: 'p', name: 'VIP', seed: '7K2QM-2F4', home: 'de-DE', traits: noTraits, sites: [] };

test('what is written is read again, all of it or the wanted part', async () => {
  const settings = { ...defaultSettings, emailDomain: 'ourco.example' };
  const entry = { id: 'e', title: 'Long', group: '', value: { is: 'fixed', text: 'x' } } as const;
  const all = { settings, lists: { rules: [rule('a')], persons: [person], catalogue: [entry] } };

  expect(await readTransfer(writeTransfer(all))).toEqual({
    is: 'file',
    tool: null,
    carried: all,
    problems: [],
    left: [],
  });
  expect(await readTransfer(writeTransfer({ settings: null, lists: { rules: [] } }))).toMatchObject({
    carried: { settings: null, lists: { rules: [] } },
  });
});

test('what is wrong is said by its path and line, the rest is usable', async () => {
  const file = {
    understudy: 1,
    settings: { version: 2, settings: { cards: 'platinum' } },
    rules: { version: 1, rules: [rule('a'), { ...rule('b'), value: { is: 'template', text: '{{x' } }] },
    persons: { version: 1, persons: [{ ...person, seed: 'none' }] },
    catalogue: { version: 1, entries: [{ id: 'e', title: '', group: '', value: { is: 'fixed', text: 'y' } }] },
  };
  const text = JSON.stringify(file, null, 1);
  const lineWith = (piece: string) => text.split('\n').findIndex((line) => line.includes(piece)) + 1;

  expect(await readTransfer(text)).toMatchObject({
    carried: { settings: { cards: 'test' }, lists: { rules: [rule('a')], persons: [] } },
    problems: [
      { where: 'settings.cards', line: lineWith('platinum') },
      { where: 'rules.1.value', line: lineWith('{{x') - 2 },
      { where: 'persons.0.seed', line: lineWith('none') },
      { where: 'catalogue.0.title', line: lineWith('"title"') },
    ],
  });
});

test.each([
  ['{\n  "understudy": 1,\n  oops\n}', { is: 'not-json', line: 3 }],
  ['{}', { is: 'unknown' }],
  ['7', { is: 'unknown' }],
  ['{ "understudy": 2 }', { is: 'newer' }],
  ['['.repeat(100_000), { is: 'too-deep' }],
  [`"${'x'.repeat(10 * 1024 * 1024)}"`, { is: 'too-large' }],
])('%.20s is refused', async (text, expected) => {
  expect(await readTransfer(text)).toEqual(expected);
});
