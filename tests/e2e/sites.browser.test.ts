import type { Page } from 'puppeteer-core';
import type { browser } from 'wxt/browser';
import { beforeAll, expect, it } from 'vitest';
import { byRole } from '../browser/by-role';
import { extensionOnSite } from '../browser/extension-on-site';

const fields = '<label>First name <input name="first"></label><label>E-mail <input name="email" type="email"></label>';
const document_ = (body: string) => `<!doctype html><html lang="en-US"><body>${body}</body></html>`;
const pages: Readonly<Record<string, string>> = {
  '/': document_(fields),
  // Drawn once its data has been fetched, as single-page applications do.
  '/late': document_(`<main></main><script>
    fetch('/data').then(() => (document.querySelector('main').innerHTML = ${JSON.stringify(fields)}));
  </script>`),
  '/data': '',
};

const site = extensionOnSite((path) => pages[path] ?? null, { granted: ['*://localhost/*'] });
let page: Page;
let options: Page;

beforeAll(async () => {
  page = await site.openPage();
});

const filled = () =>
  page.waitForFunction(() => {
    const inputs = [...document.querySelectorAll('input')];
    return inputs.length === 2 && inputs.every(({ value }) => value !== '');
  });
const emptied = () => page.waitForFunction(() => [...document.querySelectorAll('input')].every(({ value }) => !value));

/** The page as a screen reader has it, our notice in its closed shadow root too. */
const readOut = async () => JSON.stringify(await page.accessibility.snapshot({ interestingOnly: false }));

/** The settings of the page's site, in the popup. */
async function openSite(): Promise<Page> {
  const popup = await site.extension.openPopup(page);
  await popup.locator(byRole('button', 'Settings')).click();
  await popup.waitForSelector(byRole('combobox', 'Fill in when a page opens'));
  return popup;
}

/** Chooses by the option's words. */
async function choose(from: Page, label: string, option: string): Promise<void> {
  const select = (await from.waitForSelector(byRole('combobox', label)))!;
  const value = await select.evaluate(
    (element, words) => [...(element as HTMLSelectElement).options].find(({ text }) => text === words)!.value,
    option,
  );
  await select.select(value);
}

/** Which pages the browser puts our script into. */
async function watchedPages(): Promise<readonly string[]> {
  const worker = await site.extension.worker();
  return worker.evaluate(async () => {
    const { chrome } = globalThis as unknown as { chrome: typeof browser };
    return (await chrome.scripting.getRegisteredContentScripts()).flatMap(({ matches }) => matches ?? []);
  });
}

it('wakes nothing anywhere before it is asked to', async () => {
  await expect.poll(watchedPages).toEqual([]);
});

it('a site chosen in the popup is filled as its pages open, says so, and can be taken back', async () => {
  const popup = await openSite();
  await choose(popup, 'Fill in when a page opens', 'With made-up values');
  await expect.poll(watchedPages).toEqual(['*://localhost/*']);
  await popup.close();

  await page.reload();
  await filled();
  await expect.poll(readOut).toContain('Filled 2 of 2 when the page opened, as set for this site');
  await page.locator(byRole('button', 'Undo')).click();

  await emptied();
});

it('a form that the page draws late is filled once it is there', async () => {
  await page.goto(`${site.origin}/late`);

  await filled();
});

it('a site that is left alone is neither read nor filled, by nobody', async () => {
  await page.goto(`${site.origin}/`);
  await filled();
  const popup = await openSite();
  await popup.locator(byRole('checkbox', 'Leave this site alone')).click();
  await expect.poll(watchedPages).toEqual([]);
  await popup.locator(byRole('button', 'Back')).click();

  await popup.waitForSelector('[role=status] ::-p-text(Understudy is off on this site.)');
  await popup.close();
});

it('the settings list the site with all that is remembered of it, and forget it', async () => {
  options = await site.extension.openOptions('sites');
  const { host } = new URL(site.origin);
  await options.waitForSelector(`.rule-open ::-p-text(Off · Fills in when a page opens)`);
  await options.locator(`.rule-open ::-p-text(${host})`).click();
  await options.locator(byRole('checkbox', 'Leave this site alone')).click();
  await expect.poll(watchedPages).toEqual(['*://localhost/*']);

  await choose(options, 'Values', 'Boundary');
  await choose(options, 'Fill', 'Empty fields only');
  await options.waitForSelector('.rule-open ::-p-text(Fills in when a page opens · Boundary · Empty fields only)');
});
