import type { Page } from 'puppeteer-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { byRole } from '../browser/by-role';
import { fillThroughPopup } from '../browser/extension';
import { extensionOnSite } from '../browser/extension-on-site';
import { valuesIn } from './isolated';
import { turnSetting } from './turn-setting';

const profile = `<!doctype html><html lang="en-US"><body><form>
  <label>Name <input name="name" value="Jane Roe"></label>
  <label>Bio <textarea name="bio">Hello there</textarea></label>
  <label>Birthday <input name="born" type="date" value="1980-05-05"></label>
  <label>City <input name="city"></label>
  <label>Guests <input name="guests" type="number" min="0" max="9" value="0"></label>
  <label>Size <select name="size"><option value="">Choose…</option><option>Small</option><option>Large</option></select></label>
  <label>Company <input name="company" value="Your company" placeholder="Your company"></label>
  <label><input name="news" type="checkbox"> Send me your newsletter and offers</label>
</form></body></html>`;

/** What the page itself has filled in. */
const preset = { name: 'Jane Roe', bio: 'Hello there', born: '1980-05-05' };
/** What stands in fields that nobody has filled in yet. */
const unset = { guests: '0', size: '', company: 'Your company' };

const site = extensionOnSite((path) => (path === '/' ? profile : null));
let page: Page;
let popup: Page;

beforeEach(async () => {
  page = await site.openPage();
  await page.type('[name=city]', 'mine');
  popup = await site.extension.openPopup(page);
});
afterEach(async () => {
  await page?.close();
});

/** Fields that hold something else after a fill. */
async function changed(): Promise<string[]> {
  const before: Record<string, string> = await valuesIn(page);
  expect(await fillThroughPopup(popup)).toMatch(/^Filled (\d+) of \1$/);
  const after: Record<string, string> = await valuesIn(page);
  return Object.keys(after).filter((name) => after[name] !== before[name]);
}

async function choose(setting: string): Promise<void> {
  await popup.locator(byRole('button', 'Settings')).click();
  await popup.locator(byRole('radio', setting)).click();
  await popup.locator(byRole('button', 'Back')).click();
}

const isNewsTicked = () => page.$eval('[name=news]', (box) => (box as HTMLInputElement).checked);

it('is all but what was typed, unless a setting says otherwise; a newsletter is nobody’s wish', async () => {
  await popup.waitForSelector('.row ::-p-text(Holds a value you typed.)');
  await popup.waitForSelector('.row ::-p-text(Optional consent: up to you.)');

  expect((await changed()).sort()).toEqual([...Object.keys(preset), ...Object.keys(unset)].sort());
  expect(await isNewsTicked()).toBe(false);
});

it('is not what is typed beside an open popup, just before the fill', async () => {
  await popup.waitForSelector('.row ::-p-text(Holds a value you typed.)');
  await page.type('[name=name]', 'Zoe');

  expect(await changed()).not.toContain('name');
  await popup.waitForSelector('.row[data-look=skipped] ::-p-text(Zoe)');
});

it('is a field that has the focus, too: nobody has typed there', async () => {
  await popup.close();
  await page.focus('[name=bio]');
  popup = await site.extension.openPopup(page);

  expect(await changed()).toContain('bio');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('bio');
});

it('is what is empty where the person wants that: what the page holds stays, what only looks filled does not', async () => {
  await choose('Empty fields only');
  await popup.waitForSelector('.row ::-p-text(The page has filled it in already.)');

  expect((await changed()).sort()).toEqual(Object.keys(unset).sort());
});

it('is everything where the person wants that', async () => {
  await choose('Everything');

  expect(await changed()).toContain('city');
});

it('is the newsletter too once the settings say so', async () => {
  const options = await site.extension.openOptions('general');
  await turnSetting(options, 'Agree to marketing');
  await options.close();
  popup = await site.extension.openPopup(page);
  await changed();

  expect(await isNewsTicked()).toBe(true);
});
