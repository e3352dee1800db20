import type { PageFacts } from '../../messages/agent';
import type { Lexicon } from '../../plan/lexicon/lexicon';
import type { LocaleData } from '../../plan/locale/locale-data';
import { firstLocale } from '../../plan/locale/load-locale';
import { pageLanguages } from '../../plan/recognise/texts/page-languages';
import type { FieldDescriptor } from '../../pipeline';

/**
 * The locale to fill in: the one the person set, else the page's `lang` or the language its words tell, else the
 * browser's, else English; the first that has data.
 * @param language `page` or a BCP 47 tag
 * @param fields of the page, whose words count as well
 * @param load throws LocaleError for a tag without data
 */
export async function chooseLocale(
  language: string,
  page: PageFacts,
  fields: readonly FieldDescriptor[],
  uiLanguage: string,
  lexicon: Lexicon,
  load: (tag: string) => Promise<LocaleData>,
): Promise<LocaleData> {
  const tags = language === 'page' ? pageLanguages(page, fields, lexicon) : [language];
  return firstLocale([...tags, uiLanguage].filter(Boolean), load);
}
