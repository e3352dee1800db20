import { describe, expect, test } from 'vitest';
import { bestMatch, isWantedCode, realOptions } from '../../../utils/field/widget/match-option';

const options = (...texts: readonly string[]) => texts.map((text) => ({ text, value: '', disabled: false }));

describe('bestMatch', () => {
  test('the same text goes before one that begins with it, whatever the order', () => {
    expect(bestMatch(options('Germany (West)', 'Germany'), ['germany'])?.text).toBe('Germany');
  });
  test('accents, case and punctuation do not count', () => {
    expect(bestMatch(options('Côte d’Ivoire'), ["cote d'ivoire"])?.text).toBe('Côte d’Ivoire');
  });
  test('a whole word inside is enough, a part of a word is not', () => {
    expect(bestMatch(options('Republic of Oman'), ['Oman'])?.text).toBe('Republic of Oman');
    expect(bestMatch(options('Romania'), ['Oman'])).toBeNull();
  });
  test('an earlier wish goes before a later one of equal agreement', () => {
    expect(bestMatch(options('Blue', 'Red'), ['red', 'blue'])?.text).toBe('Red');
  });
  test('the value behind an option counts as its text', () => {
    expect(bestMatch([{ text: 'Deutschland', value: 'DE', disabled: false }], ['de'])?.text).toBe('Deutschland');
  });
  test('a dialling code is no longer one, and stands apart from the name before it', () => {
    const codes = options('Sint Maarten+1-721', 'Canada+1', 'United States+1');
    expect(bestMatch(codes, ['+1', 'United States (+1)'])?.text).toBe('United States+1');
    expect(bestMatch(codes, ['+1'])?.text).toBe('Canada+1');
  });
  test('of countries that share a dialling code the one whose name is wanted is meant, in the fewest words', () => {
    const codes = options('Guernsey +44', 'United Kingdom overseas islands +44', 'United Kingdom +44', 'Jersey +44');
    expect(bestMatch(codes, ['+44', '44', 'United Kingdom (+44)'])?.text).toBe('United Kingdom +44');
  });
  test('a disabled option is never the answer', () => {
    expect(bestMatch([{ text: 'Fig', value: '', disabled: true }], ['Fig'])).toBeNull();
  });
});

test('real options leave placeholders and disabled ones out, in their order', () => {
  const listed = [...options('Choose', 'Fig'), { text: 'Kiwi', value: '', disabled: true }, ...options('Apple')];
  expect(realOptions(listed).map(({ text }) => text)).toEqual(['Fig', 'Apple']);
});

test('a dialling code is the wanted one where a whole wanted name stands with it, and nothing else', () => {
  const wanted = ['+44', '44', 'United Kingdom (+44)', 'GB +44'];
  const answers = (...shown: readonly string[]) => shown.map((one) => isWantedCode(one, wanted));
  expect(answers('United Kingdom +44', '+44 GB', 'GB United Kingdom +44')).toEqual([true, true, true]);
  expect(answers('United Kingdom overseas islands +44', 'United Isles +44', 'Jersey +44', '+44')).toEqual(
    Array(4).fill(false),
  );
  expect(isWantedCode('United Kingdom', ['United Kingdom'])).toBe(false);
});
