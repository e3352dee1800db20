import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from './chromium';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
  page = await browser.newPage();
});
afterAll(() => browser?.close());

it.each(['raf', 50] as const)('goes on after a look that has failed, where it looks by %s', async (polling) => {
  await page.setContent('<p>');
  const shown = page.waitForFunction((id) => document.getElementById(id)!.textContent, { polling }, 'late');

  await page.evaluate(() => void (document.body.innerHTML = '<p id="late">here'));

  expect(await (await shown).jsonValue()).toBe('here');
});
