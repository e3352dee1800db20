import { uiLanguage } from '../utils/text';

/** A language as the interface's language calls it: `de-AT` → `German (Austria)`. */
export function languageName(tag: string): string {
  const names = new Intl.DisplayNames([uiLanguage(), 'en'], { type: 'language', languageDisplay: 'standard' });
  return names.of(tag) ?? tag;
}
