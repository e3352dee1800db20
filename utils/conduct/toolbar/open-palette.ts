import { browser } from 'wxt/browser';
import { text } from '../../text';
import { showOnButton } from './toolbar-button';

/**
 * Opens the popup with the palette in it, for a shortcut or a menu item; both give access to the page as the toolbar button
 * does. Nothing is waited for in between: Firefox opens a popup only while it handles what the person did.
 */
export async function openPalette(tabId: number): Promise<void> {
  const pointed = browser.action.setPopup({ popup: 'popup.html?view=palette' });
  try {
    await browser.action.openPopup();
    await pointed;
  } catch {
    // Chromium before 127 opens no popup by itself; no browser does in a window without the focus.
    await showOnButton(tabId, { text: '!', title: text('trouble_no_popup'), mode: null });
  } finally {
    await browser.action.setPopup({ popup: 'popup.html' });
  }
}
