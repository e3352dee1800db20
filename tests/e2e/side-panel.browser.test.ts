import type { Page } from 'puppeteer-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from '../browser/axe-findings';
import { byRole } from '../browser/by-role';
import { emulateMedia } from '../browser/emulate-media';
import { fillThroughPopup } from '../browser/extension';
import { extensionOnSite } from '../browser/extension-on-site';
import { openByClick } from '../browser/open-by-click';

const step = (question: string) => `<!doctype html><html lang="en-US"><title>${question}</title><body>
  <form><label>${question} <input name="answer"></label></form></body></html>`;
const questions: Readonly<Record<string, string>> = { '/1': 'First name', '/2': 'City' };

const site = extensionOnSite((path) => (questions[path] ? step(questions[path]) : null));
let page: Page;
let panel: Page;

beforeAll(async () => {
  page = await site.openPage('/1');
  const popup = await site.extension.openPopup(page);
  const closed = new Promise((resolve) => popup.once('close', resolve));
  panel = await openByClick(popup, byRole('button', 'Keep open beside the page'), '/sidepanel.html');
  await closed;
});

/** Waits until the panel shows a text. */
async function shows(text: string): Promise<void> {
  await panel.waitForFunction((wanted) => document.body.innerText.includes(wanted), {}, text);
}

const answer = (of: Page) => of.$eval('[name=answer]', (input) => (input as HTMLInputElement).value);

describe('the panel beside the page', () => {
  it('shows what the popup showed, fills, and goes on with the next page of the form', async () => {
    await shows('First name');
    expect(await fillThroughPopup(panel)).toBe('Filled 1 of 1');
    expect(await answer(page)).not.toBe('');

    await page.goto(`${site.origin}/2`);

    await shows('City');
    expect(await fillThroughPopup(panel)).toBe('Filled 1 of 1');
    expect(await answer(page)).not.toBe('');
  });

  it.each<{ look: string; width: number; features: Record<string, string> }>([
    { look: 'dark, at 200 %', width: 180, features: { 'prefers-color-scheme': 'dark' } },
    { look: 'in forced colors', width: 360, features: { 'forced-colors': 'active' } },
    {
      look: 'in dark forced colors',
      width: 360,
      features: { 'forced-colors': 'active', 'prefers-color-scheme': 'dark' },
    },
  ])('is accessible and fits $look', async ({ width, features }) => {
    await panel.setViewport({ width, height: 800 });
    await emulateMedia(panel, features);

    expect(await axeFindings(panel)).toEqual([]);
    expect(await panel.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const seed = await panel.$eval('.seed', (button) => {
      const { right, bottom } = button.getBoundingClientRect();
      const facts = button.parentElement!.getBoundingClientRect();
      return right <= facts.right && bottom <= facts.bottom + 1;
    });
    expect(seed).toBe(true);
  });

  it('searches by keyboard: Tab tells, Shift+Enter copies, Enter inserts at the page’s caret; and it stays', async () => {
    await page.$eval('[name=answer]', (input) => {
      (input as HTMLInputElement).value = '';
      (input as HTMLInputElement).focus();
    });
    await panel.locator(byRole('button', 'Insert')).click();
    await panel.waitForSelector('[role=option]');
    await panel.keyboard.type('scunthorpe');
    await panel.keyboard.press('Tab');
    await shows('Innocent words');
    await panel.keyboard.press('Enter');
    await shows('Inserted “');
    expect(await answer(page)).toBe('Scunthorpe, Essex');
    await panel.keyboard.down('Shift');
    await panel.keyboard.press('Enter');
    await panel.keyboard.up('Shift');
    await shows('Copied.');

    await panel.keyboard.press('Escape');
    await panel.locator(byRole('button', 'Insert')).click();
    await shows('Recent');
    await panel.locator(byRole('button', 'Back')).click();
    await shows('Fill page');
  });

  it('goes with the tab in front, says where there is no access, and is let in by a click on the toolbar button', async () => {
    const other = await site.openPage('/1');
    await shows('There is no access to this page');
    await panel.waitForSelector(byRole('button', 'Allow all sites'));
    expect(await axeFindings(panel)).toEqual([]);

    await page.bringToFront();
    await shows('City');

    await other.bringToFront();
    await shows('There is no access to this page');
    await site.extension.fillPage(other);
    await shows('Filled 1 of 1');
  });
});
