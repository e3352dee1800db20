import type { Page } from 'puppeteer-core';
import { beforeAll, expect, it } from 'vitest';
import { fillThroughPopup } from '../browser/extension';
import { extensionOnSite } from '../browser/extension-on-site';
import { openByClick } from '../browser/open-by-click';

const form = `<!doctype html><html lang="en-US"><body><form>
  <label>First name <input name="first"></label>
  <label>E-mail <input name="email" type="email"></label>
  <label>Repeat e-mail <input name="again" type="email"></label>
</form></body></html>`;

const site = extensionOnSite(() => form);
let page: Page;

beforeAll(async () => {
  page = await site.extension.browser.newPage();
});

const held = (name: string) => page.$eval(`[name=${name}]`, (field) => (field as HTMLInputElement).value);
const button = (name: string) => `::-p-aria([name="${name}"][role="button"])`;

/** The popup's row of a field, opened. */
async function openRow(popup: Page, label: string): Promise<void> {
  await popup.locator(`::-p-xpath(//button[contains(@class,"row-head")][.//bdi[.="${label}"]])`).click();
  await popup.waitForSelector(button('Always…'));
}

/** Types a value into the opened row and waits until it is the row's. */
async function setValue(popup: Page, value: string): Promise<void> {
  await popup.locator('::-p-aria([name="Value"][role="textbox"])').fill(value);
  await popup.keyboard.press('Enter');
  await popup.waitForSelector(button('Reset'));
}

it('“e-mail is always qa+…”: typed at a row, kept in two clicks, counted on from person to person', async () => {
  await page.goto(`${site.origin}/one`);
  let popup = await site.extension.openPopup(page);
  await openRow(popup, 'E-mail');
  await setValue(popup, 'qa+{{counter}}@ourco.example');
  await popup.locator(button('Always…')).click();
  await popup.locator(button('Every “E-mail” everywhere')).click();
  await popup.waitForSelector('::-p-text(Rule: E-mail.)');
  expect(await fillThroughPopup(popup)).toMatch(/^Filled 3 of 3/);
  await popup.close();

  expect(await held('email')).toBe('qa+1@ourco.example');
  expect(await held('again')).toBe('qa+1@ourco.example');

  await page.goto(`${site.origin}/two`);
  popup = await site.extension.openPopup(page);
  await popup.locator(button('New person')).click();
  await popup.waitForSelector('::-p-text(qa+2@ourco.example)');
  await fillThroughPopup(popup);

  expect(await held('email')).toBe('qa+2@ourco.example');

  await openRow(popup, 'E-mail');
  const options = await openByClick(popup, button('Edit rule'), '/options.html');
  await options.waitForSelector('aside[aria-label="E-mail"]');
  await options.close();
  if (!popup.isClosed()) await popup.close();
});

it('a template with a mistake is said, and becomes no rule', async () => {
  await page.goto(`${site.origin}/three`);
  const popup = await site.extension.openPopup(page);
  await openRow(popup, 'First name');
  await setValue(popup, '{{nobody}}');
  await popup.locator(button('Always…')).click();
  await popup.locator(button('This field on this site')).click();

  await popup.waitForSelector('::-p-text(There is no part called “nobody”.)');
  await popup.close();
});
