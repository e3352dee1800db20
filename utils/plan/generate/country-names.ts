import type { LocaleData } from '../locale/locale-data';
import { regionName } from '../region-names';

/** Further names of countries that lists of countries use. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  CZ: ['Czech Republic', 'Czechia'],
  GB: ['United Kingdom of Great Britain and Northern Ireland', 'UK', 'Great Britain', 'England'],
  IR: ['Iran, Islamic Republic of', 'Iran (Islamic Republic of)'],
  KR: ['Korea, Republic of', 'Republic of Korea', 'Korea'],
  NL: ['The Netherlands', 'Holland'],
  RU: ['Russian Federation'],
  SK: ['Slovak Republic'],
  TR: ['Turkey', 'Türkiye', 'Turkiye'],
  TW: ['Taiwan, Province of China', 'Taiwan (R.O.C.)'],
  US: ['United States of America', 'USA', 'U.S.A.'],
  VN: ['Viet Nam', 'Vietnam'],
};

/** The country as the page's language calls it, as its own and as English does, and by its other names. */
export function countryNames({ tag, language, country }: Pick<LocaleData, 'tag' | 'language' | 'country'>): string[] {
  const named = [tag, language, 'en'].map((inLanguage) => regionName(inLanguage, country) ?? country);
  return [...new Set([...named, ...(alsoCalled[country] ?? [])])];
}
