import type { Page } from 'puppeteer-core';
import type { browser } from 'wxt/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillThroughPopup, newPersonThroughPopup } from '../browser/extension';
import { extensionOnSite } from '../browser/extension-on-site';

const form = (fields: string) => `<!doctype html><html lang="en-US"><body><form>${fields}</form></body></html>`;
const pages: Readonly<Record<string, string>> = {
  '/name': form('<label>First name <input name="first"></label><label>Last name <input name="last"></label>'),
  '/reloads': `${form('<label>First name <input name="first"></label><label>Last name <input name="last"></label>')}
    <script>
      document.querySelector('[name=last]').addEventListener('change', () => {
        if (sessionStorage.getItem('reloaded')) return;
        sessionStorage.setItem('reloaded', 'yes');
        location.reload();
      });
    </script>`,
  '/takes-back': `${form('<label>First name <input name="first"></label><label>City <input name="city"></label>')}
    <script>
      document.querySelector('[name=city]').addEventListener('change', ({ target }) => {
        setTimeout(() => { target.value = ''; }, 5_000);
      }, { once: true });
    </script>`,
  '/city': form('<label>City <input name="city"></label>'),
};

const site = extensionOnSite((path) => pages[path] ?? null);
let page: Page;
let popup: Page;

beforeEach(async () => {
  page = await site.openPage('/name');
  popup = await site.extension.openPopup(page);
  await popup.waitForFunction(() => document.body.innerText.includes('First name'));
});
afterEach(async () => {
  await page.close();
});

const status = () => popup.$eval('[role=status]', (line) => line.textContent ?? '');
const says = (text: string) => popup.waitForFunction((wanted) => document.body.innerText.includes(wanted), {}, text);
const enabledButton = (name: string) =>
  popup.$(`::-p-xpath(//button[starts-with(normalize-space(.), "${name}") and not(@aria-disabled="true")])`);

describe('an open popup', () => {
  it('shows the page that the tab goes to, and fills that one', async () => {
    await fillThroughPopup(popup);
    await page.goto(`${site.origin}/city`);
    await says('City');
    expect(await status()).not.toMatch(/^Filled/);
    expect(await enabledButton('Undo')).toBeNull();
    expect(await fillThroughPopup(popup)).toMatch(/^Filled 1 of 1/);
    expect(await page.$eval('[name=city]', (field) => (field as HTMLInputElement).value)).not.toBe('');
  });

  it('claims nothing of a page that loads itself anew in the middle of a fill', async () => {
    await page.goto(`${site.origin}/reloads`);
    await says('2 fields ready');
    await fillThroughPopup(popup);
    await says('then the page moved on. 2 fields ready');
    expect(await popup.$$eval('.row', (rows) => rows.map((row) => (row as HTMLElement).dataset['look']))).toEqual([
      'planned',
      'planned',
    ]);
    expect(await enabledButton('Undo')).toBeNull();
    expect(await fillThroughPopup(popup)).toBe('Filled 2 of 2');
  });

  it('and a second view of the same tab show the same, and both are answered when both are pressed', async () => {
    const view = await site.extension.browser.newPage();
    const worker = await site.extension.worker();
    const tabId = await worker.evaluate(async (url) => {
      const { chrome } = globalThis as unknown as { chrome: typeof browser };
      return (await chrome.tabs.query({ url }))[0]!.id!;
    }, page.url());
    await view.goto(new URL(`/popup.html?tab=${tabId}`, popup.url()).href);
    await page.bringToFront();
    popup = await site.extension.openPopup(page);
    const views = [popup, view];
    // The tab with the other view is behind the page: nothing is drawn there to look by.
    const both = async (pattern: RegExp) => {
      const shows = (source: string) => new RegExp(source).test(document.querySelector('main')!.innerText);
      for (const one of views) await one.waitForFunction(shows, { polling: 50 }, pattern.source);
    };
    await fillThroughPopup(popup);
    await both(/Filled 2 of 2/);
    await newPersonThroughPopup(popup);
    await both(/(1 change is|2 changes are) not on the page yet/);

    const apply = '::-p-xpath(//button[normalize-space(.)="Apply"])';
    // Both are found before one is pressed, which may take the other away.
    const buttons = await Promise.all(views.map((one) => one.waitForSelector(apply)));
    await Promise.all(buttons.map((button) => button!.evaluate((found) => (found as HTMLElement).click())));

    // The next person may have the same first or last name: then one field is written.
    await both(/^(?![^]*not on the page yet)[^]*Filled (1 of 1|2 of 2)/);
    await view.close();
  });

  it('shows fields that come and go, and values that are typed over', async () => {
    await fillThroughPopup(popup);
    await page.$eval('[name=first]', (field) => (field as HTMLInputElement).select());
    await page.keyboard.type('mine');
    await says('mine');
    await page.$eval('[name=last]', (field) => {
      field.parentElement!.outerHTML = '<label>City <input name="city"></label>';
    });
    await says('City');
    expect(await popup.$$eval('.row', (rows) => rows.length)).toBe(2);
    expect(await status()).toMatch(/^Filled 2 of 2/);
  });

  it('says what a page has taken back once it had checked it elsewhere, though nothing else shows that', async () => {
    await page.goto(`${site.origin}/takes-back`);
    await says('2 fields ready');
    await fillThroughPopup(popup);
    await says('Filled 1 of 2');
    await says('The page didn’t keep the value.');
    expect(await popup.$$eval('.row', (rows) => rows.map((row) => (row as HTMLElement).dataset['look']))).toEqual([
      'filled',
      'refused',
    ]);
  });

  it('shows no rows and no way to fill once the page can’t be filled', async () => {
    await page.goto('chrome://version/');
    await says('can’t be filled');
    expect(await popup.$('.row-head')).toBeNull();
    for (const name of ['Fill page', 'New person', 'Undo']) expect(await enabledButton(name), name).toBeNull();
  });
});

