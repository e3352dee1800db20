import type { Page } from 'puppeteer-core';
import type { browser } from 'wxt/browser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byRole } from '../../browser/by-role';
import { launchExtension, type ExtensionBrowser } from '../../browser/extension';
import type { Scenario } from '../../../utils/settings/scenario';

let extension: ExtensionBrowser;
let options: Page;

beforeAll(async () => {
  extension = await launchExtension();
  const worker = await extension.browser.waitForTarget((target) => target.type() === 'service_worker');
  options = await extension.browser.newPage();
  await options.goto(new URL('/options.html#scenarios', worker.url()).href);
});
afterAll(() => extension?.close());

const scenario: Scenario = {
  id: 'order',
  name: 'Order',
  host: 'shop.example',
  steps: [
    {
      path: '/order',
      values: ['First', 'Second', 'Third'].map((label) => ({
        key: `name:${label}`,
        nth: 0,
        label,
        value: { is: 'text', text: label },
      })),
    },
  ],
};

test('an edit that is not saved yet is not undone by the next', async () => {
  await options.evaluate((stored) => {
    const { chrome } = globalThis as unknown as { chrome: typeof browser };
    return chrome.storage.local.set({ scenarios: { version: 1, scenarios: [stored] } });
  }, scenario);
  await options.locator('.rule-open').click();
  await options.waitForSelector(byRole('button', 'Take out “First”'));

  await options.evaluate(() => {
    for (const label of ['First', 'Second']) {
      document.querySelector<HTMLElement>(`[aria-label="Take out “${label}”"]`)!.click();
    }
  });

  await options.waitForFunction(() => document.querySelectorAll('.scenario-values tbody tr').length === 1);
  expect(await options.$eval('.scenario-values tbody', (rows) => rows.textContent)).toContain('Third');
});
