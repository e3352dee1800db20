import type { FieldDescriptor } from '../../../utils/pipeline';
import { countryOfPage } from '../../../utils/plan/country-of-page';
import type { LocaleData } from '../../../utils/plan/locale/locale-data';
import { loadLocale } from '../../../utils/plan/locale/load-locale';
import { builtData } from './locale-source';

/** The locale of a page's language, moved to the country that its own list means, as a fill of the extension does. */
export async function localeOfPage(tag: string, fields: readonly FieldDescriptor[]): Promise<LocaleData> {
  const home = await loadLocale(tag, builtData);
  const country = countryOfPage(fields, home.country, home.language);
  if (!country || country === home.country) return home;
  return { ...(await loadLocale(`${home.language}-${country}`, builtData)), home };
}
