import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { launchFirefox, type FirefoxWithExtension } from '../browser/firefox';
import { firefoxPopup } from '../browser/firefox-popup';
import { serve, type Served } from '../browser/serve';

const form = `<!doctype html><html lang="en-US"><body><form>
  <label>First name <input name="first"></label>
  <label>E-mail <input name="email" type="email"></label>
</form></body></html>`;
const cardForm = `<!doctype html><html lang="en-US"><body><form>
  <label>Card expiry <input name="expiry" type="month" required></label>
  <label>Country <select name="country" required><option value="">Choose…</option><option>Peru</option></select></label>
</form></body></html>`;

let firefox: FirefoxWithExtension;
let server: Served;
let page: Page;
let popup: ReturnType<typeof firefoxPopup>;

beforeAll(async () => {
  server = await serve((path) => (path === '/card' ? cardForm : form));
  firefox = await launchFirefox();
  popup = firefoxPopup(firefox);
  page = await firefox.browser.newPage();
});
afterAll(async () => {
  await firefox?.browser.close();
  await server?.close();
});

const held = (name: string) => page.$eval(`[name=${name}]`, (input) => (input as HTMLInputElement).value);
const holds = (name: string, wanted: string) =>
  vi.waitFor(async () => expect(await held(name)).toBe(wanted), { timeout: 30_000, interval: 100 });

/** A fresh form with the popup beside it. */
async function open(path = '/order'): Promise<void> {
  await page.bringToFront();
  await page.goto(server.origin + path);
  await firefox.openPopup();
  await popup.statusOnce(/ready$/);
}

/** What the rows say beside their labels, and whether they are planned, filled or left. */
const rows = () =>
  firefox.inPopup((shown) =>
    [...shown.document.querySelectorAll<HTMLElement>('.row')]
      .map((row) => `${row.dataset['look']}: ${row.querySelector('.row-content')!.textContent}`)
      .join('\n'),
  );

it('a month, which Firefox shows as a line of text, is written as sites read it', async () => {
  await open('/card');
  await popup.pressButton('Fill page');
  expect(await popup.statusOnce(/^Filled/)).toBe('Filled 2 of 2');
  expect(await held('expiry')).toMatch(/^20\d\d-\d\d$/);
});

it('what is wrong on purpose is named before and after the fill; each fill is taken back in turn, also when opened again', async () => {
  await open('/card');
  await popup.pressButton('Fill page');
  await popup.statusOnce(/^Filled/);
  const valid = await held('expiry');
  await popup.choose('Invalid');
  await popup.shows('on the page yet');
  const planned = await rows();
  expect(planned).toContain('planned: ');
  await popup.pressButton('Fill page');
  await vi.waitFor(async () => expect(await rows()).toBe(planned.replaceAll('planned: ', 'filled: ')), {
    timeout: 30_000,
  });
  await popup.choose('Realistic');
  await firefox.openPopup();
  await popup.pressButton('Undo');
  await popup.statusOnce(/^Undone/);
  await holds('expiry', valid);
  await popup.pressButton('Undo');
  await holds('expiry', '');
});

it('a page that can’t be filled is said, with nothing on it to press', async () => {
  await open();
  await page.goto(`${server.origin.replace('localhost', '127.0.0.1')}/`);
  await popup.statusOnce(/^There is no access to this page/);
  await firefox.inBrowserWindow(`gBrowser.selectedTab = gBrowser.addTrustedTab('about:config')`);
  await firefox.openPopup();
  await popup.statusOnce(/^This is one of the browser’s own pages: it can’t be filled/);
  expect(await rows()).toBe('');
});

it('a value that was set in a row becomes a rule for everywhere', async () => {
  await open();
  await popup.pressButton('E-mail');
  await popup.type('.details input:not([role])', 'qa+{{counter}}@ourco.example');
  await popup.pressButton('Set');
  await popup.pressButton('Always…');
  await popup.pressButton('Every “E-mail” everywhere');
  await popup.shows('Rule: E-mail');
  await popup.pressButton('Fill page');
  await holds('email', 'qa+1@ourco.example');
});

