import { expect, test } from 'vitest';
import { compileTextPattern } from '../../../utils/plan/rules/text-pattern';

test.each([
  ['promo[-_ ]?code', 'Your Promo Code', true],
  ['^promo', 'Your promo code', false],
  ['(?:vat|tax).*id$', 'EU VAT number or ID', true],
  ['(\\w+) \\1', 'again again', true],
  ['(?:ab)+$', 'xxABab', true],
  ['(?=.*code)promo', 'promo code', true],
])('%s in “%s”: %s', (pattern, text, expected) => {
  expect(compileTextPattern(pattern)!(text)).toBe(expected);
});

test.each(['(', 'a{2,1}', '[b-a]'])('%s is no expression', (pattern) => {
  expect(compileTextPattern(pattern)).toBeNull();
});

test('an expression that would take years is cut off, and stays off', () => {
  const test = compileTextPattern('(\\w+) (?:(\\w|\\w\\w)+)+ \\1!')!;

  expect(test('a'.repeat(100) + ' ' + 'b'.repeat(100))).toBe('too-slow');
  expect(test('a b a!')).toBe('too-slow');
});
