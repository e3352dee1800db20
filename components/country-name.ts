import { uiLanguage } from '../utils/text';

/** A country as the interface's language calls it: `AT` → `Austria`. */
export function countryName(code: string): string {
  return new Intl.DisplayNames([uiLanguage(), 'en'], { type: 'region' }).of(code) ?? code;
}
