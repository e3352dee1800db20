import type { PageFacts } from '../../messages/agent';
import type { Lexicon } from '../../plan/lexicon/lexicon';
import type { LocaleData } from '../../plan/locale/locale-data';
import { firstLocale } from '../../plan/locale/load-locale';
import { detectLanguage } from '../../plan/recognise/texts/language';

/**
 * The locale to fill in: the one the person set, else the page's `lang`, else the language its words tell,
 * else the browser's, else English; the first that has data.
 * @param language `page` or a BCP 47 tag
 * @param load throws LocaleError for a tag without data
 */
export async function chooseLocale(
  language: string,
  page: PageFacts,
  uiLanguage: string,
  lexicon: Lexicon,
  load: (tag: string) => Promise<LocaleData>,
): Promise<LocaleData> {
  const tags =
    language === 'page' ? [page.lang, detectLanguage(page.sample, lexicon), uiLanguage] : [language, uiLanguage];
  return firstLocale(tags.filter(Boolean), load);
}
