import type { Page } from 'puppeteer-core';
import { afterEach, describe, expect, it } from 'vitest';
import { extensionOnSite } from '../browser/extension-on-site';
import { hostilePages, type HostilePage } from './hostile-pages';
import { valuesIn } from './isolated';

const site = extensionOnSite((path) => {
  const found = hostilePages[Number(path.slice(1))];
  return found ? markup(found) : 'gone';
});
let page: Page;

function markup({ head = '', body }: HostilePage): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>still</title>${head}</head><body>${body}</body></html>`;
}

afterEach(async () => {
  await page?.close({ runBeforeUnload: false });
});

/** Once all is written, the page goes where it wanted to go. */
async function leftFor(address: RegExp): Promise<void> {
  await page.waitForFunction((source) => new RegExp(source).test(document.URL), {}, address.source);
}

describe('hostile pages through the toolbar button', () => {
  it.each(hostilePages)('$name', async (hostile) => {
    const address = `${site.origin}/${hostilePages.indexOf(hostile)}`;
    page = await site.extension.browser.newPage();
    await page.goto(address);
    const status = await site.extension.fillPage(page);
    if (hostile.leaves) {
      expect(status).toMatch(/^Filled 2 of 2(, then the page moved on\. Nothing to fill on this page\.)?$/);
      return leftFor(hostile.leaves);
    }
    expect(status).toBe(hostile.status ?? 'Filled 2 of 2');
    if (hostile.isEnded) return;
    const values = await valuesIn(page);
    for (const [name, value] of Object.entries(hostile.values ?? { first: /./, city: /./ }))
      expect(values[name], name).toEqual(value instanceof RegExp ? expect.stringMatching(value) : value);
    expect(page.url()).toBe(address);
    expect(await page.title()).toBe('still');
  });
});
