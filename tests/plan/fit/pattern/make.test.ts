import { describe, expect, it } from 'vitest';
import { fit } from '../../../../utils/plan/fit/fit';
import { makeStream } from '../../../../utils/plan/stream';
import { context, outcome, textField } from '../builders';

const forms = ['Anna Weber', 'anna.weber'];

function written(pattern: string, limits: { minLength?: number; maxLength?: number } = {}): string {
  return String(outcome(fit({ is: 'text', forms }, textField({ pattern, ...limits }), context('text'))));
}

/** Patterns as sites write them. */
const patterns = [
  '[A-Za-z]+',
  '[A-Z]{2}\\d{6}',
  '\\d{3}-\\d{2}-\\d{4}',
  '[0-9]{5}(-[0-9]{4})?',
  '[A-Za-z]\\d[A-Za-z][ \\-]?\\d[A-Za-z]\\d',
  '(?=.*\\d)(?=.*[a-z])(?=.*[A-Z]).{8,}',
  '^(?=.*[A-Z])(?=.*[a-z])(?=.*\\d)(?=.*[@$!%*?&])[A-Za-z\\d@$!%*?&]{8,20}$',
  '(?=^.{8,}$)((?=.*\\d)|(?=.*\\W+))(?![.\\n])(?=.*[A-Z])(?=.*[a-z]).*$',
  '^(?!.*(.)\\1)[a-z]{6,12}$',
  '[a-z0-9._%+\\-]+@[a-z0-9.\\-]+\\.[a-z]{2,}$',
  'https?://.+',
  '(?:\\+49|0)[1-9]\\d{6,12}',
  '\\+?1?[\\s.\\-]?\\(?\\d{3}\\)?[\\s.\\-]?\\d{3}[\\s.\\-]?\\d{4}',
  '4[0-9]{12}(?:[0-9]{3})?|5[1-5][0-9]{14}',
  '#[0-9a-fA-F]{6}',
  '(?<first>[a-z]+)-\\k<first>',
  '([01]?[0-9]|2[0-3]):[0-5][0-9]',
  '(19|20)\\d\\d-(0[1-9]|1[012])-(0[1-9]|[12][0-9]|3[01])',
  '((25[0-5]|2[0-4]\\d|1?\\d?\\d)(\\.(?!$)|$)){4}',
  '[\\p{Lu}][\\p{Ll}]+',
  '[\\p{Script=Greek}]{3,8}',
  '[\\p{L}--[a-z]]{4}',
  '[\\w&&[^\\d_]]{3}',
  '[\\q{abc|xyz}]-[\\p{RGI_Emoji}]',
  '[ァ-ヶー　]+',
  '[一-龯ぁ-ん]{2,10}',
  '[A-HJ-NPR-Z0-9]{17}',
  'GB\\d{9}|GB\\d{12}|GB(GD|HA)\\d{3}',
  '[A-Z]{2}[0-9]{2}(?: ?[0-9A-Z]{4}){3,7}(?: ?[0-9A-Z]{1,3})?',
  '(?!000|666|9\\d\\d)\\d{3}-(?!00)\\d\\d-(?!0000)\\d{4}',
  '(?:[A-Za-z0-9+\\/]{4})*(?:[A-Za-z0-9+\\/]{2}==|[A-Za-z0-9+\\/]{3}=)',
  'yes|no',
  '.{3,}',
  '\\S+\\s\\S+.*',
  '.*\\bfoo\\b.*',
  '[^a-zA-Z0-9]{3}',
  'a{3}b{2,}c+?d*?',
  '(?:abc){2,3}(?<!cba)',
] as const;

describe('a string for a pattern', () => {
  it.each(patterns)('meets %s', (pattern) => {
    expect(written(pattern)).toMatch(new RegExp(`^(?:${pattern})$`, 'v'));
  });

  it.each(patterns.filter((pattern) => /[+*]$|,\}$/.test(pattern)))('meets %s between lengths', (pattern) => {
    const text = written(pattern, { minLength: 14, maxLength: 18 });
    expect(text).toMatch(new RegExp(`^(?:${pattern})$`, 'v'));
    expect(text.length).toBeGreaterThanOrEqual(14);
    expect(text.length).toBeLessThanOrEqual(18);
  });

  it.each(['[A-Z0-9 -]{6}', '[+0-9()-]{9}', '[^/|]+'])('meets %s, which browsers ignore', (pattern) => {
    expect(() => new RegExp(pattern, 'v')).toThrow(SyntaxError);
    expect(written(pattern)).toMatch(new RegExp(`^(?:${pattern})$`));
  });

  it('keeps what it can of the person', () => {
    expect(written('[a-z]{4}\\.[a-z]{5}\\d{2}')).toMatch(/^anna\.weber\d\d$/);
    expect(written('[A-Z]{4}-[A-Z]{5}')).toBe('ANNA-WEBER');
  });
});

describe('hostile patterns', () => {
  it.each([
    '(a+)+$(?!.)b',
    '(.*)*(?=x)(?!x)',
    '((((((a*)*)*)*)*)*)*\\d(?<=z)',
    '(a|a?)+(?!.*)c',
    'a{1000000}',
    '(?:a{1000}){1000}',
    '[^\\s\\S]',
    `(${'a|'.repeat(4000)}b)+(?=c)d`,
    'x'.repeat(100_000),
    '('.repeat(5000) + 'a' + ')'.repeat(5000) + '(?!)',
    '(\\w+)\\1\\1\\1(?=!)\\1',
    '(?=(a+))\\1b(?<!b)',
  ])('end within bounds: %.40s', (pattern) => {
    expect(written(pattern)).toBe('refused: no-value-found');
  });
});

describe('random patterns', () => {
  const seed = 'patterns-1';
  const stream = makeStream(seed);
  const atoms = [
    'a',
    'Z',
    '7',
    '-',
    '\\d',
    '\\w',
    '[a-f]',
    '[^x]',
    '.',
    '\\s',
    '(ab|c)',
    '(?:d|ef)',
    '[A-Z0-9]',
    '\\p{L}',
  ];
  const counts = ['', '', '?', '*', '+', '{2}', '{1,3}', '{2,}', '+?'];
  const one = () => stream.pick(atoms) + stream.pick(counts);
  const random = Array.from({ length: 300 }, () => Array.from({ length: stream.int(1, 6) }, one).join(''));

  it(`are all met (seed ${seed})`, () => {
    for (const pattern of random) expect(written(pattern)).toMatch(new RegExp(`^(?:${pattern})$`, 'v'));
  });
});

it('a set of blanks gives a space, never a tab or an end of line', () => {
  expect(written('[0-9]{2}:[0-9]{2}\\s[0-9]{2}')).toMatch(/^\d\d:\d\d \d\d$/);
});

it('a sign of a currency that a page forgot to escape is meant itself', () => {
  expect(written('$[0-9.,]+')).toMatch(/^\$[0-9.,]+$/);
});
