import type { Browser, Page } from 'puppeteer-core';

const spare = new WeakMap<Browser, Page[]>();

/**
 * A blank page in front of a browser: one that was closed before, where there is one, for another costs a process. Once
 * closed it stands ready for the next; its media and viewport are then the browser's again.
 */
export async function sparePage(browser: Browser): Promise<Page> {
  const left = spare.get(browser) ?? [];
  spare.set(browser, left);
  const again = left.pop();
  if (again) {
    await again.bringToFront();
    return again;
  }
  const page = await browser.newPage();
  const viewport = page.viewport();
  page.close = async () => {
    await page.emulateMediaFeatures();
    await page.setViewport(viewport);
    await page.goto('about:blank');
    left.push(page);
  };
  return page;
}
