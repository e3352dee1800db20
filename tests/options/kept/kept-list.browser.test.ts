import type { Page } from 'puppeteer-core';
import type { browser } from 'wxt/browser';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { byRole } from '../../browser/by-role';
import { launchExtension, type ExtensionBrowser } from '../../browser/extension';
import type { Scenario } from '../../../utils/settings/scenario';

let extension: ExtensionBrowser;
let options: Page;

beforeAll(async () => {
  extension = await launchExtension();
  options = await extension.openOptions('scenarios');
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

beforeEach(async () => {
  await options.evaluate((stored) => {
    const { chrome } = globalThis as unknown as { chrome: typeof browser };
    return chrome.storage.local.set({ scenarios: { version: 1, scenarios: [stored] } });
  }, scenario);
  await options.reload();
  await options.locator('.rule-open').click();
  await options.waitForSelector(byRole('button', 'Take out “First”'));
});

/** Values by scenario, as they are stored. */
const stored = () =>
  options.evaluate(async () => {
    const { chrome } = globalThis as unknown as { chrome: typeof browser };
    const { scenarios } = (await chrome.storage.local.get('scenarios')) as {
      scenarios: { scenarios: readonly Scenario[] };
    };
    return scenarios.scenarios.map(({ steps }) => steps[0]!.values.map(({ value }) => 'text' in value && value.text));
  });

/** Presses buttons, one right after the other. */
const press = (...names: readonly string[]) =>
  options.evaluate((names) => {
    const named = (name: string) =>
      [...document.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.textContent) === name)!;
    for (const name of names) named(name).click();
  }, names);

test('an edit that is not saved yet is not undone by the next', async () => {
  await press('Take out “First”', 'Take out “Second”');

  await expect.poll(stored).toEqual([['Third']]);
  expect(await options.$$eval('.scenario-values tbody tr', (rows) => rows.length)).toBe(1);
});

test('an edit that is not saved yet is in the copy that is made then', async () => {
  await press('Take out “First”', 'Duplicate');

  await expect.poll(stored).toEqual([
    ['Second', 'Third'],
    ['Second', 'Third'],
  ]);
});

test('who goes on typing once a value is set keeps the focus and what is typed', async () => {
  const value = byRole('textbox', 'First');
  await options.locator(value).fill('One');
  await options.keyboard.press('Enter');
  await options.keyboard.type(' more');
  await expect.poll(stored).toEqual([['One', 'Second', 'Third']]);
  await options.keyboard.press('Enter');
  await expect.poll(stored).toEqual([['One more', 'Second', 'Third']]);

  expect(await options.$eval(value, (box) => box === document.activeElement)).toBe(true);
});
