import type { Page } from 'puppeteer-core';
import { clickThatCloses } from './click-that-closes';

/**
 * Clicks what opens a page of ours beside the popup, over which that may close.
 * @param selector as of `Page.locator`
 * @param path how the page's address goes on, such as `/options.html`
 */
export async function openByClick(popup: Page, selector: string, path: string): Promise<Page> {
  const before = new Set(popup.browser().targets());
  const opened = popup.browser().waitForTarget((target) => !before.has(target) && target.url().includes(path));
  clickThatCloses(popup, selector);
  return (await (await opened).asPage()) as Page;
}
