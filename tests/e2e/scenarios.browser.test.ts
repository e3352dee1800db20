import type { Page } from 'puppeteer-core';
import type { browser } from 'wxt/browser';
import { beforeAll, expect, it } from 'vitest';
import { byRole } from '../browser/by-role';
import { extensionOnSite } from '../browser/extension-on-site';
import { openByClick } from '../browser/open-by-click';
import { chooseInMenu } from './choose-in-menu';
import { untilInMenu } from './until-in-menu';

const form = `<!doctype html><html lang="en-US"><body><form>
  <label>First name <input name="first"></label>
  <label>Size <select name="size"><option value="">-</option><option>Small</option><option>Large</option></select></label>
  <label><input type="checkbox" name="gift"> Gift wrap</label>
</form></body></html>`;

const site = extensionOnSite(() => form);
let page: Page;
let popup: Page;

beforeAll(async () => {
  page = await site.openPage('/order');
  popup = await site.extension.openPopup(page);
});

const click = (name: string) => popup.locator(byRole('button', name)).click();
const holds = () =>
  page.$eval('form', (element) => {
    const { first, size, gift } = (element as HTMLFormElement).elements as unknown as Record<string, HTMLInputElement>;
    return [first!.value, size!.value, gift!.checked];
  });
const waitForRow = (label: string, value: string) =>
  popup.waitForSelector(`::-p-xpath(//li[.//bdi[.="${label}"]][.//bdi[.="${value}"]])`);

it('a form is saved as it stands, and filled in again by somebody else', async () => {
  await popup.waitForSelector('.row');
  await page.type('[name=first]', 'Typed by hand');
  await page.select('[name=size]', 'Large');
  await click('Scenarios');
  await popup.locator(byRole('textbox', 'Save this form as a scenario')).fill('Order');
  await popup.locator(byRole('radio', 'What the page holds now')).click();
  await popup.locator(byRole('button', 'Save')).click();
  await popup.waitForSelector('::-p-text(“Order”: 3 fields.)');
  await page.reload();
  await waitForRow('First name', 'Typed by hand');

  await click('New person');
  await click('Fill page');
  await popup.waitForFunction(() => document.querySelector('[role=status]')?.textContent?.startsWith('Filled 3 of 3'));
  expect(await holds()).toEqual(['Typed by hand', 'Large', false]);
});

it('its values are edited as a table', async () => {
  await click('Scenarios');
  const options = await openByClick(popup, byRole('button', 'Manage scenarios'), '/options.html');
  await options.locator('.rule-open').click();
  await options.locator(byRole('textbox', 'First name')).fill('Edited in the table');
  await options.keyboard.press('Enter');
  await options.locator(byRole('button', 'Take out “Size”')).click();
  await options.waitForFunction(() => document.querySelectorAll('.scenario-values tbody tr').length === 2);
  await options.close();

  await page.bringToFront();
  await page.reload();
  popup = await site.extension.openPopup(page);
  await waitForRow('First name', 'Edited in the table');
  await popup.waitForSelector('::-p-text(“Order”: 2 fields. 1 other gets a made-up value.)');
});

it('it is filled in from the context menu, and the page tells what no longer fits', async () => {
  const worker = await site.extension.worker();
  const id = await worker.evaluate(async () => {
    const { chrome } = globalThis as unknown as { chrome: typeof browser };
    const { scenarios } = await chrome.storage.local.get<{ scenarios: { scenarios: { id: string }[] } }>('scenarios');
    return scenarios.scenarios[0]!.id;
  });
  await page.bringToFront();
  await untilInMenu(site.extension, `scenario:${id}`);
  await chooseInMenu(site.extension, page, `scenario:${id}`);

  await page.waitForFunction(() => document.querySelector('input')!.value === 'Edited in the table');
  const readOut = async () => JSON.stringify(await page.accessibility.snapshot({ interestingOnly: false }));
  await expect.poll(readOut).toContain('“Order”: Filled 3 of 3; 1 other got a made-up value');
});
