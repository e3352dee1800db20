import { expect, test } from 'vitest';
import { digitsInHint, digitsOfCode, statedDigits } from '../../../utils/plan/asks/stated-digits';

test.each([
  ['Branch (three-digit)', 3],
  ['Branch code (6 digits)', 6],
  ['Kundennummer (8-stellig)', 8],
  ['Code agence (5 chiffres)', 5],
  ['会員番号（10桁）', 10],
  ['MPAN (21 digits, see your bill)', 21],
  ['Branch', 0],
  ['Last four digits of card', 4],
  ['Last 4 digits', 0],
  ['Amount (99 digits)', 0],
])('“%s” states %i digits', (label, digits) => {
  expect(statedDigits(label)).toBe(digits);
});

test.each([
  ['10-stellige Nummer', 10],
  ['13자리', 13],
  ['Ihre Nummer', 0],
  ['min. 1,25 digits', 0],
])('a hint “%s” states %i digits', (hint, digits) => {
  expect(digitsInHint(hint)).toBe(digits);
});

test.each([
  ['4-digit gate code', 4],
  ['Six-digit security code', 6],
  ['6-stellige Mitgliedsnummer', 6],
  ['Code à 5 chiffres', 5],
  ['Código de 4 dígitos', 4],
  ['At least 8-digit code', 0],
  ['Two-digit year', 0],
  ['Number of digits', 0],
])('a code “%s” has %i digits', (label, digits) => {
  expect(digitsOfCode(label)).toBe(digits);
});
