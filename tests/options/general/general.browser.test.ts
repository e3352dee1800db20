import type { Page } from 'puppeteer-core';
import type { browser } from 'wxt/browser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { byRole } from '../../browser/by-role';
import { launchExtension, type ExtensionBrowser } from '../../browser/extension';

let extension: ExtensionBrowser;
let options: Page;

beforeAll(async () => {
  extension = await launchExtension();
  options = await extension.openOptions('about');
});
afterAll(() => extension?.close());

const stored = (key: string) =>
  options.evaluate(async (name) => {
    const { chrome } = globalThis as unknown as { chrome: typeof browser };
    return (await chrome.storage.local.get(name))[name];
  }, key);
const store = (items: Record<string, unknown>) =>
  options.evaluate((all) => {
    const { chrome } = globalThis as unknown as { chrome: typeof browser };
    return chrome.storage.local.set(all);
  }, items);
const open = (section: string) => options.locator(byRole('link', section)).click();

describe('a setting', () => {
  test('that was stored and can be read holds, beside one that cannot', async () => {
    await store({ settings: { version: 1, settings: { cards: 'platinum', consent: false } } });
    await open('General');
    await options.waitForSelector('[role=alert] ::-p-text(platinum)');
    const consent = await options.waitForSelector(byRole('checkbox', 'Tick consent boxes'));
    expect(await consent!.evaluate((box) => (box as HTMLInputElement).checked)).toBe(false);
    await options.locator(byRole('button', 'Discard')).click();
  });

  test.each([
    ['Tick consent boxes', { consent: true }],
    ['Agree to marketing', { marketing: true }],
    ['Fill search boxes next to a form', { searchBoxes: true }],
    ['Fill coupon and gift card codes', { coupons: true }],
    ['Fill one-time codes', { oneTimeCodes: false }],
    ['Show a notice on the page', { notice: false }],
  ])('%s is switched', async (name, expected) => {
    await options.locator(byRole('checkbox', name)).click();

    await expect.poll(() => stored('settings')).toMatchObject({ settings: expected });
  });

  test('that is switched and switched back at once is as it was', async () => {
    await options.evaluate(() => {
      const { chrome } = globalThis as unknown as { chrome: typeof browser };
      const saved: unknown[] = Object.assign(globalThis, { saved: [] }).saved;
      chrome.storage.local.onChanged.addListener(({ settings }) => {
        saved.push((settings as { newValue: { settings: { coupons: boolean } } }).newValue.settings.coupons);
      });
    });
    await options.$eval(byRole('checkbox', 'Fill coupon and gift card codes'), (box) => {
      (box as HTMLElement).click();
      (box as HTMLElement).click();
    });

    await expect
      .poll(() => options.evaluate(() => (globalThis as unknown as { saved: unknown }).saved))
      .toHaveLength(2);
    expect(await stored('settings')).toMatchObject({ settings: { coupons: true } });
  });

  test('an e-mail domain is saved while it is typed; what is none is said and not saved', async () => {
    const input = options.locator(byRole('textbox', 'E-mail domain'));
    await input.fill('qa.example');
    await expect.poll(() => stored('settings')).toMatchObject({ settings: { emailDomain: 'qa.example' } });

    await input.fill('qa example');

    await options.waitForSelector('.error ::-p-text(Enter a host name such as example.com.)');
    expect(await stored('settings')).toMatchObject({ settings: { emailDomain: 'qa.example' } });
  });

  test('a fixed password holds once it is written', async () => {
    await options.locator(byRole('radio', 'Always the same')).click();
    await options.waitForSelector('.error ::-p-text(Enter a password)');
    expect(await stored('settings')).toMatchObject({ settings: { password: { use: 'generated' } } });
    await options.locator(byRole('textbox', 'Password')).fill('Geheim-1');

    await expect
      .poll(() => stored('settings'))
      .toMatchObject({ settings: { password: { use: 'fixed', text: 'Geheim-1' } } });
  });

  test('random cards are a choice', async () => {
    await options.locator(byRole('radio', 'Random numbers with a valid check digit')).click();

    await expect.poll(() => stored('settings')).toMatchObject({ settings: { cards: 'random' } });
  });

  test('phone numbers that are reserved for fiction are a choice', async () => {
    await options.locator(byRole('radio', 'Reserved for fiction, even if a check refuses them')).click();

    await expect.poll(() => stored('settings')).toMatchObject({ settings: { phones: 'fictional' } });
  });
});

test('what is remembered of fields is counted and can be forgotten', async () => {
  await open('About');
  await store({ remembered: { 'a.example': { 'text:x': { do: 'skip' }, 'text:y': { do: 'kind', kind: 'tel' } } } });
  await open('General');
  await options.waitForSelector('::-p-text(Customized: 2 fields.)');

  await options.locator(byRole('button', 'Forget all')).click();

  await options.waitForSelector('::-p-text(are remembered here, by site.)');
  expect(await stored('remembered')).toBeUndefined();
});

test('shortcuts are shown as they are bound, and lead to the browser’s page for them', async () => {
  await open('Shortcuts');
  await options.waitForSelector('.shortcuts ::-p-text(Open Understudy)');
  const shown = await options.$$eval('.shortcuts div', (lines) => lines.map((line) => line.textContent));
  const bound = await options.evaluate(async () => {
    const { chrome } = globalThis as unknown as { chrome: typeof browser };
    return (await chrome.commands.getAll()).map(({ shortcut }) => shortcut || 'Not set');
  });
  expect(shown.map((line, at) => line!.endsWith(bound[at]!))).toEqual(bound.map(() => true));
  expect(shown[0]).toBe('Open UnderstudyAlt+Shift+U');
  // The one for scenarios has none at first: browsers suggest at most four.
  expect(bound.filter((shortcut) => shortcut === 'Not set')).toHaveLength(1);

  await options.locator(byRole('button', 'Change shortcuts')).click();

  await extension.browser.waitForTarget((target) => target.url() === 'chrome://extensions/shortcuts');
});

test('a report is copied', async () => {
  await options.bringToFront();
  await open('About');
  await options.locator(byRole('button', 'Copy the report')).click();

  await options.waitForSelector('[aria-live] ::-p-text(Copied.)');
});
