/** The interface's texts: `public/_locales/<language>/messages.json`, in the browser's language, else in English. */
import { browser } from 'wxt/browser';
import type messages from '../public/_locales/en/messages.json';

export type TextKey = keyof typeof messages;
/** A text in several plural forms: `frames` for `frames_one` and `frames_other` (more in languages that have more). */
export type CountedTextKey = TextKey extends infer Key ? (Key extends `${infer Base}_other` ? Base : never) : never;

/** The text of a key, its `$1`, `$2`… replaced. */
export function text(key: TextKey, ...values: readonly (string | number)[]): string {
  return message(key, values);
}

/** The text of a key in the form its first value, a count, asks for. */
export function countedText(key: CountedTextKey, count: number, ...values: readonly (string | number)[]): string {
  const form = new Intl.PluralRules(uiLanguage()).select(count);
  return message(`${key}_${form}`, [count, ...values]) || message(`${key}_other`, [count, ...values]);
}

/** BCP 47 tag of the language the interface is in. */
export function uiLanguage(): string {
  return browser.i18n.getUILanguage();
}

/** `ltr` or `rtl`. */
export function uiDirection(): string {
  return message('@@bidi_dir', []);
}

function message(key: string, values: readonly (string | number)[]): string {
  const getMessage = browser.i18n.getMessage as (name: string, values: string[]) => string;
  return getMessage(
    key,
    values.map((value) =>
      typeof value === 'number' ? value.toLocaleString(uiLanguage(), { useGrouping: false }) : value,
    ),
  );
}
