import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { launchFirefox, type FirefoxWithExtension } from '../browser/firefox';
import { firefoxPopup } from '../browser/firefox-popup';
import { serve, type Served } from '../browser/serve';

let firefox: FirefoxWithExtension;
let server: Served;
let page: Page;
let popup: ReturnType<typeof firefoxPopup>;

beforeAll(async () => {
  server = await serve(fileURLToPath(new URL('../pages', import.meta.url)));
  firefox = await launchFirefox();
  popup = firefoxPopup(firefox);
  page = await firefox.browser.newPage();
  await page.goto(`${server.origin}/sample.html`);
});
afterAll(async () => {
  await firefox?.browser.close();
  await server?.close();
});

const patience = { timeout: 40_000, interval: 100 };

/** Does something in the popup once it can be done. */
async function press(press: (shown: Window) => boolean): Promise<void> {
  await vi.waitFor(async () => expect(await firefox.inPopup(press)).toBe(true), patience);
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

/** Types a value into the editor of a row and sets it. */
async function edit(label: string, value: string): Promise<void> {
  await popup.pressButton(label);
  await popup.type('.details input:not([role])', value);
  await popup.pressButton('Set');
}

/** What the rows show, by label. */
async function rows(): Promise<Record<string, string>> {
  return JSON.parse(
    await firefox.inPopup((popup) =>
      JSON.stringify(
        Object.fromEntries(
          [...popup.document.querySelectorAll('.row-head')].map((head) => [
            head.querySelector('.row-label')!.textContent,
            head.querySelector('.row-value')?.textContent ?? '',
          ]),
        ),
      ),
    ),
  ) as Record<string, string>;
}

const undone = () =>
  page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=lastName]')!.value === '');

