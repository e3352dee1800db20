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

describe('an insert in Firefox', () => {
  const editables = `<!doctype html><html lang="en"><body>
    <input id="line" value="ab"><input id="password" type="password"><div id="rich" contenteditable>ab</div>
    <div id="closed"></div><script>
      window.root = document.querySelector('#closed').attachShadow({ mode: 'closed' });
      root.innerHTML = '<input value="ab" style="width: 100%">';
    </script></body></html>`;
  let other: Served;
  let insertPage: Page;
  beforeAll(async () => {
    other = await serve(() => editables);
    insertPage = await firefox.browser.newPage();
    await insertPage.goto(`${other.origin}/`);
  });
  afterAll(() => other?.close());

  const held = () =>
    insertPage.evaluate(() => {
      const { root } = window as unknown as { root: ShadowRoot };
      const [line, password] = [...document.querySelectorAll('input')].map(({ value }) => value);
      const rich = document.querySelector('#rich')!.textContent;
      return { line, password, rich, closed: root.querySelector('input')!.value };
    });

  it.each(['line', 'password', 'rich', 'closed'] as const)('goes in by the menu: %s', async (place) => {
    await insertPage.click(`#${place}`, { button: 'right' });
    await firefox.chooseInMenu('Understudy', 'Insert edge case', 'Emoji', 'Heart as emoji');
    await vi.waitFor(async () => expect((await held())[place]).toContain('❤️'), patience);
  });

  it('goes in by the palette, by keys alone', async () => {
    await insertPage.goto(`${other.origin}/palette`);
    await insertPage.bringToFront();
    await insertPage.$eval('#line', (line) => {
      (line as HTMLInputElement).focus();
      (line as HTMLInputElement).setSelectionRange(1, 1);
    });
    await firefox.clickToolbarButton();
    await press((popup) => {
      const button = popup.document.querySelector<HTMLButtonElement>('button[aria-label="Insert"]');
      button?.click();
      return button !== null;
    });
    await press((popup) => popup.document.activeElement?.getAttribute('role') === 'combobox');
    await press((popup) => popup.document.querySelector('[role=option]') !== null);
    await firefox.pressInPopup(...'scunthorpe');
    await press((popup) => popup.document.querySelector('[data-active]')?.textContent?.includes('Scunthorpe') ?? false);
    await firefox.pressInPopup('Enter');
    await vi.waitFor(async () => expect((await held()).line).toBe('aScunthorpe, Essexb'), patience);
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
