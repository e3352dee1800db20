import { expect, it } from 'vitest';
import { loadLocale } from '../../../utils/plan/locale/load-locale';
import { makePersona } from '../../../utils/plan/persona/persona';
import { inScriptOf, toCyrillic, toHiragana } from '../../../utils/plan/persona/transliterate';
import { makeSeed } from '../../../utils/plan/seed';
import { builtData } from './locale-source';
import { planSettings } from './plan-settings';

it.each([
  ['Anna', 'あんな'],
  ['Weber', 'うぇべる'],
  ['Thomas', 'そます'],
  ['Schneider', 'しゅねいでる'],
  ['Keiko', 'けいこ'],
])('%s is heard as %s', (latin, kana) => {
  expect(toHiragana(latin)).toBe(kana);
});

it('writes Latin names in Cyrillic', () => {
  expect(toCyrillic('Anna Weber', 'ru')).toBe('Анна Вебер');
  expect(toCyrillic('Schulz', 'ru')).toBe('Шулз');
});

it('leaves a name alone that the page’s script can write', () => {
  const name = { native: 'Müller', latin: 'Mueller', kana: '' };
  expect(inScriptOf('fr', name, 'de')).toBe(name);
});

it.each([
  ['de-DE', 'en-US', /^[\p{Script=Latin}\s'-]+$/u],
  ['ja-JP', 'en-US', /^[A-Za-z\s]+$/],
  ['de-DE', 'ja-JP', /^[\p{Script=Katakana}ー\s]+$/u],
  ['en-US', 'ru-RU', /^[\p{Script=Cyrillic}\s]+$/u],
  ['ru-RU', 'de-DE', /^[A-Za-z\s]+$/],
])('a person from %s keeps name, mail and birthday on a page in %s, and lives there', async (home, page, script) => {
  const [own, abroad] = await Promise.all([loadLocale(home, builtData), loadLocale(page, builtData)]);
  const seed = makeSeed(77, '2026-11-22');
  const atHome = makePersona({ seed, locale: own, person: '', settings: planSettings() });
  const there = makePersona({ seed, locale: { ...abroad, home: own }, person: '', settings: planSettings() });
  expect(there.name.latinFull).toBe(atHome.name.latinFull);
  expect(there.email).toBe(atHome.email);
  expect(there.password).toBe(atHome.password);
  expect(there.birthDate).toBe(atHome.birthDate);
  expect(there.name.full).toMatch(script);
  expect(there.mobile.e164.startsWith(`+${abroad.places.calling}`)).toBe(true);
});
