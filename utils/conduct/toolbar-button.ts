import { browser } from 'wxt/browser';
import type { Mode } from '../plan/context';

/** Stand for a mode where there is no room for its name; the same in every language. */
const signs: Readonly<Record<Mode, string>> = { realistic: '', boundary: '↕', invalid: '✗', hostile: '⚡' };
/** White or black text is legible on each, which browsers choose by themselves. */
const colours: Readonly<Record<Mode, string>> = {
  realistic: '#4b5563',
  boundary: '#1d4ed8',
  invalid: '#b91c1c',
  hostile: '#7e22ce',
};

/** @param filled fields that a fill has filled; null before one */
export function badgeText(filled: number | null, mode: Mode): string {
  return filled === null ? signs[mode] : String(filled);
}

/** Shows a few letters on the toolbar button of one tab. A tab that was closed meanwhile has none. */
export async function showOnButton(
  tabId: number,
  { text, title, mode }: { readonly text: string; readonly title: string; readonly mode: Mode },
): Promise<void> {
  try {
    await Promise.all([
      browser.action.setBadgeText({ tabId, text }),
      browser.action.setBadgeBackgroundColor({ tabId, color: colours[mode] }),
      browser.action.setTitle({ tabId, title }),
    ]);
  } catch {
    return;
  }
}
