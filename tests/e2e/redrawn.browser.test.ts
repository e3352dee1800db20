import { beforeEach, expect, it } from 'vitest';
import type { Page } from 'puppeteer-core';
import { fillThroughPopup } from '../browser/extension';
import { extensionOnSite } from '../browser/extension-on-site';
import { valuesIn } from './isolated';

/** All of it is drawn anew, a moment after each change, from what the application has kept: it keeps no nickname. */
const form = `<!doctype html><html lang="en-GB"><body><main></main><script>
  const kept = { street: '', nickname: '', company: '', town: '' };
  const draw = () => {
    const label = (name) => '<label>' + name[0].toUpperCase() + name.slice(1) + ' <input name="' + name + '"></label>';
    document.querySelector('main').innerHTML = Object.keys(kept).map(label).join('');
    for (const input of document.querySelectorAll('input')) {
      input.value = kept[input.name];
      input.onchange = () => {
        if (input.name !== 'nickname') kept[input.name] = input.value;
        setTimeout(draw, 50);
      };
    }
  };
  draw();
</script></body></html>`;

const site = extensionOnSite((path) => (path === '/' ? form : null));
let page: Page;
let popup: Page;

beforeEach(async () => {
  page = await site.openPage();
  popup = await site.extension.openPopup(page);
  await popup.waitForSelector('.row-head');
});

const looks = () => popup.$$eval('.row', (rows) => rows.map((row) => (row as HTMLElement).dataset['look']));
const rowIds = () => popup.$$eval('.row', (rows) => rows.map((row) => (row as HTMLElement).dataset['row']));
const status = () => popup.$eval('[role=status]', ({ textContent }) => textContent);

it('of fields that are drawn anew at each change, those that are kept are told filled, those that are not refused', async () => {
  expect(await fillThroughPopup(popup)).toBe('Filled 3 of 4');
  await expect.poll(looks).toEqual(['filled', 'refused', 'filled', 'filled']);
  const { street, nickname, company } = await valuesIn(page);
  expect([street, nickname, company]).toEqual([expect.stringMatching(/./), '', expect.stringMatching(/./)]);
  expect(await status()).toBe('Filled 3 of 4');
});

it('what the person empties by hand is counted no longer', async () => {
  await fillThroughPopup(popup);
  await page.$eval('[name=street]', (street) => (street as HTMLInputElement).select());
  await page.keyboard.press('Delete');
  await expect.poll(status).toBe('Filled 2 of 4');
  await expect.poll(looks).toEqual(['planned', 'refused', 'filled', 'filled']);

  const before = await rowIds();
  await page.keyboard.press('Tab');
  await expect.poll(rowIds, { timeout: 10_000 }).not.toEqual(before);
  expect(await status()).toBe('Filled 2 of 4');
  await page.$eval('[name=company]', (company) => (company as HTMLInputElement).select());
  await page.keyboard.press('Delete');
  await expect.poll(looks, { timeout: 10_000 }).toEqual(['planned', 'refused', 'planned', 'filled']);
  await expect.poll(status).toBe('Filled 1 of 4');
});
