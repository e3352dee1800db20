import { expect, test } from 'vitest';
import type { LocaleData } from '../../../utils/plan/locale/locale-data';
import { yearsBetween } from '../../../utils/plan/persona/calendar';
import { loadLocale } from '../../../utils/plan/locale/load-locale';
import { makePersona, type Persona } from '../../../utils/plan/persona/persona';
import { makeSeed } from '../../../utils/plan/seed';
import { builtData } from './locale-source';
import { locales } from './locales';
import { planSettings } from './plan-settings';

const seed = makeSeed(4711, '2026-11-21');

function personaOf(locale: LocaleData, person = '', ofSeed = seed): Persona {
  return makePersona({ seed: ofSeed, locale, person, settings: planSettings() });
}

/** What is data of a persona, as JSON. */
function facts(persona: Persona): string {
  return JSON.stringify({ ...persona, locale: null });
}

test('same seed, same person; another seed, another person', async () => {
  const locale = await loadLocale('de-DE', builtData);
  expect(facts(personaOf(locale))).toBe(facts(personaOf(locale)));
  expect(personaOf(locale, '', makeSeed(4712, '2026-11-21')).email).not.toBe(personaOf(locale).email);
});

test.each(locales)('%s: further persons share neither name nor number with the first', async (tag) => {
  const locale = await loadLocale(tag, builtData);
  for (let number = 0; number < 40; number++) {
    const ofSeed = makeSeed(number * 31, '2026-11-21');
    const [main, guest] = [personaOf(locale, '', ofSeed), personaOf(locale, 'passenger-2', ofSeed)];
    expect(guest.name.given.native).not.toBe(main.name.given.native);
    expect(guest.name.family.native).not.toBe(main.name.family.native);
    expect(guest.email).not.toBe(main.email);
  }
});

test.each(locales)('%s: the people of a long table share no address and no user name', async (tag) => {
  const locale = await loadLocale(tag, builtData);
  const people = Array.from({ length: 200 }, (_, row) => personaOf(locale, `row-${row}`));
  for (const fact of ['email', 'username'] as const)
    expect(new Set(people.map((persona) => persona[fact])).size, fact).toBe(200);
});

test.each(locales)('%s: name, mailbox, card and honorific are of one person', async (tag) => {
  const persona = personaOf(await loadLocale(tag, builtData));
  const { name, email, birthDate, age, today } = persona;
  expect(name.full).toContain(name.given.native);
  expect(name.full).toContain(name.family.native);
  expect(email).toContain(name.family.latin.toLowerCase().replace(/[^a-z]/g, ''));
  expect(age).toBe(yearsBetween(birthDate, today));
  expect(persona.locale.names[name.sex].given.map((entry) => entry.split('/')[0])).toContain(name.given.native);
});

test.each(locales)('%s: the postal code is of the city, the city of the region', async (tag) => {
  const { places } = await loadLocale(tag, builtData);
  const { address } = personaOf(await loadLocale(tag, builtData));
  // The Emirates have one code for all.
  const ofCode = places.places.filter(({ postal }) => postal.includes(address.postal));
  const place = ofCode.find(({ city, latin }) => [city, latin].includes(address.city));
  expect(ofCode).toContain(place);
  expect(address.region.code).toBe(place?.region);
  expect(Object.keys(places.regions)).toContain(place?.region);
  expect(places.places.length).toBeGreaterThanOrEqual(8);
});

/** First three digits of ZIP codes by state (USPS Publication 65). */
const zipOfState: Readonly<Record<string, RegExp>> = {
  AZ: /^8[56]/,
  CA: /^9[0-6]/,
  CO: /^8[01]/,
  CT: /^06/,
  DC: /^20/,
  FL: /^3[234]/,
  GA: /^3[01]/,
  HI: /^96[78]/,
  IL: /^6[0-2]/,
  IN: /^4[67]/,
  KY: /^4[0-2]/,
  LA: /^7[01]/,
  MA: /^0[12]/,
  MD: /^2[01]/,
  MI: /^4[89]/,
  MN: /^5[56]/,
  MO: /^6[3-5]/,
  NC: /^2[78]/,
  NE: /^6[89]/,
  NJ: /^0[78]/,
  NM: /^8[78]/,
  NV: /^89/,
  NY: /^1[0-4]/,
  OH: /^4[3-5]/,
  OK: /^7[34]/,
  OR: /^97/,
  PA: /^1[5-9]/,
  TN: /^3[78]/,
  TX: /^7[5-9]/,
  UT: /^84/,
  VA: /^2[2-4]/,
  WA: /^9[89]/,
  WI: /^5[34]/,
};

test('ZIP codes lie in their state', async () => {
  const { places } = await loadLocale('en-US', builtData);
  const strays = places.places.filter(({ region, postal }) => !postal.every((zip) => zipOfState[region]?.test(zip)));
  expect(strays).toEqual([]);
});

test('a fixed password and a domain of one’s own are used', async () => {
  const locale = await loadLocale('en-US', builtData);
  const settings = planSettings({ fixedPassword: 'Known-1234', emailDomain: 'example.org' });
  const { password, email } = makePersona({ seed, locale, person: '', settings });
  expect(password).toBe('Known-1234');
  expect(email).toMatch(/@example\.org$/);
});
