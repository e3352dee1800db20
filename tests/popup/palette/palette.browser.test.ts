import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asked, byRole, lastAsked, openPopupLab, tell, type PopupLab } from '../popup-page';
import { state } from '../samples';

let lab: PopupLab;
let popup: Page;
beforeAll(async () => void (lab = await openPopupLab()));
afterAll(() => lab.close());
beforeEach(async () => {
  popup = await lab.open('?tab=7&view=palette');
  await tell(popup, state(), { is: 'kind-samples', samples: { email: 'anna@example.com' }, own: {} });
  await popup.waitForSelector('[role=option]');
});
afterEach(() => popup.close());

const focused = () => popup.evaluate(() => document.activeElement?.textContent ?? '');

describe('the palette', () => {
  test('is there at once where a shortcut asked for it, and knows its keys', async () => {
    expect(await popup.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
    await popup.keyboard.type('anna@');
    await popup.waitForFunction(() => document.querySelector('[data-active]')?.textContent?.includes('anna@'));
    await popup.keyboard.press('Enter');
    expect(await lastAsked(popup, 'insert')).toEqual({ do: 'insert', id: 'kind:email' });
  });

  test('explains on Tab, then goes on to the favourite, which stays on top', async () => {
    await popup.keyboard.type('bobby tables');
    await popup.waitForFunction(() => document.querySelector('[data-active]')?.textContent?.includes('Bobby'));
    await popup.keyboard.press('Tab');
    await popup.waitForSelector('.palette-footer p');
    await popup.keyboard.press('Tab');
    expect(await focused()).toBe('Favorite');
    await popup.keyboard.press('Space');
    await popup.waitForSelector('button[aria-pressed=true]');
    await popup.keyboard.down('Shift');
    await popup.keyboard.press('Tab');
    await popup.keyboard.up('Shift');
    await popup.$eval('[role=combobox]', (input) => (input as HTMLInputElement).select());
    await popup.keyboard.press('Delete');
    await popup.waitForFunction(() => document.querySelector('.option-group')?.textContent === 'Favorites');
  });

  test('copies on Shift+Enter and says so', async () => {
    await popup.keyboard.type('anna@');
    await popup.waitForFunction(() => document.querySelector('[data-active]')?.textContent?.includes('anna@'));
    await popup.keyboard.down('Shift');
    await popup.keyboard.press('Enter');
    await popup.keyboard.up('Shift');
    await popup.waitForFunction(() => document.querySelector('[role=status]')?.textContent !== '');
    expect((await asked(popup)).some((request) => request.do === 'insert')).toBe(false);
  });

  test('shows how far a long text is, and stops it', async () => {
    await tell(popup, { is: 'inserting', progress: { done: 250_000, of: 1_000_000 } });
    await popup.waitForSelector('::-p-text(Inserting: 250,000 of 1,000,000 characters)');
    await byRole(popup, 'button', 'Cancel').click();
    expect(await lastAsked(popup, 'cancel')).toEqual({ do: 'cancel' });
    await tell(popup, state());
    await popup.waitForFunction(() => document.querySelector('progress') === null);
    expect(await popup.$eval('[role=status]', (status) => status.textContent)).toMatch(/^Stopped\./);
  });
});
