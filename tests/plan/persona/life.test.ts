import { expect, test } from 'vitest';
import { generate } from '../../../utils/plan/generate/generate';
import type { FieldDescriptor } from '../../../utils/pipeline';
import type { Kind } from '../../../utils/kinds/kinds';
import type { LocaleData } from '../../../utils/plan/locale/locale-data';
import { loadLocale } from '../../../utils/plan/locale/load-locale';
import { makePersona, type Persona } from '../../../utils/plan/persona/persona';
import { endOfStudies } from '../../../utils/plan/persona/occupation';
import type { TakenForGranted } from '../../../utils/plan/persona/life';
import { makeSeed } from '../../../utils/plan/seed';
import { makeStream } from '../../../utils/plan/stream';
import { valueOfKind } from '../../../utils/plan/value-of-kind';
import { builtData } from './locale-source';
import { locales } from './locales';
import { planSettings } from './plan-settings';

const seeds = Array.from({ length: 100 }, (_, number) => makeSeed(number * 7919 + 3, '2026-11-21'));
/** For what is asked of every country. */
const some = seeds.slice(0, 40);
const relatives = ['spouse', 'mother', 'father', 'sister', 'brother', 'child', 'child-2'] as const;
const allTaken: TakenForGranted = { spouse: true, child: true, job: true };

interface Family extends Readonly<Record<(typeof relatives)[number], Persona>> {
  readonly self: Persona;
}

const made = new Map<string, Persona>();

/** Each of them is made when first asked for: several tests look at the same families. */
function familyOf(locale: LocaleData, seed: string, taken = allTaken): Family {
  const of = (person: string) => {
    const key = JSON.stringify([locale.tag, seed, taken, person]);
    const persona = made.get(key) ?? makePersona({ seed, locale, person, settings: planSettings(), taken });
    made.set(key, persona);
    return persona;
  };
  const family = {};
  for (const role of ['self', ...relatives])
    Object.defineProperty(family, role, { enumerable: true, get: () => of(role === 'self' ? '' : role) });
  return family as Family;
}

test.each(locales)('%s: ages of a family go together', async (tag) => {
  const locale = await loadLocale(tag, builtData);
  for (const seed of some) {
    const { self, spouse, mother, father, child } = familyOf(locale, seed);
    expect(spouse.age).toBeGreaterThanOrEqual(18);
    expect(spouse.name.sex).not.toBe(self.name.sex);
    expect(Math.min(mother.age, father.age) - self.age).toBeGreaterThanOrEqual(17);
    expect(Math.abs(father.age - mother.age)).toBeLessThan(10);
    expect(self.age - child.age).toBeGreaterThanOrEqual(19);
    expect(child.address.whole).toBe(self.address.whole);
  }
});

test.each(locales)('%s: no two of a family are called alike, and the children have a parent’s name', async (tag) => {
  const locale = await loadLocale(tag, builtData);
  for (const seed of some) {
    const family = familyOf(locale, seed);
    // Where a patronymic says the father's name, a brother may have it too.
    const named = relatives.filter((role) => role !== 'father' || !locale.names.patronymics);
    const given = [family.self, ...named.map((role) => family[role])].map(({ name }) => name.given.native);
    expect(new Set(given).size, given.join(' ')).toBe(given.length);
    const stem = (persona: Persona) => plain(persona.name.family.native).slice(0, 2);
    const { name } = family.self;
    const keepsHers = name.sex === 'female' && wivesKeepTheirs.has(locale.language);
    expect(stem(family.child)).toBe(stem(keepsHers ? family.spouse : family.self));
    const born = name.sex === 'female' && !wivesKeepTheirs.has(locale.language) ? name.maiden : name.family;
    expect(stem(family.father)).toBe(plain(born.native).slice(0, 2));
  }
});

