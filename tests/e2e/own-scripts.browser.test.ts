/** What the background brings only when it is needed, in a worker that has been stopped: by then it can fetch no script. */
import type { Page } from 'puppeteer-core';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillThroughPopup, launchExtension } from '../browser/extension';
import { extensionOnSite } from '../browser/extension-on-site';

const form = `<!doctype html><html lang="en-US"><body><form>
  <label>First name <input name="first"></label>
  <label>Animal <input name="animal"></label>
</form></body></html>`;

const site = extensionOnSite(() => form);
let page: Page;

beforeAll(async () => {
  page = await site.extension.browser.newPage();
  // One that is stopped while it is being installed does not come back.
  const worker = await site.extension.worker();
  await vi.waitUntil(() => worker.evaluate('registration.active !== null'), 30_000);
});
beforeEach(async () => {
  await page.goto(site.origin);
  await site.extension.stopWorker();
});

/** Which of the scripts have run since the worker woke. */
const brought = async () =>
  (await site.extension.worker()).evaluate(() =>
    ['__understudyTabWork', '__understudyFaker'].filter((name) => name in globalThis),
  );

it('a popup brings what works on tabs, and a template faker', async () => {
  const popup = await site.extension.openPopup(page);
  await popup.waitForSelector('[data-phase=ready]');
  expect(await brought()).toEqual(['__understudyTabWork']);
  await popup.locator('::-p-xpath(//button[contains(@class,"row-head")][.//bdi[.="Animal"]])').click();
  await popup.locator('::-p-aria([name="Value"][role="textbox"])').fill('{{faker.animal.cat}} 1');
  await popup.keyboard.press('Enter');
  await popup.waitForSelector('::-p-aria([name="Reset"][role="button"])');
  expect(await fillThroughPopup(popup)).toBe('Filled 2 of 2');
  expect(await page.$eval('[name=animal]', (field) => (field as HTMLInputElement).value)).toMatch(/^[A-Z].* 1$/);
  expect(await brought()).toEqual(['__understudyTabWork', '__understudyFaker']);
  await popup.close();
});

it('a tab that is closed brings nothing', async () => {
  const other = await site.extension.browser.newPage();
  await other.close();
  expect(await brought()).toEqual([]);
});

it('what works on tabs goes by the background’s polyfill in a browser that has no promises of its own', async () => {
  const older = await launchExtension({
    async change(folder) {
      const path = join(folder, 'background.js');
      await writeFile(path, `delete globalThis.browser;\n${await readFile(path, 'utf8')}`);
    },
  });
  const worker = await older.worker();
  // It is there before its script has run.
  await vi.waitUntil(() => worker.evaluate('globalThis.browser !== undefined'), 30_000);
  expect(await worker.evaluate('browser.runtime !== chrome.runtime')).toBe(true);
  const other = await older.browser.newPage();
  await other.goto(site.origin);
  expect(await older.fillPage(other)).toBe('Filled 2 of 2');
  await older.close();
});
