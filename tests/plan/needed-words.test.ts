import { expect, it } from 'vitest';
import { neededWords } from '../../utils/plan/needed-words';
import { readForms } from '../longtail/read-forms';
import { builtData } from './persona/locale-source';

it.each([
  ['vaccin', ['vaccin']],
  ['(?<!\\p{L})(?:cat|dog)s?(?!\\p{L})', ['cat', 'dog']],
  ['pick-?up (?:date|time)', ['pick']],
  ['^\\W*(?:please )?(?:give|name) ?reasons', ['reasons']],
  ['(?:a+b|cc{2,}d)+', ['a', 'cc']],
  ['n\\.? ?a\\.|e\\.g\\.', ['a.', 'e.g.']],
  ['[äa]ge (?=of birth)', ['ge ']],
  ['(?:years?){0,1}', null],
  ['(?:years?)*|months', null],
  ['\\d+|[a-z]', null],
  ['\\u{e4}rger(?!ni)\\p{Lu}', ['rger']],
  ['(?<kind>house)\\k<kind>', ['house']],
  ['', null],
])('of %s are %j', (source, words) => {
  expect(neededWords(source)).toEqual(words);
});

it('does not rule out what an expression of the tables matches', async () => {
  const sources = [...new Set(textsIn(await builtData.json('data/asks/table.json')))].flatMap(asExpression);
  const texts = [...new Set(readForms().flatMap(({ questions }) => questions.map(({ label }) => label.toLowerCase())))];
  const fewTexts = texts.filter((_, at) => at % 100 === 0);
  expect(fewTexts.length).toBeGreaterThan(100);
  const told = sources.filter(({ words }) => words !== null);
  expect(told.length).toBeGreaterThan(1_000);

  const ruledOut = told.flatMap(({ expression, words }) =>
    fewTexts.filter((text) => !words!.some((word) => text.includes(word)) && expression.test(text)),
  );

  expect(ruledOut).toEqual([]);
});

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [];
}

/** Texts of the tables that are no expressions say of themselves what they need, as any other. */
function asExpression(source: string): { expression: RegExp; words: readonly string[] | null }[] {
  try {
    return [{ expression: new RegExp(source, 'u'), words: neededWords(source) }];
  } catch {
    return [];
  }
}
