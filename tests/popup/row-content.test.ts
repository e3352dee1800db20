import { beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Module from '../../entrypoints/popup/row-content';
import { fakeI18n } from './fake-i18n';
import { fieldRow } from './samples';

let content: typeof Module;

beforeEach(async () => {
  vi.stubGlobal('chrome', { i18n: fakeI18n() });
  content = await import('../../entrypoints/popup/row-content');
});

describe('a row shows', () => {
  test.each([
    ['the plan before a fill', { planned: 'Anna' }, 'Anna'],
    ['what the page made of it', { outcome: 'filled', planned: 'Anna', holds: 'ANNA' }, 'ANNA'],
    ['a password as it was planned', { outcome: 'filled', planned: 'Brisk*1', holds: '' }, 'Brisk*1'],
    ['what the page holds instead', { outcome: 'refused', planned: 'Anna', holds: 'A' }, 'A'],
    ['a change that is not on the page yet', { outcome: 'filled', pending: true, planned: 'Bo', holds: 'Anna' }, 'Bo'],
    [
      'that a skipped field is to be put back',
      { outcome: 'filled', pending: true, planned: '', holds: 'Anna', reason: 'skipped-by-user' },
      'Will be put back',
    ],
    ['what is still to be written after a stop', { outcome: 'skipped', reason: 'cancelled', planned: 'Bo' }, 'Bo'],
    ['why it is left', { planned: '', reason: 'honeypot' }, 'Looks like a spam trap.'],
    ['what a field holds that is left', { planned: '', reason: 'has-value', state: 'typed', holds: 'Mine' }, 'Mine'],
    [
      'why a box is left',
      { planned: '', reason: 'optional-consent', outcome: 'skipped', holds: '–' },
      'Optional consent: up to you.',
    ],
    [
      'why the page holds nothing',
      { outcome: 'refused', reason: 'refused-by-page' },
      'The page didn’t keep the value.',
    ],
  ] as const)('%s', (_name, row, expected) => {
    expect(content.rowContent(fieldRow(row)).text).toBe(expected);
  });
});

describe('a row says what a mode is after', () => {
  test.each([
    [
      'or why it is left',
      { planned: '', reason: 'has-value', state: 'typed', holds: 'Mine' },
      'Holds a value you typed.',
    ],
    ['or why it is still to be written', { outcome: 'skipped', reason: 'cancelled' }, 'You stopped before this field.'],
    [
      'or why the page holds another value',
      { outcome: 'refused', reason: 'refused-by-page', holds: '+49' },
      'The page didn’t keep the value.',
    ],
    ['in the catalogue’s words', { probe: 'The longest allowed.', breaks: 'breaks-max' }, 'The longest allowed.'],
    ['by the rule that is broken', { breaks: 'breaks-max' }, 'Too large, on purpose.'],
    [
      'once it is on the page, too',
      { outcome: 'filled', holds: '100', breaks: 'breaks-max' },
      'Too large, on purpose.',
    ],
    ['where there is no rule to break', { breaks: 'cannot-be-invalid' }, 'Has no rule to break: filled as usual.'],
    [
      'or what the page made of it',
      { outcome: 'filled', reason: 'changed-by-page', holds: 'OTHER' },
      'The page changed the value.',
    ],
    ['not for another reason', { reason: 'already-there' }, ''],
    [
      'by what is left empty, too',
      { planned: '', outcome: 'unchanged', reason: 'already-there', holds: '–', breaks: 'breaks-required' },
      'Empty, though required.',
    ],
    [
      'not where its only words are the reason',
      { planned: '', reason: 'breaks-required', breaks: 'breaks-required' },
      '',
    ],
  ] as const)('%s', (_name, row, expected) => {
    expect(content.rowAim(fieldRow(row))).toBe(expected);
  });
});

describe('somebody other than the page’s person is named', () => {
  test.each([
    ['where nothing else says it', { person: 'guest-2' }, 'Guest 2'],
    ['not where the label does', { person: 'mother', label: 'Mother’s name' }, ''],
    ['not where the heading does', { person: 'guest-2', section: 'Guest 2' }, ''],
    ['not where another word stands before the number', { person: 'guest-2', label: 'Passenger 2 first name' }, ''],
    ['not where nothing is planned', { person: 'guest-2', planned: '' }, ''],
  ] as const)('%s', (_name, row, expected) => {
    expect(content.personTag(fieldRow(row))).toBe(expected);
  });
});

describe('the kind is named', () => {
  const named = (row: Parameters<typeof fieldRow>[0]) => content.kindTag(fieldRow({ kind: 'iban', ...row }));

  test.each([
    ['where only the field’s code says it', { evidence: [{ signal: 'name', text: 'iban', score: 1 }] }, 'IBAN'],
    ['where the person chose it', { evidence: [{ signal: 'user', text: 'kind', score: 1 }] }, 'IBAN'],
    ['not where the label says it in its language', {}, ''],
    [
      'not where the label holds the very word',
      { label: 'Your IBAN', evidence: [{ signal: 'id', text: 'x', score: 1 }] },
      '',
    ],
    ['not where it is a guess', { evidence: [{ signal: 'default', text: '', score: 0 }] }, ''],
    ['not where nothing is planned', { planned: '', evidence: [{ signal: 'user', text: 'kind', score: 1 }] }, ''],
  ] as const)('%s', (_name, row, expected) => {
    expect(named(row)).toBe(expected);
  });
});
