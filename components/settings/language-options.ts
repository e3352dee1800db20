import { languages } from '../../utils/settings/languages';
import type { Settings } from '../../utils/settings/settings';
import { text, uiLanguage } from '../../utils/text';
import { languageName } from '../language-name';

type LanguageOption = readonly [value: Settings['language'], name: string];

/** What the data's language can be: the page's own, then all there is data for, in the interface's alphabet. */
export function languageOptions(): readonly LanguageOption[] {
  const { compare } = new Intl.Collator(uiLanguage());
  const named = languages.map((tag): LanguageOption => [tag, languageName(tag)]);
  return [['page', text('languagePage')], ...named.sort(([, one], [, other]) => compare(one, other))];
}