/** Languages in which a wife's parents bear the name that she goes by. */
const wivesKeepTheirs: ReadonlySet<string> = new Set(['ar', 'es', 'fa', 'hu', 'id', 'it', 'ko', 'vi', 'zh']);

/** Without the accents that an ending moves. */
function plain(name: string): string {
  return name.normalize('NFD').replace(/\u0301/g, '');
}

test.each(['ru-RU', 'uk-UA', 'ar-EG', 'ar-SA'])('%s: second names are after the father', async (tag) => {
  const locale = await loadLocale(tag, builtData);
  const { names } = locale;
  const after = ({ name: { given } }: Persona, sex: 'female' | 'male') =>
    spelt(names[sex].additional)[spelt(names.male.given).indexOf(given.native)];
  const spelt = (list: readonly string[]) => list.map((entry) => entry.split('/')[0]);
  for (const seed of seeds) {
    const { self, spouse, father, sister, brother, child } = familyOf(locale, seed);
    for (const one of [self, sister, brother]) expect(one.name.additional.native).toBe(after(father, one.name.sex));
    const ofChild = self.name.sex === 'male' ? self : spouse;
    expect(child.name.additional.native).toBe(after(ofChild, child.name.sex));
  }
});

test('the maiden name of a man, and of a woman who never married, is the family name', async () => {
  const locale = await loadLocale('de-DE', builtData);
  for (const seed of seeds) {
    const { name, life } = makePersona({ seed, locale, person: '', settings: planSettings() });
    const context = { seed, locale, mode: 'realistic', settings: planSettings(), overrides: {} } as const;
    const isWife = name.sex === 'female' && life.maritalStatus !== 'single';
    expect(valueOfKind('maiden-name', context)).toBe(isWife ? name.maiden.native : name.family.native);
  }
});

test.each(locales)('%s: work comes after school and ends with the pension', async (tag) => {
  const locale = await loadLocale(tag, builtData);
  for (const seed of some) {
    const { age, work, life } = familyOf(locale, seed, { ...allTaken, job: false }).self;
    const studied = endOfStudies(work.occupation);
    expect(work.yearsOfExperience).toBeLessThanOrEqual(Math.max(1, age - studied));
    expect(life.employment === 'retired').toBe(age >= 67);
    if (life.employment === 'student') expect(age).toBeLessThanOrEqual(23);
  }
});

test.each(locales)('%s: who is asked for a spouse is married, for a child has one, for a salary works', async (tag) => {
  const locale = await loadLocale(tag, builtData);
  for (const seed of seeds.slice(0, 30)) {
    const { self } = familyOf(locale, seed);
    expect(self.life).toMatchObject({ maritalStatus: 'married' });
    expect(self.life.children).toBeGreaterThan(0);
    expect(self.life.employment).toMatch(/employed/);
    expect(self.life.household).toBeGreaterThanOrEqual(2);
  }
});

test('without a page there are all sorts of lives, and nobody names a spouse they do not have', async () => {
  const locale = await loadLocale('en-US', builtData);
  const found = new Set<string>();
  for (const seed of seeds) {
    const of = (person: string) => makePersona({ seed, locale, person, settings: planSettings() });
    const { life } = of('');
    found.add(life.maritalStatus).add(life.employment);
    if (of('emergency').role === 'spouse') expect(life.maritalStatus).toBe('married');
  }
  expect([...found].sort()).toEqual(
    ['divorced', 'employed', 'married', 'retired', 'self-employed', 'single', 'student', 'widowed'].sort(),
  );
});

/** Endings and words of the other sex. */
const ofMen: Readonly<Record<string, RegExp>> = {
  'cs-CZ': /ý$/,
  'es-ES': /o$/,
  'fr-FR': /[^e]$/,
  'it-IT': /o$|celibe/,
  'pl-PL': /ny$|ty$|kawaler|wdowiec/,
  'pt-BR': /o$/,
  'ru-RU': /женат|вдовец|ён$/,
  'uk-UA': /ий$|ець$/,
};

