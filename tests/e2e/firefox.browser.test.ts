import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { launchFirefox, type FirefoxWithExtension } from '../browser/firefox';
import { serve, type Served } from '../browser/serve';

let firefox: FirefoxWithExtension;
let server: Served;
let page: Page;

beforeAll(async () => {
  server = await serve(fileURLToPath(new URL('../pages', import.meta.url)));
  firefox = await launchFirefox();
  page = await firefox.browser.newPage();
  await page.goto(`${server.origin}/sample.html`);
});
afterAll(async () => {
  await firefox?.browser.close();
  await server?.close();
});

const patience = { timeout: 20_000, interval: 100 };

/** Presses a button of the popup once it may be pressed. */
async function press(press: (popup: Window) => boolean): Promise<void> {
  await vi.waitFor(async () => expect(await firefox.inPopup(press)).toBe(true), patience);
}

async function statusOnce(pattern: RegExp): Promise<string> {
  return vi.waitFor(async () => {
    const status = await firefox.inPopup((popup) => popup.document.querySelector('[role=status]')?.textContent ?? '');
    expect(status).toMatch(pattern);
    return status;
  }, patience);
}

/** Value, and whether it is valid, of every control of the order form. */
function controls(): Promise<Record<string, { value: string; valid: boolean }>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('#order input, #order select, #order textarea')].map((field) => [
        field.type === 'radio' || field.type === 'checkbox' ? `${field.name}=${field.value}` : field.name,
        {
          value: field.type === 'radio' || field.type === 'checkbox' ? String(field.checked) : field.value,
          valid: field.checkValidity(),
        },
      ]),
    ),
  );
}

describe('the context menu in Firefox', () => {
  it('inserts at the caret, without the toolbar button having been used', async () => {
    await page.click('[name=firstName]', { button: 'right' });
    await firefox.chooseInMenu('Understudy', 'Insert', 'Person', 'First name');
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=firstName]')!.value !== '');
    await page.reload();
  });

  it('fills a password field, which Firefox does not count as editable', async () => {
    await page.click('[name=password]', { button: 'right' });
    await firefox.chooseInMenu('Understudy', 'Fill this field');
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=password]')!.value !== '');
    await page.reload();
  });
});

describe('the sample form in Firefox', () => {
  it('is filled through the popup and taken back', async () => {
    const before = await controls();
    await page.bringToFront();
    await firefox.clickToolbarButton();
    await vi.waitFor(async () => {
      expect(await firefox.inPopup((popup) => popup.document.body.innerText)).toContain('First name');
    }, patience);

    await press((popup) => {
      const fill = popup.document.querySelector<HTMLButtonElement>('button.primary[aria-disabled=false]');
      fill?.click();
      return fill !== null;
    });
    expect(await statusOnce(/^Filled/)).toMatch(/^Filled (\d+) of \1/);
    const filled = await controls();
    expect(Object.keys(filled).filter((name) => !filled[name]!.valid)).toEqual([]);
    expect(Object.keys(filled).filter((name) => filled[name]!.value === '')).toEqual(['giftcard']);
    expect(filled['email']!.value).toMatch(/@example\.com$/);
    expect(filled['email']).toEqual(filled['emailConfirm']);

    await press((popup) => {
      const undo = [...popup.document.querySelectorAll('button')].find((button) =>
        button.textContent.startsWith('Undo'),
      );
      const on = undo?.getAttribute('aria-disabled') === 'false';
      if (on) undo?.click();
      return on;
    });
    await statusOnce(/^Undone/);
    expect(await controls()).toEqual(before);
  });
});
