import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { fillThroughPopup } from '../browser/extension';
import { extensionOnSite } from '../browser/extension-on-site';

const statements = ['The staff was friendly', 'I agree with the new opening hours', 'The rooms were clean'];
const steps = ['Disagree', 'Neutral', 'Agree', 'Don’t know'];
const tableOf = (statements: readonly string[], steps: readonly string[]) => {
  const cells = (at: number) =>
    steps.map((step) => `<td><input type="radio" name="q${at}" value="${step}" aria-label="${step}">`).join('');
  return `<table><tr><th></th>${steps.map((step) => `<th>${step}</th>`).join('')}</tr>
    ${statements.map((statement, at) => `<tr><th scope="row">${statement}</th>${cells(at)}</tr>`).join('')}</table>`;
};
const inJapanese = {
  statements: ['スタッフは親切でした', '部屋は清潔でした', '予約は簡単でした'],
  steps: ['そう思わない', 'どちらともいえない', 'そう思う', 'わからない'],
};
const pages: Readonly<Record<string, string>> = {
  '/table': `<!doctype html><html lang="en"><body><form>${tableOf(statements, steps)}</form></body></html>`,
  '/table-ja': `<!doctype html><html lang="ja"><body><form>${tableOf(inJapanese.statements, inJapanese.steps)}</form></body></html>`,
  '/dialog': `<!doctype html><html lang="en"><body>
    <form><label>City <input name="city"></label></form>
    <dialog><form><label>First name <input name="first"></label></form></dialog>
    <script>document.querySelector('dialog').showModal()</script></body></html>`,
};

const site = extensionOnSite((path) => pages[path] ?? null);

async function open(path: string): Promise<{ readonly page: Page; readonly popup: Page }> {
  const page = await site.extension.browser.newPage();
  await page.goto(site.origin + path);
  const popup = await site.extension.openPopup(page);
  await popup.waitForSelector('.row-head');
  return { page, popup };
}

const labels = (popup: Page) => popup.$$eval('.row-label', (rows) => rows.map((row) => row.textContent ?? ''));

describe('a table of statements', () => {
  it('has a row for each, named by it, and gets an answer each that is one', async () => {
    const { page, popup } = await open('/table');
    expect(await labels(popup)).toEqual(statements);
    expect(await fillThroughPopup(popup)).toMatch(/^Filled 3 of 3/);
    const chosen = await page.$$eval(':checked', (boxes) => boxes.map((box) => (box as HTMLInputElement).value));
    expect(chosen).toHaveLength(statements.length);
    for (const answer of chosen) expect(['Disagree', 'Neutral', 'Agree']).toContain(answer);
  });
});

describe('a table of statements in Japanese', () => {
  it('gets an answer each too that is one', async () => {
    const { page, popup } = await open('/table-ja');
    expect(await labels(popup)).toEqual(inJapanese.statements);
    expect(await fillThroughPopup(popup)).toMatch(/^Filled 3 of 3/);
    const chosen = await page.$$eval(':checked', (boxes) => boxes.map((box) => (box as HTMLInputElement).value));
    expect(chosen).toHaveLength(inJapanese.statements.length);
    expect(chosen).not.toContain('わからない');
  });
});

describe('a modal dialog', () => {
  it('is filled, and what lies behind it is not', async () => {
    const { page, popup } = await open('/dialog');
    await fillThroughPopup(popup);
    const held = await page.$$eval('input', (boxes) => boxes.map(({ name, value }) => [name, value !== '']));
    expect(Object.fromEntries(held)).toEqual({ city: false, first: true });
  });
});

describe('two clicks that follow each other fast', () => {
  it('count as two: Skip leaves the row as it was, the lock the person', async () => {
    const { popup } = await open('/dialog');
    const twice = (name: string) =>
      popup.$$eval(
        'button',
        (buttons, wanted) => {
          const button = buttons.find((each) => (each.getAttribute('aria-label') ?? each.textContent) === wanted)!;
          button.click();
          button.click();
        },
        name,
      );
    await popup.locator('::-p-xpath(//button[contains(@class,"row-head")][contains(., "First name")])').click();
    await popup.waitForSelector('::-p-xpath(//button[normalize-space(.)="Reroll"])');
    await twice('Skip');
    // Requests are carried out in turn: once a later one shows, those before it are done.
    await popup.locator('[aria-label="Keep this person"]').click();
    await popup.waitForSelector('[aria-label="Keep this person"][aria-pressed=true]');
    expect(await popup.$('::-p-xpath(//button[normalize-space(.)="Unskip"])')).toBeNull();
    await twice('Keep this person');
    await popup.locator('::-p-xpath(//button[normalize-space(.)="Reroll"])').click();
    await popup.waitForSelector('::-p-xpath(//button[normalize-space(.)="Reset"])');
    expect(await popup.$('[aria-label="Keep this person"][aria-pressed=true]')).not.toBeNull();
  });
});
