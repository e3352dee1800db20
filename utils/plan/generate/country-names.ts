import type { LocaleData } from '../locale/locale-data';
import { regionName } from '../region-names';

/** Further names of countries that lists of countries use. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  CN: ['中华人民共和国', '中華人民共和國', 'PRC'],
  CZ: [
    ...['Czech Republic', 'Czechia', 'Česká republika', 'ČR', 'Tschechische Republik', 'République tchèque'],
    ...['República Checa', 'Repubblica Ceca', 'Republika Czeska', 'Tsjechische Republiek', 'Чешская Республика'],
  ],
  GB: [
    'United Kingdom of Great Britain and Northern Ireland',
    'UK',
    'Great Britain',
    'England',
    'Großbritannien',
    'Gran Bretaña',
  ],
  GR: ['Ελλάς', 'Hellas'],
  IR: ['Iran, Islamic Republic of', 'Iran (Islamic Republic of)'],
  KR: ['Korea, Republic of', 'Republic of Korea', 'Korea', '한국'],
  NL: ['The Netherlands', 'Holland'],
  RU: ['Russian Federation', 'Российская Федерация', 'РФ'],
  SK: ['Slovak Republic', 'Slovenská republika', 'SR', 'Slowakische Republik'],
  TR: ['Turkey', 'Türkiye', 'Turkiye'],
  TW: ['Taiwan, Province of China', 'Taiwan (R.O.C.)', '中華民國', '臺灣', '台灣'],
  US: ['United States of America', 'USA', 'U.S.A.'],
  VN: ['Viet Nam', 'Vietnam'],
};

/** The country as the page's language calls it, as its own and as English does, and by its other names. */
export function countryNames({ tag, language, country }: Pick<LocaleData, 'tag' | 'language' | 'country'>): string[] {
  const named = [tag, language, 'en'].map((inLanguage) => regionName(inLanguage, country) ?? country);
  return [...new Set([...named, ...(alsoCalled[country] ?? [])])];
}
