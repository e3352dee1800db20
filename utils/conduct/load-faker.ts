import { base, Faker, type LocaleDefinition } from '@faker-js/faker';
import type { LocaleSource } from '../plan/persona/load-locale';
import { resolveLocale } from '../plan/persona/resolve-locale';

/**
 * Faker over the extension's own JSON: the locale's definition, English behind it, which has what the others lack.
 * Its core (128 kB) is part of the background script, for a service worker can import nothing later; only data waits.
 * @param tag BCP 47
 */
export async function loadFaker(tag: string, source: LocaleSource): Promise<Faker> {
  const { names } = resolveLocale(tag);
  const [own, english] = await Promise.all([names, 'en'].map((code) => source.json(`data/faker/${code}.json`)));
  return new Faker({ locale: [own as LocaleDefinition, english as LocaleDefinition, base] });
}
