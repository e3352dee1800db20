import { countries, languages } from './languages';

/** Which data files a language tag needs. */
export interface ResolvedLocale {
  readonly tag: string;
  readonly language: string;
  readonly country: string;
  /** Name of the list in `data/names`: faker's code of the locale. */
  readonly names: string;
}

/** A language tag we have no names for, or that is none. */
export class LocaleError extends Error {
  constructor(tag: string) {
    super(`No data for the language “${tag.slice(0, 35)}”.`);
    this.name = 'LocaleError';
  }
}

/** Codes that mean a language listed under another one. */
const sameLanguage: Readonly<Record<string, string>> = {
  no: 'nb',
  nn: 'nb',
  iw: 'he',
  in: 'id',
  bs: 'hr',
  sh: 'sr',
  ckb: 'ku',
};
/** Where persons live whose country we have no places of. */
const elsewhere = 'US';
/** Regions that write Chinese in traditional characters. */
const traditional = ['TW', 'HK', 'MO'];

/**
 * Finds the data for a page's language: the tag's region decides the country where we have its facts, else the
 * language's usual country.
 * @param tag BCP 47 as pages write it: `de`, `de-AT`, `pt_BR`, `zh-Hant`
 * @throws LocaleError where there are no names for the language
 */
export function resolveLocale(tag: string): ResolvedLocale {
  const [, written = '', script = '', region = ''] =
    /^([a-z]{2,3})(?:[-_]([a-z]{4}))?(?:[-_]([a-z]{2}|\d{3}))?(?:[-_.]|$)/i.exec(tag.trim()) ?? [];
  const code = written.toLowerCase();
  const language = sameLanguage[code] ?? code;
  if (!Object.hasOwn(languages, language)) throw new LocaleError(tag);
  const entry = languages[language]!;
  const wanted = language === 'zh' ? chineseRegion(script, region) : region.toUpperCase();
  const country = [wanted, entry.country].find((known) => countries.includes(known)) ?? elsewhere;
  return { tag: `${language}-${country}`, language, country, names: entry.regional?.[wanted] ?? entry.names };
}

function chineseRegion(script: string, region: string): string {
  return script.toLowerCase() === 'hant' || traditional.includes(region.toUpperCase()) ? 'TW' : 'CN';
}
