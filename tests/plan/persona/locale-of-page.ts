import type { FieldDescriptor } from '../../../utils/pipeline';
import { countryOfPage } from '../../../utils/plan/country-of-page';
import type { LocaleData } from '../../../utils/plan/locale/locale-data';
import { loadLocale } from '../../../utils/plan/locale/load-locale';
import { builtData, builtLexicon } from './locale-source';

/** The locale of a page's language, moved to the country that its own list means, as a fill of the extension does. */
export async function localeOfPage(tag: string, fields: readonly FieldDescriptor[]): Promise<LocaleData> {
  const home = await loaded(tag);
  const country = countryOfPage(fields, home.country, home.language, builtLexicon);
  if (!country || country === home.country) return home;
  return { ...(await loaded(`${home.language}-${country}`)), home };
}

const locales = new Map<string, Promise<LocaleData>>();

/** What is made of a locale's questions goes with it: pages of one language share it. */
function loaded(tag: string): Promise<LocaleData> {
  const known = locales.get(tag) ?? loadLocale(tag, builtData);
  locales.set(tag, known);
  return known;
}
