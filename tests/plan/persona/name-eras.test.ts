import { describe, expect, it } from 'vitest';
import { erasOf } from '../../../modules/locale-data/name-eras';
import written from '../../../utils/plan/locale/name-eras.json';
import { loadLocale } from '../../../utils/plan/locale/load-locale';
import { makePersona } from '../../../utils/plan/persona/persona';
import { makeSeed } from '../../../utils/plan/seed';
import { builtData } from './locale-source';
import { planSettings } from './plan-settings';

const settings = planSettings();
const tags = [
  'cs-CZ',
  'de-DE',
  'en-US',
  'es-ES',
  'fr-FR',
  'it-IT',
  'ja-JP',
  'ko-KR',
  'nl-NL',
  'pl-PL',
  'pt-BR',
  'ru-RU',
];
const seeds = Array.from({ length: 40 }, (_, nth) => makeSeed(500 + nth * 31, '2026-11-20'));
const persons = ['', 'spouse', 'child', 'mother', 'father', 'sister', 'friend'];

describe('the years in which names are given', () => {
  it.each(Object.keys(written))('of %s leave many names for every year and sex', async (language) => {
    const { names } = await loadLocale(language, builtData);
    const eras = erasOf(names, language)!;
    for (let year = 1930; year <= 2026; year++)
      for (const sex of ['female', 'male'] as const) {
        const usual = names[sex].given.filter((entry) => {
          const [from, until] = eras[entry.split('/')[0]!] ?? [null, null];
          return (from ?? year) <= year && year <= (until ?? year);
        });
        expect(usual.length, `${language}, ${sex}, ${year}`).toBeGreaterThan(4);
      }
  });

  it.each(tags)('are kept by everybody of %s', async (tag) => {
    const locale = await loadLocale(tag, builtData);
    const eras = locale.names.eras!;
    for (const seed of seeds)
      for (const person of persons) {
        const { name, birthDate } = makePersona({ seed, locale, person, settings });
        const [from, until] = eras[name.given.native] ?? [null, null];
        const year = Number(birthDate.slice(0, 4));
        expect((from ?? year) <= year && year <= (until ?? year), `${name.full}, ${birthDate}`).toBe(true);
      }
  });

  it('has no child whose parents were minors', async () => {
    for (const tag of ['ko-KR', 'de-DE', 'pt-BR']) {
      const locale = await loadLocale(tag, builtData);
      for (const seed of seeds) {
        const born = (person: string) => Number(makePersona({ seed, locale, person, settings }).birthDate.slice(0, 4));
        if (2026 - born('') < 26) continue;
        expect(born('child') - Math.max(born(''), born('spouse')), seed).toBeGreaterThan(17);
      }
    }
  });
});