describe('an insert in Firefox', () => {
  const editables = `<!doctype html><html lang="en"><body>
    <input id="line" value="ab"><input id="password" type="password"><textarea id="lines"></textarea>
    <div id="rich" contenteditable>ab</div><iframe id="frame" srcdoc="<textarea style='width: 90vw; height: 90vh'></textarea>"></iframe>
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
      const lines = document.querySelector('textarea')!.value;
      const frame = document.querySelector('iframe')!.contentDocument!.querySelector('textarea')!.value;
      return { line, password, lines, rich, frame, closed: root.querySelector('input')!.value };
    });

  it.each(['line', 'password', 'lines', 'rich', 'frame', 'closed'] as const)(
    'goes in by the menu: %s',
    async (place) => {
      await insertPage.click(`#${place}`, { button: 'right' });
      await firefox.chooseInMenu('Understudy', 'Insert edge case', 'Emoji', 'Heart as emoji');
      await vi.waitFor(async () => expect((await held())[place]).toContain('❤️'), patience);
    },
  );

  it('goes in by the palette, by keys alone', async () => {
    await insertPage.goto(`${other.origin}/palette`);
    await insertPage.bringToFront();
    await insertPage.$eval('#line', (line) => {
      (line as HTMLInputElement).focus();
      (line as HTMLInputElement).setSelectionRange(1, 1);
    });
    await firefox.openPopup();
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

describe('a shortcut in Firefox', () => {
  it('fills the page, which says so, and keeps the focus; another takes it back', async () => {
    await page.bringToFront();
    await page.click('[name=firstName]');
    await firefox.pressShortcut('G');
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=lastName]')!.value !== '');
    await page.waitForSelector('[popover]');
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('firstName');
    await firefox.pressShortcut('Y');
    await undone();
    await page.reload();
  });
});

describe('the sample form in Firefox', () => {
  it('is filled, filled again with the same, with an edit word for word, with somebody new, and taken back', async () => {
    const before = await controls();
    await page.bringToFront();
    await firefox.openPopup();
    await popup.statusOnce(/ready$/);
    await popup.pressButton('Fill page');
    expect(await popup.statusOnce(/^Filled/)).toMatch(/^Filled (\d+) of \1/);
    const filled = await controls();
    expect(Object.keys(filled).filter((name) => !filled[name]!.valid)).toEqual([]);
    expect(Object.keys(filled).filter((name) => filled[name]!.value === '')).toEqual(['giftcard']);
    expect(filled['email']!.value).toMatch(/@example\.com$/);
    expect(filled['email']).toEqual(filled['emailConfirm']);

    await popup.pressButton('Fill page');
    await popup.statusOnce(/^Filled/);
    expect(await controls()).toEqual(filled);

    await edit('Last name', ' o’Neill ');
    await vi.waitFor(async () => expect((await rows())['Last name']).toBe(' o’Neill '), patience);
    await popup.pressButton('Apply');
    await vi.waitFor(async () => expect((await controls())['lastName']!.value).toBe(' o’Neill '), patience);
    await popup.statusOnce(/^Filled 1 of 1/);
    await popup.pressButton('Reset');
    await popup.pressButton('Apply');
    await vi.waitFor(async () => expect(await controls()).toEqual(filled), patience);
    await popup.statusOnce(/^Filled 1 of 1/);

    const earlier = await rows();
    await popup.pressButton('New person');
    await vi.waitFor(async () => expect(await rows()).not.toEqual(earlier), patience);
    expect(await controls()).toEqual(filled);
    const shown = await rows();
    await popup.pressButton('Fill page');
    await vi.waitFor(async () => expect((await controls())['lastName']!.value).toBe(shown['Last name']), patience);
    await popup.statusOnce(/^Filled/);

    await popup.pressButton('Undo');
    await popup.statusOnce(/^Undone/);
    expect(await controls()).toEqual(filled);
    for (let fill = 0; fill < 3; fill++) {
      await popup.statusOnce(/^Undone/);
      await popup.pressButton('Undo');
    }
    await vi.waitFor(async () => expect(await controls()).toEqual(before), patience);
  });
});

describe('the sidebar in Firefox', () => {
  const focus = (view: 'Popup' | 'Sidebar', name: string) =>
    firefox[`in${view}`]((shown, wanted) => {
      const nameOf = (button: HTMLButtonElement) => button.getAttribute('aria-label') ?? button.textContent;
      const found = [...shown.document.querySelectorAll('button')].find((button) => nameOf(button) === wanted);
      found?.focus();
      return found !== undefined;
    }, name);
  const sidebarText = () => firefox.inSidebar((sidebar) => sidebar.document.body.innerText);
  const sidebarShows = (pattern: RegExp) =>
    vi.waitFor(async () => expect(await sidebarText()).toMatch(pattern), patience);
  /**
   * Presses a button by the keyboard, as Firefox opens sidebars and asks for permissions only for the person, until the
   * sidebar shows what comes of it: a key is lost where a loading page takes the focus of the window between the two.
   */
  const enterUntil = (view: 'Popup' | 'Sidebar', name: string, pattern: RegExp) =>
    vi.waitFor(
      async () => {
        if (pattern.test(await sidebarText().catch(() => ''))) return;
        if (await focus(view, name)) await firefox[`pressIn${view}`]('Enter');
        expect(await sidebarText()).toMatch(pattern);
      },
      { ...patience, interval: 2_000 },
    );

  it('opens from the popup, fills, and fills the next page once the site is allowed', async () => {
    await page.bringToFront();
    await page.goto(`${server.origin}/sample.html`);
    await firefox.openPopup();
    await enterUntil('Popup', 'Keep open beside the page', /fields ready/);

    await page.goto(`${server.origin}/sample.html?step=2`);
    await sidebarShows(/There is no access to this page/);
    await firefox.inBrowserWindow(`Services.prefs.setBoolPref('extensions.webextOptionalPermissionPrompts', false)`);
    await enterUntil('Sidebar', 'Allow localhost', /fields ready/);
    await enterUntil('Sidebar', 'Fill page', /Filled \d+ of \d+/);
    expect((await controls())['email']!.value).toContain('@');
  });
});

it('the practice form is filled as any page is', async () => {
  const practice = await firefox.openOwn('practice.html');
  await practice.waitForSelector('form');
  await firefox.openPopup();
  await popup.statusOnce(/^11 fields ready/);
  await popup.pressButton('Fill page');
  await popup.statusOnce(/^Filled 11 of 11/);
  expect(await practice.$eval('[name=email]', (input) => (input as HTMLInputElement).value)).toContain('@');
});

describe('the settings in Firefox', () => {
  it('take a rule whose template is completed while it is typed, and show what it makes', async () => {
    const options = await firefox.openOwn('options.html');
    await options.locator('::-p-xpath(//button[.="New rule"])').click();
    await options.locator('aside textarea[aria-label=Value]').click();
    await options.keyboard.type('qa+{{cou');
    await options.waitForSelector('[role=option][data-active]');
    await options.keyboard.press('Enter');
    await options.keyboard.type('@ourco.example');
    await options.waitForFunction(() => document.querySelector('.samples li')?.textContent === 'qa+1@ourco.example');
    await options.waitForSelector('.rule-open ::-p-text(qa+{{counter}}@ourco.example)');
    await options.close();
  });

  it('have a site filled as its pages open once Firefox agrees, and say so when it no longer does', async () => {
    await firefox.inBrowserWindow(`Services.prefs.setBoolPref('extensions.webextOptionalPermissionPrompts', false)`);
    const options = await firefox.openOwn('options.html');
    await options.locator('::-p-xpath(//nav//a[.="Sites"])').click();
    await options.locator('::-p-xpath(//button[.="Revoke access"])').click();
    await options.locator('::-p-xpath(//label[.="Site"]/..//input)').fill('localhost');
    await options.locator('::-p-xpath(//button[.="Open"])').click();
    const select = '::-p-xpath(//aside//label[.="Fill in when a page opens"]/..//select)';
    await (await options.waitForSelector(select))!.select('plan');
    await options.locator('::-p-xpath(//aside//button[.="Allow"])').click();
    await options.waitForFunction(() => !document.querySelector('aside .banner'));

    await page.bringToFront();
    await page.goto(`${server.origin}/sample.html?opened`);
    await vi.waitFor(async () => expect((await controls())['email']!.value).toContain('@'), patience);

    await firefox.inBrowserWindow(`(async () => {
      const { ExtensionPermissions } = ChromeUtils.importESModule('resource://gre/modules/ExtensionPermissions.sys.mjs');
      const { extension } = WebExtensionPolicy.getActiveExtensions().find(({ id }) => id.startsWith('understudy'));
      await ExtensionPermissions.remove(extension.id, { origins: ['*://localhost/*'], permissions: [] }, extension);
    })()`);
    await options.bringToFront();
    await options.waitForSelector('aside ::-p-text(Your browser doesn’t let Understudy into this site)');
    await options.close();
  });
});
