import type { Phrases } from '../generate/phrases';
import type { LocaleData } from '../locale-data';
import type { CountryFacts } from './country-facts';
import type { NameLists } from './name-lists';
import { phraseLanguages } from './languages';
import { resolveLocale } from './resolve-locale';

/** Reads one of the extension's own JSON files: `data/names/de.json`. */
export type LocaleSource = (path: string) => Promise<unknown>;

/**
 * Everything `plan` needs to know of one locale, in four files at most.
 * @param tag BCP 47, as pages write it
 * @throws LocaleError where there are no names for the language
 */
export async function loadLocale(tag: string, source: LocaleSource): Promise<LocaleData> {
  const { names, country, language, tag: resolvedTag } = resolveLocale(tag);
  const own = [resolvedTag, language].find((code) => phraseLanguages.includes(code)) ?? 'en';
  const [nameLists, places, phrases, english] = await Promise.all(
    [`names/${names}`, `countries/${country}`, `phrases/${own}`, 'phrases/en'].map((file) =>
      source(`data/${file}.json`),
    ),
  );
  return {
    tag: resolvedTag,
    language,
    country,
    names: nameLists as NameLists,
    places: places as CountryFacts,
    phrases: phrases as Phrases,
    english: english as Phrases,
  };
}
