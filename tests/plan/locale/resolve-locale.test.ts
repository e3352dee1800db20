import { expect, test } from 'vitest';
import { countries, languages } from '../../../utils/plan/locale/languages';
import { loadLocale } from '../../../utils/plan/locale/load-locale';
import { LocaleError, resolveLocale } from '../../../utils/plan/locale/resolve-locale';
import { builtData } from '../persona/locale-source';
import { locales } from '../persona/locales';

test.each([
  ['de', 'de-DE', 'de'],
  ['de-AT', 'de-AT', 'de_AT'],
  ['pt', 'pt-BR', 'pt_BR'],
  ['pt_PT', 'pt-PT', 'pt_PT'],
  ['zh', 'zh-CN', 'zh_CN'],
  ['zh-TW', 'zh-TW', 'zh_TW'],
  ['zh-Hant', 'zh-TW', 'zh_TW'],
  ['zh-Hant-HK', 'zh-TW', 'zh_TW'],
  ['no', 'nb-NO', 'nb_NO'],
  ['en', 'en-US', 'en'],
  ['en-IN', 'en-IN', 'en_IN'],
  ['EN-gb', 'en-GB', 'en'],
  ['es-419', 'es-ES', 'es'],
  ['fr-CA', 'fr-CA', 'fr'],
])('%s means %s with the names of %s', (tag, expected, names) => {
  expect(resolveLocale(tag)).toMatchObject({ tag: expected, names });
});

test.each(['x-invalid', '', 'tlh', 'constructor', '12'])('“%s” is no language we have', (tag) => {
  expect(() => resolveLocale(tag)).toThrow(LocaleError);
});

test('the locales measured have a country of their own', () => {
  expect(locales.map((tag) => resolveLocale(tag).tag)).toEqual(locales);
});

test.each(Object.keys(languages))('%s has names, a country and phrases', async (language) => {
  const { names, places, phrases } = await loadLocale(language, builtData);
  for (const { given, family } of [names.female, names.male]) {
    expect(given.length).toBeGreaterThan(1);
    expect(family.length).toBeGreaterThan(1);
  }
  expect(countries).toContain(places.country);
  expect(phrases.language).not.toBe('');
});
