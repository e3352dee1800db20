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

describe('what holds everywhere', () => {
  beforeEach(openSettings);

  test('the language is the page’s or one of all, by name', async () => {
    const select = await byRole(popup, 'combobox', 'Data language All sites').waitHandle();
    const [first, second] = await select.$$eval('option', (options) => options.map((option) => option.textContent));

    await select.select('de-AT');

    await waitForSettings({ language: 'de-AT' });
    expect([first, second]).toEqual(['Same as page', 'Afrikaans (South Africa)']);
  });
});

describe('what is said of the page’s site', () => {
  const site = () => popup.evaluate(async () => (await fakeBackground.storage.get('sites'))['sites']);
  const chooseAuto = (value: string) =>
    popup.select('::-p-aria([role="combobox"][name="Fill in when a page opens"])', value);
  const denied = '::-p-text(Your browser doesn’t let Understudy into this site)';
  beforeEach(openSettings);

  test('has names of its own where all sites have the same setting', async () => {
    for (const setting of ['Data language', 'Fill']) await byRole(popup, 'combobox', `${setting} shop.example`).wait();
    await byRole(popup, 'group', 'Fill All sites').wait();
  });

  test('is saved for the site alone', async () => {
    await popup.waitForSelector('h2 ::-p-text(shop.example)');
    await byRole(popup, 'checkbox', 'Leave this site alone').click();

    await expect.poll(site).toMatchObject({ sites: [{ id: 'shop.example', off: true, auto: null }] });
  });

  test('is filled as its pages open once the browser agrees', async () => {
    await chooseAuto('plan');

    await expect.poll(site).toMatchObject({ sites: [{ id: 'shop.example', auto: { is: 'plan' } }] });
    expect(await popup.evaluate(() => fakeBackground.permissionRequests)).toEqual([
      { origins: ['*://shop.example/*'] },
    ]);
    await popup.waitForFunction(() => !document.querySelector('.banner'));
  });

  test('says so where the browser does not agree, and asks again', async () => {
    await popup.evaluate(() => (fakeBackground.grantsPermissions = false));
    await chooseAuto('plan');
    await popup.waitForSelector('::-p-text(Access was denied, so nothing is filled in here)');
    await popup.evaluate(() => (fakeBackground.grantsPermissions = true));

    await byRole(popup, 'button', 'Allow').click();

    await popup.waitForFunction(() => !document.querySelector('.banner'));
  });

  test('says so once the access is taken back in the browser', async () => {
    await chooseAuto('plan');
    await expect.poll(site).toMatchObject({ sites: [{ auto: { is: 'plan' } }] });
    await popup.waitForFunction(() => !document.querySelector('.banner'));

    await popup.evaluate(() => fakeBackground.revoke());

    await popup.waitForSelector(denied);
  });

  test('offers its scenarios', async () => {
    await popup.evaluate(async () => {
      const values = [{ key: 'text:first', value: { is: 'text', text: 'A' } }];
      const scenario = (id: string, host: string) => ({ id, name: id, host, steps: [{ path: '/', values }] });
      const scenarios = [scenario('Order', 'shop.example'), scenario('Elsewhere', 'other.example')];
      await fakeBackground.storage.set({ scenarios: { version: 1, scenarios } });
    });
    await popup.waitForSelector('option[value=Order]');
    expect(await popup.$('option[value=Elsewhere]')).toBeNull();

    await chooseAuto('Order');

    await expect.poll(site).toMatchObject({ sites: [{ auto: { is: 'scenario', scenario: 'Order' } }] });
  });
});

test('stored settings that cannot be read are reported, kept until discarded, and the rest is used', async () => {
  await store({ settings: { version: 1, settings: { cards: 'platinum', consent: false } } });
  await openSettings();
  await popup.waitForSelector('[role=alert]');
  const alert = await popup.$eval('[role=alert] li', (line) => line.textContent);
  const before = await stored('kept-aside');

  await click('Discard');
  await popup.waitForFunction(() => document.querySelector('[role=alert]') === null);

  expect(alert).toBe('cards: “platinum” is not one of these: test, random.');
  expect(before).toMatchObject([{ value: { settings: { cards: 'platinum' } } }]);
  expect(await stored('kept-aside')).toBeUndefined();
});
