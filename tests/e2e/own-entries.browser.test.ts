import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { browser } from 'wxt/browser';
import { axeFindings } from '../browser/axe-findings';
import { byRole } from '../browser/by-role';
import { launchExtension, type ExtensionBrowser } from '../browser/extension';
import { serve, type Served } from '../browser/serve';
import { untilInMenu } from './until-in-menu';

const form = `<!doctype html><html lang="en-US"><body><form>
  <label>Last name <input name="last"></label><label>Order number <input name="order"></label></form></body></html>`;

/** The own entries as they are stored. */
interface Stored {
  readonly entries: readonly { readonly title: string }[];
}

let extension: ExtensionBrowser;
let server: Served;
let page: Page;
let options: Page;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'understudy-'));
  server = await serve(() => form);
  extension = await launchExtension();
  page = await extension.browser.newPage();
  await page.goto(`${server.origin}/`);
  const popup = await extension.openPopup(page);
  const address = new URL('/options.html#catalogue', popup.url()).href;
  await popup.close();
  options = await extension.browser.newPage();
  await options.setViewport({ width: 1280, height: 900 });
  await options.goto(address);
});
afterAll(async () => {
  await extension?.close();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

it('an entry is made, says what is wrong with it, and is kept once it is right', async () => {
  await options.locator(byRole('link', 'My entries')).click();
  await options.locator(byRole('button', 'New entry')).click();
  await options.locator(byRole('textbox', 'Title')).fill('Order number');
  await options.select('aside select[aria-label="Form of value"]', 'template');
  await options.locator(byRole('textbox', 'Value')).fill('{{nobody}}');
  await options.waitForSelector('aside .error ::-p-text(There is no part called “nobody”.)');
  await options.locator(byRole('textbox', 'Value')).fill('QA-{{family-name|upper}}');
  await options.locator(byRole('combobox', 'Group')).fill('Shop');
  await options.keyboard.press('Tab');
  await options.waitForFunction(() => document.querySelector('.rule-open')?.textContent?.includes('Shop'));
  expect(await axeFindings(options)).toEqual([]);
});

async function choose(file: string): Promise<void> {
  const input = (await options.waitForSelector('input[type=file]')) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(file);
}

it.each([
  ['larger than 2 MB', Buffer.alloc(2 * 1024 * 1024 + 1, 'a'), 'The file is larger than 2 MB. Nothing was changed.'],
  [
    'that is no UTF-8',
    Buffer.from('title\nCaf\xe9\n', 'latin1'),
    'The file is not text in UTF-8. Nothing was changed.',
  ],
])('a file %s is refused in a sentence', async (name, bytes, sentence) => {
  const file = join(folder, `${name}.csv`);
  await writeFile(file, bytes);
  await choose(file);
  await options.waitForFunction(
    (said) => document.querySelector('[role=alert]')?.textContent?.includes(said),
    {},
    sentence,
  );
  expect(await options.$$('.rule-open')).toHaveLength(1);
});

it('a file with mistakes says each with its line; the good part is taken when the person says so', async () => {
  const file = join(folder, 'bugmagnet.json');
  await writeFile(
    file,
    '{\n  "Names": ["O\'Grady", 7],\n  "Size": { "12": { "_type": "size", "size": "12", "template": "ab" } }\n}',
  );
  await choose(file);
  await options.waitForSelector('::-p-text(New: 2. Changed: 0. Already there: 0.)');
  await options.waitForSelector('li ::-p-text(Line 2, column 24:)');
  expect(await axeFindings(options)).toEqual([]);
  await options.locator(byRole('button', 'Import what is right (2)')).click();
  await options.waitForFunction(() => document.querySelectorAll('.rule-open').length === 3);
});

it('one that is changed elsewhere while it is open is not typed over unasked', async () => {
  const title = byRole('textbox', 'Title');
  const stored = () =>
    options.evaluate(async () => {
      const { chrome } = globalThis as unknown as { chrome: typeof browser };
      const { 'own-entries': own } = (await chrome.storage.local.get('own-entries')) as Record<string, Stored>;
      return own!;
    });
  await options.locator('.rule-open ::-p-text(Order number)').click();
  await options.waitForSelector('aside[aria-label="Order number"]');
  const before = await stored();
  const entries = before.entries.map((entry) =>
    entry.title === 'Order number' ? { ...entry, group: 'Warehouse' } : entry,
  );
  await options.evaluate(
    (changed) => {
      const { chrome } = globalThis as unknown as { chrome: typeof browser };
      return chrome.storage.local.set({ 'own-entries': changed });
    },
    { ...before, entries },
  );
  await options.waitForSelector('aside [role=alert] ::-p-text(changed elsewhere)');
  await options.locator(title).click();
  await options.keyboard.press('End');
  await options.keyboard.type('!');
  await options.keyboard.press('Tab');

  expect((await stored()).entries).toEqual(entries);
  await options.locator(byRole('button', 'Show the change')).click();
  await options.waitForFunction(() => document.querySelector<HTMLInputElement>('aside [list]')!.value === 'Warehouse');
});

it('they are found in the palette, and go to the caret', async () => {
  await page.bringToFront();
  await page.focus('[name=order]');
  const popup = await extension.openPopup(page);
  await popup.locator(byRole('button', 'Insert')).click();
  await popup.waitForSelector('[role="option"]');
  await popup.keyboard.type('order num');
  await popup.waitForFunction(() => document.querySelector('[data-active]')?.textContent?.includes('QA-'));
  expect(await axeFindings(popup)).toEqual([]);
  await popup.keyboard.down('Enter');
  await page.waitForFunction(() => /^QA-\p{Lu}/u.test(document.querySelector<HTMLInputElement>('[name=order]')!.value));
});

it('they are offered in the row of a field, and are in the menu', async () => {
  const popup = await extension.openPopup(page);
  await popup.locator('.row-head ::-p-text(Order number)').click();
  await popup.locator(byRole('combobox', 'Edge case')).click();
  await popup.locator("[role=option] ::-p-text(O'Grady)").click();
  await popup.waitForFunction(() => [...document.querySelectorAll('input')].some(({ value }) => value === "O'Grady"));
  const worker = await extension.worker();
  const own = await worker.evaluate(async () => {
    const { chrome } = globalThis as unknown as {
      chrome: { storage: { local: { get(key: string): Promise<Record<string, { entries: { id: string }[] }>> } } };
    };
    return (await chrome.storage.local.get('own-entries'))['own-entries']!.entries.map(({ id }) => id);
  });
  for (const id of own) await untilInMenu(extension, `own:own:${id}`);
});
