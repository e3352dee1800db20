import { describe, expect, test } from 'vitest';
import { rowHolds, rowLook } from '../../utils/messages/row-look';
import { fieldRow } from '../popup/samples';

describe('the look of a row', () => {
  test.each([
    [{ planned: 'Anna' }, 'planned'],
    [{ planned: '', reason: 'honeypot' }, 'skipped'],
    [{ planned: '', reason: 'breaks-required' }, 'planned'],
    [{ outcome: 'filled' }, 'filled'],
    [{ outcome: 'unchanged', reason: 'already-there' }, 'filled'],
    [{ outcome: 'refused', reason: 'refused-by-page' }, 'refused'],
    [{ outcome: 'skipped', planned: '', reason: 'disabled' }, 'skipped'],
    [{ outcome: 'filled', pending: true }, 'planned'],
    [{ outcome: 'filled', pending: true, planned: '', reason: 'skipped-by-user' }, 'planned'],
    [{ outcome: 'skipped', planned: '', reason: 'skipped-by-user' }, 'skipped'],
  ] as const)('%j: %s', (row, expected) => {
    expect(rowLook(fieldRow(row))).toBe(expected);
  });
});

describe('the search of the list', () => {
  const row = fieldRow({ section: 'Ihre Angaben', label: 'Vorname', planned: 'Anna', holds: 'ANNE' });

  test.each([
    ['', true],
    [' vor ', true],
    ['ANGA', true],
    ['anna', true],
    ['anne', true],
    ['given-name', false],
  ])('“%s”: %s', (search, expected) => {
    expect(rowHolds(row, search)).toBe(expected);
  });
});
