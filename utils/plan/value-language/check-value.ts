import { RegExpParser, RegExpSyntaxError } from '@eslint-community/regexpp';
import { dayOf, parseDay } from './day-expression';
import { entriesOf } from './list-entry';
import { parseTemplate } from './template';
import { valueProblem, type ValueProblem } from './value-problem';
import type { ValueSpec } from './value-spec';

/** Any day: only the order of two is asked. */
const someDay = '2026-01-01';

/** What is wrong with a value before it is ever used, in the order in which it stands; empty where all is well. */
export function checkValue(spec: ValueSpec): readonly ValueProblem[] {
  switch (spec.is) {
    case 'template':
      return spec.text === '' ? [valueProblem('empty', '')] : parseTemplate(spec.text).problems;
    case 'list':
      return entriesOf(spec.entries).some(({ weight }) => weight > 0) ? [] : [valueProblem('empty', '')];
    case 'pattern':
      return patternProblems(spec.pattern);
    case 'number':
      return numberProblems(spec);
    case 'date':
      return dayProblems(spec.from, spec.to);
    case 'fixed':
    case 'kind':
    case 'skip':
    case 'keep':
      return [];
  }
}

function numberProblems({ from, to, step }: Extract<ValueSpec, { is: 'number' }>): ValueProblem[] {
  if (![from, to, step].every(Number.isFinite)) return [valueProblem('no-number', '')];
  if (!(step > 0)) return [valueProblem('bad-step', String(step))];
  if (from > to) return [valueProblem('bad-span', `${from}..${to}`)];
  const isExact = [from, to, (to - from) / step].every((number) => Math.abs(number) <= Number.MAX_SAFE_INTEGER);
  return isExact ? [] : [valueProblem('too-many-steps', `${from}..${to}`)];
}

function dayProblems(from: string, to: string): ValueProblem[] {
  const [first, last] = [parseDay(from), parseDay(to)];
  if (!first) return [valueProblem('bad-day', from)];
  if (!last) return [valueProblem('bad-day', to)];
  return dayOf(first, someDay) <= dayOf(last, someDay) ? [] : [valueProblem('bad-span', `${from}..${to}`)];
}

const longestPattern = 2_000;

/** What is wrong with a regular expression, where the parser stopped. In either notation that `compile.ts` knows. */
export function patternProblems(pattern: string): ValueProblem[] {
  if (pattern === '') return [valueProblem('empty', '')];
  if (pattern.length > longestPattern) return [valueProblem('pattern-too-hard', pattern)];
  if (parsingStopsAt(pattern, true) === null) return [];
  const at = parsingStopsAt(pattern, false);
  return at === null ? [] : [valueProblem('bad-pattern', pattern.slice(at), at)];
}

/** @returns null for a pattern that can be read to its end */
function parsingStopsAt(pattern: string, unicodeSets: boolean): number | null {
  try {
    new RegExpParser({ ecmaVersion: 2025 }).parsePattern(pattern, 0, pattern.length, { unicodeSets });
    return null;
  } catch (error) {
    // A RangeError: nested too deeply for the parser's recursion.
    return error instanceof RegExpSyntaxError ? Math.min(error.index, pattern.length - 1) : 0;
  }
}
