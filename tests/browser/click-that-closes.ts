import type { Page } from 'puppeteer-core';

/**
 * Clicks what closes its own popup. The click is not waited for, since the browser may never tell that it ended: what
 * comes of it is.
 * @param selector as of `Page.locator`
 */
export function clickThatCloses(popup: Page, selector: string): void {
  popup
    .locator(selector)
    .click()
    .catch(() => undefined);
}
