import type { base, Faker, LocaleDefinition } from '@faker-js/faker';
import type { LocaleSource } from '../../plan/locale/load-locale';
import { resolveLocale } from '../../plan/locale/resolve-locale';
import { loadScript } from './own-script';

declare global {
  /** What `faker.js` leaves: 128 kB that only templates need. */
  var __understudyFaker: { readonly base: typeof base; readonly Faker: typeof Faker } | undefined;
}

/**
 * Faker over the extension's own JSON: the locale's definition, English behind it, which has what the others lack.
 * @param tag BCP 47
 */
export async function loadFaker(tag: string, source: LocaleSource): Promise<Faker> {
  const { names } = resolveLocale(tag);
  const definitions = Promise.all([names, 'en'].map((code) => source.json(`data/faker/${code}.json`)));
  const [[own, english]] = await Promise.all([definitions, loadScript('faker')]);
  const { base, Faker } = globalThis.__understudyFaker!;
  return new Faker({ locale: [own as LocaleDefinition, english as LocaleDefinition, base] });
}
