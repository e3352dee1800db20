import { describe, expect, it } from 'vitest';
import { isOneValue, keeps } from '../../../utils/apply/native/same-text';

describe('how well a field keeps what was meant', () => {
  it.each([
    ['Ada', 'Ada', 'exactly'],
    ['two\nlines', 'two\r\nlines', 'exactly'],
    ['(555) 123-4567', '5551234567', 'formatted'],
    ['+1 (555) 123-4567', '5551234567', 'formatted'],
    ['ADA', 'ada', 'formatted'],
    ['$1,234.50', '1234.5', 'formatted'],
    ['1.234,50 €', '1234.5', 'formatted'],
    ['9,50', '9.5', 'formatted'],
    ['12', '123', 'not'],
    ['10:00 _', '10:00', 'not'],
    ['10:00 AM', '10:00 AM', 'exactly'],
    ['', 'a', 'not'],
    ['112', '12', 'not'],
    ['1990-12-10', '10.12.1990', 'not'],
    ['December 15, 2026', '12/15/2026', 'formatted'],
    ['December 16, 2026', '12/15/2026', 'not'],
    ['December 2026', '12', 'not'],
  ])('%j for %j: %s', (held, meant, expected) => {
    expect(keeps(held, meant)).toBe(expected);
  });
});

describe('whether two texts are one value', () => {
  it.each([
    ['2024-02-09', '09/02/2024', true],
    ['2024-02-09', '2024-02-10', false],
    ['12.5', '12.50 EUR', true],
    ['12.5', '12.50 Ada', false],
    ['Ada', 'Eve', false],
  ])('%j and %j: %s', (one, other, expected) => {
    expect([isOneValue(one, other), isOneValue(other, one)]).toEqual([expected, expected]);
  });
});
