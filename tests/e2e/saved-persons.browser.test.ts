import type { Page } from 'puppeteer-core';
import { beforeAll, expect, it } from 'vitest';
import { axeFindings } from '../browser/axe-findings';
import { byRole } from '../browser/by-role';
import { extensionOnSite } from '../browser/extension-on-site';
import { openByClick } from '../browser/open-by-click';

const form = `<!doctype html><html lang="en-US"><body><form>
  <label>First name <input name="first"></label>
  <label>E-mail <input name="email" type="email"></label>
</form></body></html>`;

const site = extensionOnSite(() => form);
let page: Page;
let popup: Page;

beforeAll(async () => {
  page = await site.openPage();
  popup = await site.extension.openPopup(page);
});

const click = (name: string) => popup.locator(byRole('button', name)).click();
const waitForRow = (label: string, value: string) =>
  popup.waitForSelector(`::-p-xpath(//li[.//bdi[.="${label}"]][.//bdi[.="${value}"]])`);

it('a value that is pinned shows at card and row, and is what a fill writes', async () => {
  await popup.waitForSelector('.row');
  await popup.locator('.persona-open').click();
  await popup.locator('::-p-xpath(//li[span[.="First name"]]//button[contains(., "Change")])').click();
  await popup.keyboard.type('Zelda');
  await popup.keyboard.press('Enter');
  await popup.waitForSelector('.person-value[data-pinned]');
  await click('Back');

  await waitForRow('First name', 'Zelda');
  expect(await popup.$eval('.persona-open', (name) => name.textContent)).toMatch(/^Zelda /);
  await click('Fill page');
  await popup.waitForFunction(() => document.querySelector('[role=status]')?.textContent === 'Filled 2 of 2');
  expect(await page.$eval('[name=first]', (input) => (input as HTMLInputElement).value)).toBe('Zelda');
});

it('the person is saved under a name, and comes back by it after somebody else', async () => {
  await click('Saved people');
  await popup.locator(byRole('textbox', 'Save this person as')).fill('German VIP');
  await popup.keyboard.press('Enter');
  await popup.waitForSelector('::-p-xpath(//*[@class="persona-saved"][.="German VIP"])');

  await click('New person');
  await popup.waitForFunction(() => !document.querySelector('.persona-open')!.textContent!.startsWith('Zelda'));
  await popup.locator('.person-menu [role=combobox]').click();
  await popup.locator('[role=option]').click();

  await waitForRow('First name', 'Zelda');
});

it('saved persons are renamed, duplicated and deleted in the settings', async () => {
  const options = await openByClick(popup, byRole('button', 'Manage saved people'), '/options.html');
  const names = () => options.$$eval('.rule-open > bdi', (found) => found.map((one) => one.textContent));
  const waitForNames = (...wanted: string[]) =>
    options.waitForFunction(
      (expected) =>
        [...document.querySelectorAll('.rule-open > bdi')].map((one) => one.textContent).join() === expected,
      {},
      wanted.join(),
    );
  await options.waitForSelector('.rule-open');
  expect(await names()).toEqual(['German VIP']);
  await options.locator('.rule-open').click();
  await options.locator(byRole('textbox', 'Name')).fill('Berlin VIP');
  await options.keyboard.press('Enter');
  await waitForNames('Berlin VIP');
  expect(await axeFindings(options)).toEqual([]);

  await options.locator(byRole('button', 'Duplicate')).click();
  await waitForNames('Berlin VIP', 'Berlin VIP (copy)');
  await options.locator(byRole('button', 'Delete')).click();
  await waitForNames('Berlin VIP');
});