describe('a mode', () => {
  it('stands on the toolbar button wherever it holds, the popup closed', async () => {
    await popup.locator('::-p-xpath(//label[normalize-space(.)="Invalid"])').click();
    await popup.waitForFunction(() => document.querySelector('main')?.dataset['mode'] === 'invalid');
    await popup.close();
    await page.goto(`${site.origin}/city`);
    await vi.waitFor(async () => expect(await site.extension.badge()).toBe('✗'), { timeout: 30_000, interval: 50 });
    await page.goto(`${site.origin.replace('localhost', '127.0.0.1')}/city`);
    await vi.waitFor(async () => expect(await site.extension.badge()).toBe(''), { timeout: 30_000, interval: 50 });
  });
});

describe('a popup that is opened again', () => {
  it('claims no fill, but knows what the page holds and what can be undone', async () => {
    await fillThroughPopup(popup);
    await popup.close();
    popup = await site.extension.openPopup(page);
    await popup.waitForSelector('.row-head');
    await popup.waitForFunction(() => /ready/.test(document.querySelector('[role=status]')?.textContent ?? ''));
    expect(await status()).not.toMatch(/^Filled/);
    await popup
      .locator('::-p-xpath(//button[starts-with(normalize-space(.), "Undo") and not(@aria-disabled="true")])')
      .click();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=first]')!.value === '');
  });
});

describe('a popup whose background was stopped meanwhile', () => {
  const rows = () => popup.$$eval('.row', (all) => all.map((row) => (row as HTMLElement).innerText.split('\n')));
  const reopen = async () => {
    popup = await site.extension.openPopup(page);
    await popup.waitForSelector('[data-phase=ready]');
    await popup.waitForSelector('.row-head');
  };
  const stopWorker = async () => {
    const worker = await site.extension.worker();
    const isKept = () =>
      worker.evaluate(async () => {
        const { chrome } = globalThis as unknown as { chrome: typeof browser };
        return Object.keys(await chrome.storage.session.get(null)).some((key) => key.startsWith('plan:'));
      });
    await vi.waitUntil(isKept, { timeout: 30_000, interval: 50 });
    await site.extension.stopWorker();
  };
  const stop = async () => {
    await popup.close();
    await stopWorker();
  };

  it('shows what it showed before, and fills just that', async () => {
    const before = await rows();
    await stop();
    await reopen();
    const shown = await rows();
    expect(shown).toEqual(before);
    expect(await fillThroughPopup(popup)).toBe('Filled 2 of 2');
    const held = await page.$$eval('input', (fields) => fields.map(({ value }) => value));
    expect(shown.map((row, at) => row.includes(held[at]!))).toEqual([true, true]);
  });

  it('follows the page, though it is asked for nothing', async () => {
    // From then on the page is watched.
    await popup.waitForSelector('[data-phase=ready]');
    await stopWorker();
    await page.$eval('form', (form) => form.insertAdjacentHTML('beforeend', '<label>Company <input></label>'));
    await says('Company');
    expect(await fillThroughPopup(popup)).toBe('Filled 3 of 3');
  });

  it('shows what the page holds by now', async () => {
    await stop();
    await page.type('[name=first]', 'Typed');
    await reopen();
    expect((await rows())[0]).toContain('Typed');
    expect(await fillThroughPopup(popup)).toBe('Filled 1 of 1');
    expect(await page.$eval('[name=first]', (field) => (field as HTMLInputElement).value)).toBe('Typed');
  });
});
