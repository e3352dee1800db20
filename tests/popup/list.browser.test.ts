import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { byRole, lastAsked, openPopupLab, requests, tell, type PopupLab } from './popup-page';
import { filledRows, manyRows, rows, state } from './samples';

let lab: PopupLab;
let popup: Page;
beforeAll(async () => void (lab = await openPopupLab()));
afterAll(() => lab.close());
beforeEach(async () => void (popup = await lab.open()));
afterEach(() => popup.close());

const click = (name: string) => byRole(popup, 'button', name).click();
const text = (selector: string) => popup.$eval(selector, (element) => element.textContent);
const focused = () =>
  popup.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

/** Waits until the popup has asked for as much, then what it asked last. */
async function lastRequest(count: number) {
  await popup.waitForFunction((least) => fakeBackground.requests.length >= least, {}, count);
  return (await requests(popup)).at(-1);
}

describe('the list', () => {
  const counts = { planned: 0, filled: 27, refused: 1, skipped: 3 };

  test('is filtered by counts that can be pressed, and pressed off again', async () => {
    await tell(popup, rows(filledRows), state({ counts }));
    await click('Refused 1');
    expect(await lastAsked(popup, 'narrow')).toEqual({ do: 'narrow', look: 'refused', search: '' });
    await popup.waitForSelector('[aria-pressed=true]::-p-text(Refused 1)');

    await click('Refused 1');

    expect(await lastAsked(popup, 'narrow')).toEqual({ do: 'narrow', look: null, search: '' });
  });

  test('is searched; Escape ends the search and nothing else', async () => {
    await tell(popup, rows(filledRows), state({ counts }));
    await click('Search');
    await popup.keyboard.type('mail');
    await popup.waitForFunction(() => JSON.stringify(fakeBackground.requests.at(-1)).includes('"mail"'));
    await tell(popup, rows([]));
    await popup.waitForSelector('::-p-text(No field matches.)');

    await popup.keyboard.press('Escape');

    await popup.waitForFunction(() => JSON.stringify(fakeBackground.requests.at(-1)).includes('"search":""'));
    expect(await focused()).toBe('Search');
  });
});

test('a long list shows 200 rows, then asks for more', async () => {
  await tell(popup, rows(manyRows(200), 0, 450), state({ found: 450, fillable: 450 }));
  await popup.waitForSelector('.row');
  expect(await text('.more')).toBe('200 of 450Show more');

  await click('Show more');
  expect(await lastRequest(2)).toEqual({ do: 'rows', from: 200 });
  await tell(popup, rows(manyRows(200, 200), 200, 450));

  await popup.waitForFunction(() => document.querySelectorAll('.row').length === 400);
});
