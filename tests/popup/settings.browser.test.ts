import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { byRole, openPopupLab, requests, tell, type PopupLab } from './popup-page';
import { state } from './samples';

let lab: PopupLab;
let popup: Page;
beforeAll(async () => void (lab = await openPopupLab()));
afterAll(() => lab.close());
beforeEach(async () => {
  popup = await lab.open();
  await tell(popup, state());
});
afterEach(() => popup.close());

const click = (name: string) => byRole(popup, 'button', name).click();

async function openSettings(): Promise<void> {
  await click('Settings');
  await popup.waitForSelector('.settings select');
}

/** What storage holds under a key. */
function stored(key: string): Promise<unknown> {
  return popup.evaluate(async (name) => (await fakeBackground.storage.get(name))[name], key);
}

function store(items: Record<string, unknown>): Promise<void> {
  return popup.evaluate((all) => fakeBackground.storage.set(all), items);
}

/** Waits until storage holds settings with these. */
async function waitForSettings(expected: Record<string, unknown>): Promise<void> {
  await popup.waitForFunction(
    async (text) => {
      const { settings } = await fakeBackground.storage.get('settings');
      const now = (settings as { settings?: Record<string, unknown> } | undefined)?.settings ?? {};
      return Object.entries(JSON.parse(text)).every(
        ([key, value]) => JSON.stringify(now[key]) === JSON.stringify(value),
      );
    },
    {},
    JSON.stringify(expected),
  );
}

describe('the way to the settings and back', () => {
  test('takes the focus along', async () => {
    const focused = () => popup.evaluate(() => document.activeElement?.getAttribute('aria-label'));

    await openSettings();
    const there = await focused();
    await popup.keyboard.press('Enter');
    await popup.waitForSelector('[aria-label="Settings"]');

    expect([there, await focused()]).toEqual(['Back', 'Settings']);
  });

  test('has the page planned again only where something changed', async () => {
    await openSettings();
    await click('Back');
    await openSettings();
    await byRole(popup, 'radio', 'Everything').click();
    await waitForSettings({ fill: 'all' });
    await click('Back');

    await popup.waitForFunction(() => fakeBackground.requests.length > 1);
    expect(await requests(popup)).toEqual([{ do: 'open', tabId: 7 }, { do: 'refresh' }]);
  });
});

describe('a setting', () => {
  beforeEach(openSettings);

  test.each([
    ['Tick consent boxes', { consent: false }],
    ['Agree to marketing', { marketing: true }],
    ['Fill search boxes next to a form', { searchBoxes: true }],
    ['Fill coupon and gift card codes', { coupons: true }],
    ['Fill one-time codes', { oneTimeCodes: false }],
    ['Show a notice on the page', { notice: false }],
  ])('%s is switched', async (name, expected) => {
    await byRole(popup, 'checkbox', name).click();

    await waitForSettings(expected);
  });

  test('the language is the page’s or one of all, by name', async () => {
    const [first, second] = await popup.$$eval('.settings select option', (options) =>
      options.map((option) => option.textContent),
    );

    await popup.select('.settings select', 'de-AT');

    await waitForSettings({ language: 'de-AT' });
    expect([first, second]).toEqual(['Same as page', 'Afrikaans (South Africa)']);
  });

  test('an e-mail domain is saved while it is typed; what is none is said and not saved', async () => {
    const input = byRole(popup, 'textbox', 'E-mail domain');
    await input.fill('qa.example');
    await waitForSettings({ emailDomain: 'qa.example' });

    await input.fill('qa example');

    await popup.waitForSelector('input[aria-invalid="true"]');
    expect(await popup.$eval('.error', (line) => line.textContent)).toBe('Enter a host name such as example.com.');
    expect(await stored('settings')).toMatchObject({ settings: { emailDomain: 'qa.example' } });
  });

  test('a fixed password holds once it is written', async () => {
    await byRole(popup, 'radio', 'Always the same').click();
    await popup.waitForSelector('.error');
    const before = await stored('settings');
    await byRole(popup, 'textbox', 'Password').fill('Geheim-1');

    await waitForSettings({ password: { use: 'fixed', text: 'Geheim-1' } });
    expect(before).toBeUndefined();
  });

  test('random cards are a choice', async () => {
    await byRole(popup, 'radio', 'Random numbers with a valid check digit').click();

    await waitForSettings({ cards: 'random' });
  });

  test('shortcuts are shown and lead to the browser’s page for them', async () => {
    await popup.waitForSelector('.shortcuts kbd');
    expect(await popup.$$eval('.shortcuts div', (lines) => lines.map((line) => line.textContent))).toEqual([
      'Open UnderstudyAlt+Shift+U',
      'Fill pageAlt+Shift+P',
      'Undo the last fillNot set',
    ]);

    await click('Change shortcuts');

    await popup.waitForFunction(() => fakeBackground.openedTabs.length === 1);
    expect(await popup.evaluate(() => fakeBackground.openedTabs)).toEqual([{ url: 'chrome://extensions/shortcuts' }]);
  });
});

test('what is remembered of fields is counted and can be forgotten', async () => {
  await store({ remembered: { 'a.example': { 'text:x': { do: 'skip' }, 'text:y': { do: 'kind', kind: 'tel' } } } });
  await openSettings();
  await popup.waitForSelector('::-p-text(Customised: 2 fields.)');

  await click('Forget all');

  await popup.waitForSelector('::-p-text(are remembered here, by site.)');
  expect(await stored('remembered')).toBeUndefined();
});

test('sites whose frames were allowed are named, and access to them can be taken back', async () => {
  await popup.evaluate(() => (fakeBackground.grantedOrigins = ['https://pay.example/*', 'https://id.example/*']));
  await openSettings();
  await popup.waitForSelector('::-p-text(Lasting access to: pay.example, id.example)');

  await click('Revoke access');

  await popup.waitForSelector('::-p-text(No lasting access: a page can be filled once you click)');
  expect(await popup.evaluate(() => fakeBackground.grantedOrigins)).toEqual([]);
});

test('stored settings that cannot be read are reported, kept until discarded, and the rest is used', async () => {
  await store({ settings: { version: 1, settings: { cards: 'platinum', consent: false } } });
  await openSettings();
  await popup.waitForSelector('[role=alert]');
  const alert = await popup.$eval('[role=alert] li', (line) => line.textContent);
  const consent = await popup.$$eval('input[type=checkbox]', (boxes) => boxes[1]?.checked);
  const before = await stored('kept-aside');

  await click('Discard');
  await popup.waitForFunction(() => document.querySelector('[role=alert]') === null);

  expect(alert).toBe('cards: expected "test" or "random", received "platinum"');
  expect(consent).toBe(false);
  expect(before).toMatchObject([{ value: { settings: { cards: 'platinum' } } }]);
  expect(await stored('kept-aside')).toBeUndefined();
});
