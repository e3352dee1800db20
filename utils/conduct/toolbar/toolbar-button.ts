import { browser } from 'wxt/browser';
import type { Mode } from '../../plan/context';
import { text } from '../../text';
import { browserTrouble, throwTrouble } from '../frames/browser-trouble';

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

/** The button's tooltip. */
export function buttonTitle(mode: Mode): string {
  return mode === 'realistic' ? text('brand') : text('noticeMode', text('brand'), text(`mode_${mode}`));
}

/**
 * Whether the button of a tab shows a mode: its colour outlasts the figures and warnings on it.
 * @throws Trouble for a tab that was closed
 */
export async function showsMode(tabId: number, mode: Mode): Promise<boolean> {
  const colour = await browser.action.getBadgeBackgroundColor({ tabId }).catch(throwTrouble);
  const parts = [...colour].slice(0, 3).map((part) => part.toString(16).padStart(2, '0'));
  return `#${parts.join('')}` === colours[mode];
}

interface OnButton {
  readonly text: string;
  readonly title: string;
  /** null leaves the colour as it is. */
  readonly mode: Mode | null;
}

/** Shows a few letters on the toolbar button of one tab. A tab that was closed meanwhile has none. */
export async function showOnButton(tabId: number, { text, title, mode }: OnButton): Promise<void> {
  try {
    await Promise.all([
      browser.action.setBadgeText({ tabId, text }),
      mode && browser.action.setBadgeBackgroundColor({ tabId, color: colours[mode] }),
      browser.action.setTitle({ tabId, title }),
    ]);
  } catch (error) {
    const trouble = browserTrouble(error);
    if (trouble.code !== 'gone') throw trouble;
  }
}
