import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agentInPage } from '../browser/agent-in-page';
import { launchChromium } from '../browser/chromium';
import { sparePage } from '../browser/spare-page';
import { claimSamples } from './claim-samples';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** The adapters that claim what stands in a form, in the page's order. */
async function claimed(html: string): Promise<string[]> {
  const page = await sparePage(browser);
  await page.setContent(`<form>${html}</form>`);
  const fields = await (await agentInPage(page)).scan();
  await page.close();
  return fields.filter(({ skipReason }) => skipReason === null).map(({ adapter }) => adapter);
}

describe('widgets that say little of themselves are known by their build', () => {
  it.each(claimSamples)('%s', async (_what, html, adapters) => {
    expect(await claimed(html)).toEqual(adapters);
  });
});
