import type { Page } from 'puppeteer-core';
import { beforeEach, expect, it } from 'vitest';
import { fillThroughPopup, newPersonThroughPopup } from '../browser/extension';
import { extensionOnSite } from '../browser/extension-on-site';
import { valuesIn } from './isolated';

const form = `<!doctype html><html lang="en-US"><body><form><label>First name <input name="first"></label>
  <label>Last name <input name="last"></label><label>City <input name="city"></label></form></body></html>`;

const site = extensionOnSite((path) => (path === '/' ? form : null));
let page: Page;
let popup: Page;

beforeEach(async () => {
  page = await site.openPage();
  popup = await site.extension.openPopup(page);
});

/** The button that says which fill it would take back. */
const undo = () =>
  popup.locator('::-p-xpath(//button[starts-with(normalize-space(.), "Undo fill of ") and contains(., ":")])').click();

/** Two persons may have the same name or city: a fill writes, and its undo takes back, only what differs. */
async function newPersonInEveryField(): Promise<void> {
  const differing = () => popup.$$eval('.row[data-look=planned]', ({ length }) => length);
  do await newPersonThroughPopup(popup);
  while ((await differing()) < 3);
}

async function statusOnce(pattern: RegExp): Promise<string> {
  const status = await popup.waitForFunction(
    (source) => {
      const text = document.querySelector('[role=status]')?.textContent ?? '';
      return new RegExp(source).test(text) && text;
    },
    {},
    pattern.source,
  );
  return (await status.jsonValue()) as string;
}

it('takes one fill back after the other, in a popup opened anew too; what was typed since stays, what is gone is said', async () => {
  await fillThroughPopup(popup);
  const first = await valuesIn(page);
  await newPersonInEveryField();
  await fillThroughPopup(popup);
  await popup.close();
  await page.$eval('[name=city]', (city) => (city as HTMLInputElement).select());
  await page.type('[name=city]', 'mine');
  await page.$eval('[name=last]', (last) => last.parentElement!.remove());
  popup = await site.extension.openPopup(page);

  const said = 'Undone: 1 of 3 put back; 1 is gone; 1 you changed since then was left alone.';
  await undo();
  expect(await statusOnce(/^Undone/)).toBe(said);
  expect(await valuesIn(page)).toEqual({ first: first['first'], city: 'mine' });
  await undo();
  await page.waitForFunction(() => document.querySelector('input')!.value === '');
  expect(await statusOnce(/^Undone/)).toBe(said);
  expect(await valuesIn(page)).toEqual({ first: '', city: 'mine' });
  await popup.waitForSelector('::-p-xpath(//button[normalize-space(.)="Undo" and @aria-disabled="true"])');
});

it('is offered once more where the page brings back what was taken', async () => {
  await page.$eval('[name=city]', (field) => {
    const city = field as HTMLInputElement;
    let kept = '';
    const keep = () => {
      kept ||= city.value;
      if (city.value === '') setTimeout(() => (city.value = kept), 400);
    };
    city.addEventListener('change', keep);
    document.addEventListener('let-go', () => city.removeEventListener('change', keep));
  });
  await fillThroughPopup(popup);
  await undo();
  expect(await statusOnce(/could not be/)).toBe('Undone: 2 of 3 put back; 1 could not be.');
  await page.evaluate(() => void document.dispatchEvent(new Event('let-go')));
  await undo();
  expect(await statusOnce(/1 of 1/)).toBe('Undone: 1 of 1 put back.');
  expect(Object.values(await valuesIn(page))).toEqual(['', '', '']);
});

it('says at once that a frozen page does not respond, keeps what it knows, and works once the page is back', async () => {
  await fillThroughPopup(popup);
  await page.evaluate(() => {
    setTimeout(() => {
      const end = performance.now() + 10_000;
      while (performance.now() < end);
    });
  });
  await undo();
  await popup.waitForSelector('[role=alert] ::-p-text(The page didn’t respond within 5 seconds.)');
  expect(await statusOnce(/./)).toBe('Filled 3 of 3');
  await page.waitForFunction(() => true);
  await undo();
  expect(await statusOnce(/^Undone/)).toBe('Undone: 3 of 3 put back.');
});

it('names each of two fills by its time, however soon one followed the other', async () => {
  const name = async () => {
    const shown = await popup.waitForSelector('::-p-xpath(//button[starts-with(normalize-space(.), "Undo fill of ")])');
    return shown!.evaluate((button) => button.textContent);
  };
  await fillThroughPopup(popup);
  const first = await name();
  await newPersonThroughPopup(popup);
  await fillThroughPopup(popup);
  expect(await name()).not.toBe(first);

  await undo();
  await statusOnce(/^Undone/);
  expect(await name()).toBe(first);
});
