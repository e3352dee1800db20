import type { Page } from 'puppeteer-core';
import type { browser } from 'wxt/browser';
import type { ExtensionBrowser } from '../browser/extension';
import { untilInMenu } from './until-in-menu';

/**
 * Clicks a menu item as the browser reports it: the menu itself is the browser's and shows only in a window. It is waited
 * for: a worker that is still starting listens to no click that is reported this way.
 */
export async function chooseInMenu(extension: ExtensionBrowser, page: Page, menuItemId: string): Promise<void> {
  await untilInMenu(extension, menuItemId);
  const worker = await extension.worker();
  await worker.evaluate(
    async (id, url) => {
      const { chrome } = globalThis as unknown as { chrome: typeof browser };
      const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
      const event = chrome.contextMenus.onClicked as unknown as { dispatch(...values: unknown[]): void };
      event.dispatch({ menuItemId: id, frameId: 0, editable: true, pageUrl: url }, tab);
    },
    menuItemId,
    page.url(),
  );
}
