import type { Page } from 'puppeteer-core';
import type { browser } from 'wxt/browser';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { byRole } from '../../browser/by-role';
import { launchExtension, type ExtensionBrowser } from '../../browser/extension';
import type { SavedValue, Scenario } from '../../../utils/settings/scenario';

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

/** Stores a scenario alone, and opens it. */
async function keep(kept: Scenario): Promise<void> {
  await options.evaluate((stored) => {
    const { chrome } = globalThis as unknown as { chrome: typeof browser };
    return chrome.storage.local.set({ scenarios: { version: 1, scenarios: [stored] } });
  }, kept);
  await options.reload();
  await options.locator('.rule-open').click();
}

beforeEach(async () => {
  await keep(scenario);
  await options.waitForSelector(byRole('button', 'Take out “First”'));
});

const storedScenarios = () =>
  options.evaluate(async () => {
    const { chrome } = globalThis as unknown as { chrome: typeof browser };
    const { scenarios } = (await chrome.storage.local.get('scenarios')) as {
      scenarios: { scenarios: readonly Scenario[] };
    };
    return scenarios.scenarios;
  });

/** Of each value, by scenario, what is stored. */
const storedValues = async <T>(of: (value: SavedValue) => T) =>
  (await storedScenarios()).map(({ steps }) => steps[0]!.values.map(({ value }) => of(value)));
const stored = () => storedValues((value) => 'text' in value && value.text);
const checked = () => storedValues((value) => 'checked' in value && value.checked);

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

test('a box that is clicked twice, right after one another, is as it was', async () => {
  const box = { key: 'name:gift', nth: 0, label: 'Gift', value: { is: 'check', checked: false } };
  await keep({ ...scenario, steps: [{ path: '/order', values: [box] }] } as Scenario);
  const clickTimes = async (times: number) => {
    await options.waitForSelector(byRole('checkbox', 'Gift'));
    await options.$eval(
      '.scenario-values input',
      (input, times) => {
        for (let nth = 0; nth < times; nth++) (input as HTMLInputElement).click();
      },
      times,
    );
  };
  await clickTimes(2);
  await press('Duplicate');
  await expect.poll(async () => (await checked()).length).toBe(2);
  expect(await checked()).toEqual([[false], [false]]);

  await keep({ ...scenario, steps: [{ path: '/order', values: [box] }] } as Scenario);
  await clickTimes(3);
  await expect.poll(checked).toEqual([[true]]);
});
