import { expect, it } from 'vitest';
import { continentNames } from '../../../utils/plan/generate/continent-names';
import { countryNames } from '../../../utils/plan/generate/country-names';
import { loadLocale } from '../../../utils/plan/locale/load-locale';
import { builtData } from '../persona/locale-source';

it.each([
  ['cs-CZ', 'Česká republika'],
  ['cs-CZ', 'Česko'],
  ['sk-SK', 'Slovenská republika'],
  ['ru-RU', 'Российская Федерация'],
  ['zh-CN', '中华人民共和国'],
  ['zh-TW', '中華民國'],
  ['el-GR', 'Ελλάς'],
])('%s: a list may call the country %s', async (tag, name) => {
  expect(countryNames(await loadLocale(tag, builtData))).toContain(name);
});

it.each([
  ['de-DE', 'Europa'],
  ['ja-JP', 'アジア'],
  ['es-AR', 'Sudamérica'],
  ['en-US', 'Americas'],
])('%s: a list may call the part of the world %s', async (tag, name) => {
  expect(continentNames(await loadLocale(tag, builtData))).toContain(name);
});
