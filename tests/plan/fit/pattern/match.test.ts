import { describe, expect, it } from 'vitest';
import { compilePattern } from '../../../../utils/plan/fit/pattern/compile';
import { makeBudget } from '../../../../utils/plan/fit/pattern/budget';
import { matches } from '../../../../utils/plan/fit/pattern/match';

/** Patterns with texts; whether they match is asked of the engine itself. */
const harmless: readonly (readonly [pattern: string, ...texts: string[]])[] = [
  ['abc', 'abc', 'ab', 'abcd', ''],
  ['a|bc|', 'a', 'bc', '', 'abc'],
  ['[a-z]{2,4}', 'a', 'ab', 'abcd', 'abcde'],
  ['a*?b+', 'b', 'aab', 'aa', 'bb'],
  ['(a|ab)(c|bcd)(d*)', 'abcd', 'acd', 'abbcd', 'abc'],
  ['(\\w)\\1', 'aa', 'ab', 'a'],
  ['(?<x>a+)-\\k<x>', 'aa-aa', 'aa-a', 'a-a'],
  ['(?=.*[A-Z])(?=.*\\d).{8,}', 'Abcdefg1', 'abcdefg1', 'Abc1'],
  ['(?!.*admin)[a-z]+', 'root', 'myadmin', 'admin'],
  ['\\d+(?<=5)', '125', '152', '5'],
  ['(?<!a)b', 'b', 'ab'],
  ['.*(?<=(\\d)x)\\1', '1x1', '1x2', 'abc'],
  ['\\bfoo\\b.*', 'foo bar', 'food', 'foo'],
  ['^a$', 'a', 'b'],
  ['a^b', 'ab'],
  ['[\\p{L}&&[a-z]]+', 'abc', 'ABC', 'é'],
  ['[\\w--\\d]+', 'abc', 'a1'],
  ['[\\q{abc|d}x]+', 'abcxd', 'ab', 'd'],
  ['\\p{Emoji_Presentation}', '😀', 'a'],
  ['.', '😀', 'a', '\n', 'ab'],
  ['\\u{1F600}{2}', '😀😀', '😀'],
  ['(?:a{2}){3}', 'aaaaaa', 'aaaaa', 'aaaaaaa'],
  ['(a{1,2}b?){2,3}', 'aabab', 'a', 'aa', 'abababab'],
  ['(a*){2,}', 'aaa', '', 'b'],
  ['(a*)*b', 'aab', 'b', 'c'],
  ['(?:)*x?', 'x', '', 'y'],
  ['(a?){3}\\1', 'aaa', 'aa', ''],
  ['(z)((a+)?(b+)?(c))*', 'zaacbbbcac', 'z', 'zc', 'za'],
  ['[^\\s@]+@[^\\s@]+\\.[a-z]{2,}', 'a@b.co', 'a@b', 'a b@c.de'],
  ['\\+?[0-9 \\(\\)\\-]{7,}', '+1 (555) 010-0000', 'x'],
  ['a{0}b', 'b', 'ab'],
];

describe('matches', () => {
  it.each(harmless)('agrees with the engine on %s', (pattern, ...texts) => {
    const compiled = compilePattern(pattern);
    if (compiled.is !== 'pattern') throw new Error(`not compiled: ${pattern}`);
    const engine = new RegExp(`^(?:${pattern})$`, 'v');
    for (const text of texts) {
      expect([text, matches(compiled.program, text, makeBudget())]).toEqual([text, engine.test(text)]);
    }
  });

  const hostile = [
    '(a+)+$',
    '(.*)*',
    '(a|a)*b',
    '([a-zA-Z]+)*x',
    '((a{1,50}){1,50}){1,50}b',
    '(\\w+\\s?)*!',
    '(a*)*\\1b',
  ];
  it.each(hostile)('answers %s within its budget', (pattern) => {
    const compiled = compilePattern(pattern);
    if (compiled.is !== 'pattern') throw new Error(`not compiled: ${pattern}`);
    const budget = makeBudget();
    const { left: allowed } = budget;
    expect(matches(compiled.program, `${'a'.repeat(2000)}?`, budget)).toBe(pattern === '(.*)*');
    expect(allowed - budget.left).toBeLessThan(allowed * 1.1);
  });
});

describe('compilePattern', () => {
  it.each(['[', '(', 'a{2,1}', '(?<n>a)\\k<m>', '+'])('passes over %s, as a browser does', (pattern) => {
    expect(() => new RegExp(pattern, 'v')).toThrow(SyntaxError);
    expect(compilePattern(pattern)).toEqual({ is: 'none' });
  });

  it('gives up on what is too long or too deep', () => {
    expect(compilePattern('a'.repeat(100_000))).toEqual({ is: 'unusable' });
    expect(compilePattern('('.repeat(9000) + ')'.repeat(9000))).toEqual({ is: 'unusable' });
  });
});