test.each(Object.entries(ofMen))('%s: the marital status is a word of the person’s sex', async (tag, masculine) => {
  const locale = await loadLocale(tag, builtData);
  for (const seed of seeds) {
    const { sex } = makePersona({ seed, locale, person: '', settings: planSettings() }).name;
    expect(said('marital-status', locale, seed), `${sex} ${seed}`).toSatisfy(
      (word: string) => masculine.test(word) === (sex === 'male') || /célibataire|veuf/.test(word),
    );
  }
});

test.each(locales)('%s: a number plate is of the person’s town, where plates name it', async (tag) => {
  const locale = await loadLocale(tag, builtData);
  const { plates, places } = locale.places;
  expect(plates.every((plate) => plate.includes('{plate}') === plates[0]!.includes('{plate}'))).toBe(true);
  if (places.some(({ plate }) => plate !== undefined)) expect(plates[0]).toContain('{plate}');
  for (const seed of seeds.slice(0, 20)) {
    const { address } = makePersona({ seed, locale, person: '', settings: planSettings() });
    const plate = said('license-plate', locale, seed);
    expect(plate).not.toMatch(/[{}#@]/);
    if (plates[0]!.includes('{plate}')) expect(plate).toContain(address.place.plate ?? address.place.region);
  }
});

test('a French university is named with its elision', async () => {
  const locale = await loadLocale('fr-FR', builtData);
  const schools = seeds.map((seed) => said('school', locale, seed));
  expect(schools.filter((school) => / de [AEIOUÉ]/.test(school))).toEqual([]);
  expect(schools.some((school) => / d’[AO]/.test(school))).toBe(true);
});

test('an Italian born where the tax code says', async () => {
  const locale = await loadLocale('it-IT', builtData);
  for (const seed of seeds.slice(0, 10)) {
    expect(said('birth-place', locale, seed)).toBe('Roma');
    expect(said('tax-id', locale, seed)).toMatch(/H501[A-Z]$/);
  }
});

test.each([
  ['es-ES', 19_000, 60_000],
  ['es-CL', 700_000, 3_300_000],
  ['ar-SA', 5_000, 26_000],
  ['de-CH', 58_000, 131_000],
  ['en-US', 38_000, 131_000],
  ['en-ZA', 12_000, 66_000],
])('%s: pay is between %i and %i', async (tag, least, most) => {
  const locale = await loadLocale(tag, builtData);
  for (const seed of seeds.slice(0, 40)) {
    const pay = Number(said('salary', locale, seed));
    expect(pay).toBeGreaterThanOrEqual(least);
    expect(pay).toBeLessThanOrEqual(most);
  }
});

test('degrees are those of the country', async () => {
  const field = { control: 'text', texts: [], handles: [], formTexts: [], name: '', elementId: '' };
  const degreesOf = async (tag: string) => {
    const locale = await loadLocale(tag, builtData);
    return new Set(
      seeds.map((seed) => {
        const persona = makePersona({ seed, locale, person: '', settings: planSettings() });
        const recognition = { kind: 'degree', part: { of: 'whole' }, person: '' } as never;
        const draft = generate('degree', {
          persona,
          stream: makeStream(seed),
          settings: planSettings(),
          recognition,
          field: field as unknown as FieldDescriptor,
        });
        return draft.is === 'text' ? draft.forms[0] : '';
      }),
    );
  };
  expect(await degreesOf('es-MX')).toEqual(new Set(['Licenciatura', 'Maestría']));
  expect(await degreesOf('fr-CA')).toEqual(new Set(['Baccalauréat', 'Maîtrise']));
  expect(await degreesOf('fr-FR')).toEqual(new Set(['Licence', 'Master']));
});

function said(kind: Kind, locale: LocaleData, seed: string): string {
  return valueOfKind(kind, { seed, locale, mode: 'realistic', settings: planSettings(), overrides: {} });
}
