import { expect, it } from 'vitest';
import { loadLocale } from '../../utils/plan/locale/load-locale';
import { personsOf, type PersonSet } from '../../utils/plan/person-set';
import { valueOfKind } from '../../utils/plan/value-of-kind';
import { builtData } from './persona/locale-source';
import { planSettings } from './persona/plan-settings';

const source = { locale: await loadLocale('de-DE', builtData), settings: planSettings() };
const set: PersonSet = { count: 50, columns: ['given-name', 'email'], first: 4_711, day: '2026-11-22' };

it('each person of a set is the one that their seed brings into a form', () => {
  const rows = [...personsOf(set, source)];
  const inForm = (seed: string, kind: 'given-name' | 'email') =>
    valueOfKind(kind, { ...source, seed, mode: 'realistic', overrides: {} });

  expect(rows).toHaveLength(50);
  expect(rows.map(({ values }) => values)).toEqual(
    rows.map(({ seed }) => [inForm(seed, 'given-name'), inForm(seed, 'email')]),
  );
});

it('the same set is made of the same persons, each once', () => {
  const seeds = [...personsOf(set, source)].map(({ seed }) => seed);

  expect(seeds).toEqual([...personsOf(set, source)].map(({ seed }) => seed));
  expect(new Set(seeds).size).toBe(50);
});

it('persons are made as they are asked for', () => {
  const persons = personsOf({ ...set, count: Number.MAX_SAFE_INTEGER }, source);

  expect(persons.next().value).toMatchObject({ values: [expect.any(String), expect.stringContaining('@')] });
});
