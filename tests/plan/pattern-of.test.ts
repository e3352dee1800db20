import { expect, it } from 'vitest';
import type { AskLanguage, AskTable } from '../../utils/plan/asks/ask-data';
import { askLanguages } from '../../utils/plan/asks/load-asks';
import { matches } from '../../utils/plan/pattern-of';
import { builtData } from './persona/locale-source';

it('matches a text of any case', () => {
  expect(matches('(?<!\\p{L})höhe(?!\\p{L})', 'Die HÖHE')).toBe(true);
  expect(matches('(?<!\\p{L})höhe(?!\\p{L})', 'Raumhöhe')).toBe(false);
});

it('is given expressions in lower case by the tables', async () => {
  const table = (await builtData.json('data/asks/table.json')) as AskTable;
  const { corrections, answers, tense, money, boxes, opposed, ends, rates, ofAge, tells, parts } = table;
  const { byWords, childrenOf, lasts, paidPer, conditions } = table;
  const told = await Promise.all(askLanguages.map((one) => builtData.json(`data/answers/${one}.json`)));
  const restated = told.flatMap((one) => (one as AskLanguage).restated?.questions.map(({ asks }) => asks) ?? []);
  const rows = [byWords, childrenOf, lasts, paidPer].flat().map(([says]) => says);
  const { nothing, ...asking } = conditions;
  const tables = [corrections, answers, tense, money, boxes, opposed, ends, rates, ofAge, tells, parts, asking].flatMap(
    textsIn,
  );

  const capital = [...tables, ...rows, ...restated]
    .map((text) => text.replace(/\\[pP]\{[^}]*\}|\\./g, ''))
    .filter((text) => text !== text.toLowerCase());

  expect(textsIn(nothing).length).toBeGreaterThan(0);
  expect(restated.length).toBeGreaterThan(0);
  expect(capital).toEqual([]);
});

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [];
}
