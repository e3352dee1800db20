import { loadAsks, type LateAsks } from '../asks/load-asks';
import type { Phrases } from './phrases';
import type { Lexicon } from '../lexicon/lexicon';
import type { LocaleData } from './locale-data';
import type { CountryFacts } from './country-facts';
import type { NameLists } from './name-lists';
import { americanEnglish, phraseLanguages } from './languages';
import { LocaleError, resolveLocale } from './resolve-locale';

/** Reads the extension's own data. */
export interface LocaleSource extends LateAsks {
  /** @param path of a JSON file: `data/names/de.json` */
  json(path: string): Promise<unknown>;
  lexicon(): Promise<Lexicon>;
}

/**
 * Everything `plan` needs to know of one locale, in eight files at most, and the lexicon. On English pages the page's phrases
 * and the English ones are one object.
 * @param tag BCP 47, as pages write it
 * @throws LocaleError where there are no names for the language
 */
export async function loadLocale(tag: string, source: LocaleSource): Promise<LocaleData> {
  const { names, country, language, tag: resolvedTag } = resolveLocale(tag);
  const own = [resolvedTag, language].find((code) => phraseLanguages.includes(code)) ?? 'en';
  const json = (file: string) => source.json(`data/${file}.json`);
  const spelling = resolvedTag === americanEnglish ? americanEnglish : 'en';
  const inEnglish = json(`phrases/${spelling}`);
  const [nameLists, places, phrases, english, asks, lexicon] = await Promise.all([
    json(`names/${names}`),
    json(`countries/${country}`),
    own === 'en' ? inEnglish : json(`phrases/${own}`),
    inEnglish,
    loadAsks([resolvedTag, language], spelling, json, source),
    source.lexicon(),
  ]);
  return {
    tag: resolvedTag,
    language,
    country,
    names: nameLists as NameLists,
    places: places as CountryFacts,
    phrases: phrases as Phrases,
    english: english as Phrases,
    lexicon,
    asks,
  };
}

/**
 * The first of some languages that there is data for, else English.
 * @param tags BCP 47, as pages write it
 * @param load throws LocaleError for a tag without data
 */
export async function firstLocale(
  tags: readonly string[],
  load: (tag: string) => Promise<LocaleData>,
): Promise<LocaleData> {
  for (const tag of tags) {
    try {
      return await load(tag);
    } catch (error) {
      if (!(error instanceof LocaleError)) throw error;
    }
  }
  return load('en-US');
}
