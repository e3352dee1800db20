import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeFindings } from '../browser/axe-findings';
import { byRole } from '../browser/by-role';
import { emulateMedia } from '../browser/emulate-media';
import { fillThroughPopup, launchExtension, type ExtensionBrowser } from '../browser/extension';
import { openByClick } from '../browser/open-by-click';

let extension: ExtensionBrowser;
let practice: Page;

beforeAll(async () => void (extension = await launchExtension()));
afterAll(() => extension?.close());

it('is offered where a page can’t be filled, and not opened by itself', async () => {
  const page = await extension.browser.newPage();
  const popup = await extension.openPopup(page);
  const urls = (await extension.browser.pages()).map((one) => one.url());
  expect(urls.filter((url) => url.endsWith('/practice.html'))).toEqual([]);
  practice = await openByClick(popup, byRole('button', 'Try it on the practice form'), '/practice.html');
});

it('shows four things to do, one of them the shortcuts as they are bound', async () => {
  await practice.waitForSelector('kbd');
  const things = await practice.$$eval('li h2', (titles) => titles.map(({ textContent }) => textContent));
  expect(things).toEqual(['Fill the page', 'Insert a value', 'Make it yours', 'Use the keyboard']);
});

it.each<{ look: string; features: Record<string, string> }>([
  { look: 'light', features: { 'prefers-color-scheme': 'light' } },
  { look: 'dark', features: { 'prefers-color-scheme': 'dark' } },
  { look: 'forced', features: { 'forced-colors': 'active' } },
  { look: 'dark forced', features: { 'forced-colors': 'active', 'prefers-color-scheme': 'dark' } },
])('passes axe in $look colors, and fits a narrow window', async ({ features }) => {
  await emulateMedia(practice, features);
  await practice.setViewport({ width: 320, height: 700 });
  expect(await axeFindings(practice)).toEqual([]);
  expect(await practice.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await practice.setViewport({ width: 1100, height: 800 });
});

it('is filled through the popup as any page is, and keeps a rule made there', async () => {
  const popup = await extension.openPopup(practice);
  expect(await fillThroughPopup(popup)).toBe('Filled 11 of 11');
  await popup.locator('.row-head ::-p-text(Company)').click();
  await popup.locator(byRole('textbox', 'Value')).fill('Harbour Books');
  await popup.keyboard.press('Enter');
  await popup.locator(byRole('button', 'Always…')).click();
  await popup.locator(byRole('button', 'Every “Company” everywhere')).click();
  await popup.waitForSelector('::-p-text(Rule: Company.)');
  await popup.locator(byRole('button', 'Apply')).click();
  await practice.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[name=organization]')!.value === 'Harbour Books',
  );
});
