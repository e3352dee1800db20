import type { Page } from 'puppeteer-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { extensionOnSite } from '../browser/extension-on-site';

const markup = `<!doctype html><html lang="en-US"><title>form</title><body>
  <label>Name <input name="name" value="ab"></label><label>Age <input name="age" type="number"></label>
  <iframe src="/inner"></iframe></body></html>`;
const inner = `<!doctype html><html lang="en"><body><label>City <input name="city"></label></body></html>`;

const site = extensionOnSite((path) => (path === '/' ? markup : path === '/inner' ? inner : null));
let page: Page;

beforeEach(async () => {
  page = await site.openPage();
});

/** The palette, opened as a person does, with a query typed. */
async function searchFor(query: string): Promise<Page> {
  const popup = await site.extension.openPopup(page);
  await popup.locator('::-p-aria([role="button"][name="Insert"])').click();
  await popup.waitForSelector('[role="option"]');
  await popup.keyboard.type(query);
  return popup;
}

const value = (name: string) => page.$eval(`[name=${name}]`, (element) => (element as HTMLInputElement).value);

describe('the palette', () => {
  it('finds an edge case by a few letters and inserts it at the caret of the page', async () => {
    await page.$eval('[name=name]', (name) => {
      (name as HTMLInputElement).focus();
      (name as HTMLInputElement).setSelectionRange(1, 1);
    });
    const popup = await searchFor('bobby tables');
    await popup.waitForFunction(() => document.querySelector('[data-active]')?.textContent?.includes('Bobby'));
    await popup.keyboard.down('Enter');
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=name]')!.value.length > 2);
    expect(await value('name')).toBe("aRobert'); DROP TABLE Students;--b");
  });

  it('inserts the person’s own values, by arrow keys too', async () => {
    await page.focus('[name=name]');
    const popup = await searchFor('e-mail');
    await popup.keyboard.press('ArrowDown');
    await popup.keyboard.press('ArrowUp');
    await popup.waitForFunction(() => document.querySelector('[data-active]')?.textContent?.includes('@'));
    await popup.keyboard.down('Enter');
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=name]')!.value.includes('@'));
  });

  it('inserts into a frame that has the focus', async () => {
    const frame = page.frames().find((one) => one.url().endsWith('/inner'))!;
    await frame.focus('[name=city]');
    const popup = await searchFor('scunthorpe');
    await popup.keyboard.down('Enter');
    await frame.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=city]')!.value !== '');
    expect(await frame.$eval('[name=city]', (city) => (city as HTMLInputElement).value)).toBe('Scunthorpe, Essex');
  });

  it('says what it probes on Tab, where a field can’t hold it, and goes back on Escape', async () => {
    await page.focus('[name=age]');
    const popup = await searchFor('bobby tables');
    await popup.keyboard.press('Tab');
    await popup.waitForFunction(() => document.body.innerText.includes('Several statements in one query'));
    await popup.keyboard.down('Enter');
    await popup.waitForFunction(() => document.querySelector('[role=alert]')?.textContent?.includes('can’t hold'));
    expect(await value('age')).toBe('');
    await popup.focus('[role=combobox]');
    await popup.keyboard.press('Escape');
    await popup.waitForFunction(() => document.body.innerText.includes('Fill page'));
  });

  it('opens with what was inserted last on top', async () => {
    await page.focus('[name=name]');
    const popup = await searchFor('');
    await popup.waitForFunction(() => document.querySelector('.option-group')?.textContent === 'Recent');
    expect(await popup.$eval('[role=option]', (option) => option.textContent)).toContain('Innocent words');
  });
});
