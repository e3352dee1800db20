/** What is said of a person's work and schooling goes together. */
import { expect, it } from 'vitest';
import { loadLocale } from '../../../utils/plan/locale/load-locale';
import { makePersona } from '../../../utils/plan/persona/persona';
import { makeSeed } from '../../../utils/plan/seed';
import type { Kind } from '../../../utils/kinds/kinds';
import { valueOfKind } from '../../../utils/plan/value-of-kind';
import { builtData } from '../persona/locale-source';
import { planSettings } from '../persona/plan-settings';

const people = Array.from({ length: 80 }, (_, number) => makeSeed(number * 7919 + 3, '2026-11-21'));

async function told(tag: string, ...kinds: readonly Kind[]) {
  const locale = await loadLocale(tag, builtData);
  return people.map((seed) => {
    const context = { seed, locale, mode: 'realistic', settings: planSettings(), overrides: {} } as const;
    const persona = makePersona({ seed, locale, person: '', settings: planSettings() });
    return { persona, values: kinds.map((kind) => valueOfKind(kind, context)) };
  });
}

it('department, industry and employer are those of the job', async () => {
  for (const { values } of await told('en-US', 'organization-title', 'department', 'industry', 'organization')) {
    const [title, department, industry, employer] = values;
    if (title === 'Accountant') expect(department).toBe('Finance');
    if (title === 'Sales manager') expect(department).toBe('Sales');
    if (title === 'Teacher') expect([industry, employer]).toEqual(['Education', expect.stringContaining('School')]);
    if (title === 'Nurse') expect([industry, employer]).toEqual(['Health care', expect.stringContaining('Clinic')]);
  }
});

it.each(['en-US', 'de-DE', 'ja-JP', 'pt-BR'])(
  '%s: teachers teach at a school that no accountant works for',
  async (tag) => {
    const all = await told(tag, 'organization');
    const at = (title: number) =>
      new Set(all.filter(({ persona }) => persona.work.occupation.title === title).map(({ values }) => values[0]));
    expect(at(7).size).toBeGreaterThan(0);
    expect([...at(7)].filter((employer) => at(2).has(employer))).toEqual([]);
  },
);

it('only men of America are counted by generation', async () => {
  for (const { persona, values } of await told('en-US', 'honorific-suffix'))
    if (persona.name.sex === 'female') expect(values[0]).toMatch(/^(?:BSc|MSc|PhD)$/);
  for (const { values } of await told('de-DE', 'honorific-suffix')) expect(values[0]).toMatch(/^(?:BSc|MSc|PhD)$/);
});

it('who has a master’s degree did not end their studies at eighteen', async () => {
  for (const { persona, values } of await told('sv-SE', 'graduation-date')) {
    const age = Number(values[0]!.slice(0, 4)) - Number(persona.birthDate.slice(0, 4));
    if (persona.age > 30) expect(age).toBeGreaterThanOrEqual(22);
  }
});

it.each(['sv-SE', 'ja-JP', 'de-DE'])('%s: who studies will graduate, who works has, on many days', async (tag) => {
  const all = await told(tag, 'graduation-date');
  const ends = all.map(({ persona, values }) => ({ persona, end: Date.parse(isoOf(values[0]!)) }));
  const isStudent = ({ life }: (typeof all)[number]['persona']) => life.employment === 'student';
  expect(ends.some(({ persona }) => isStudent(persona))).toBe(true);
  for (const { persona, end } of ends)
    expect({ name: persona.name.full, later: end >= Date.parse(persona.today) }).toEqual({
      name: persona.name.full,
      later: isStudent(persona),
    });
  expect(new Set(all.map(({ values }) => values[0]!.replace(/\d{4}/, ''))).size).toBeGreaterThan(10);
});

function isoOf(day: string): string {
  const [, year = '', month = '', of = ''] = /^(\d{4})\D(\d\d)\D(\d\d)$/.exec(day) ?? [];
  return year ? `${year}-${month}-${of}` : day.split(/\D/).reverse().join('-');
}

it('a flight is numbered by its airline, which is one of the country, and goes elsewhere', async () => {
  for (const { values } of await told('ko-KR', 'airline', 'flight-number', 'airport-from', 'airport-to')) {
    const [airline, flight = '', from, to] = values;
    expect(`${airline} ${flight.slice(0, 2)}`).toMatch(/^(?:대한항공 KE|아시아나항공 OZ|제주항공 7C)$/);
    expect(to).not.toBe(from);
  }
});