it('a person is saved from the card, and fills in again after somebody else', async () => {
  await open();
  await popup.pressButton('Saved people');
  await popup.type('.person-menu form input', 'German VIP');
  await popup.pressButton('Save');
  await popup.shows('German VIP');
  await popup.pressButton('Fill page');
  await popup.statusOnce(/^Filled 2 of 2$/);
  const first = await held('first');

  await open();
  await popup.pressButton('New person');
  await popup.pressButton('Fill page');
  await popup.statusOnce(/^Filled 2 of 2$/);
  expect(await held('first')).not.toBe(first);

  await open();
  await popup.pressButton('Saved people');
  await popup.click('.person-menu [role=combobox]');
  await popup.click('.person-menu [role=option]');
  await popup.shows('German VIP');
  await popup.pressButton('Fill page');
  await holds('first', first);
});

it('a form is saved as a scenario, and filled in again by somebody else', async () => {
  await open();
  await popup.pressButton('First name');
  await popup.type('.details input:not([role])', 'Typed by hand');
  await popup.pressButton('Set');
  await popup.pressButton('Fill page');
  await popup.statusOnce(/^Filled 2 of 2$/);
  const email = await held('email');
  await popup.pressButton('Scenarios');
  await popup.type('form input[maxlength="80"]', 'Order');
  await popup.pressButton('Save');
  await popup.shows('“Order”: 2 fields.');

  await open();
  await popup.pressButton('New person');
  await popup.pressButton('Fill page');
  await holds('first', 'Typed by hand');
  await holds('email', email);
});

it('Fake Filler’s settings, and a file of ours, come in after they were shown', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'understudy-'));
  const files = {
    'fake-filler.txt': Buffer.from(
      JSON.stringify({
        version: 1,
        fieldMatchSettings: { matchLabel: true, matchName: true },
        fields: [{ type: 'randomized-list', name: 'Promo', match: ['promo'], list: ['SPRING'] }],
      }),
    ).toString('base64'),
    'ours.json': JSON.stringify({
      understudy: 1,
      rules: {
        version: 1,
        rules: [
          { id: 'new', name: 'From a file', value: { is: 'fixed', text: 'x' } },
          { id: 'bad', name: 'Wrong', value: { is: 'pattern', pattern: 'a(' } },
        ],
      },
    }),
  };
  const options = await firefox.openOwn('options.html#transfer');
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    await writeFile(path, content);
    await ((await options.waitForSelector('input[type=file]')) as ElementHandle<HTMLInputElement>).uploadFile(path);
    await options.waitForSelector('summary ::-p-text(Rules: 1 new, 0 changed, 0 removed)');
    if (name === 'ours.json') await options.waitForSelector('::-p-text(The regular expression is not valid at “(”.)');
    await options.locator('::-p-xpath(//main//button[.="Import"])').click();
    await options.waitForSelector('[role=status] ::-p-text(Imported.)');
  }
  await options.locator('::-p-xpath(//nav//a[.="Values"])').click();
  await options.waitForSelector('.rule-open ::-p-text(From a file)');
  await options.waitForSelector('.rule-open ::-p-text(Promo)');
  await options.waitForSelector('.rule-open ::-p-text(qa+{{counter}}@ourco.example)');
});

it('everything is saved as a file, and a set of people as another', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'understudy-'));
  await firefox.inBrowserWindow(`(() => {
    Services.prefs.setIntPref('browser.download.folderList', 2);
    Services.prefs.setStringPref('browser.download.dir', ${JSON.stringify(folder)});
  })()`);
  // Firefox puts an empty file there before it writes: a value that can't be read yet is asked for again.
  const saved = <T>(name: string, read: (text: string) => T) =>
    vi.waitFor(async () => read(await readFile(join(folder, name), 'utf8')), { timeout: 30_000 });

  const options = await firefox.openOwn('options.html#transfer');
  await options.locator('::-p-xpath(//main//button[.="Save file"])').click();
  expect(await saved('understudy.json', JSON.parse)).toMatchObject({
    understudy: 1,
    rules: { rules: expect.arrayContaining([expect.objectContaining({ name: 'From a file' })]) },
  });

  await options.locator('::-p-xpath(//nav//a[.="Sets of people"])').click();
  await options.locator('input[role=combobox], input[list]').fill('10');
  await options.locator('::-p-xpath(//main//button[.="Save file"])').click();
  await options.waitForSelector('[role=status] ::-p-text(10 people saved.)');
  await saved('persons-10.csv', (text) => expect(text.trim().split('\r\n')).toHaveLength(11));
});
