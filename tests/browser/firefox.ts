/** The built extension in Firefox. The toolbar and the popup belong to the browser's own window, which BiDi reaches. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { expect, vi } from 'vitest';
import { makeWaitsPatient } from './patient-waits';

/** Where `npm run build:firefox` leaves the extension. */
export const builtForFirefox = fileURLToPath(new URL('../../.output/firefox-mv3', import.meta.url));

const firefoxPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

export interface FirefoxWithExtension {
  readonly browser: Browser;
  /** Presses keys in the open popup, by their names in `KeyboardEvent.key`. */
  pressInPopup(...keys: readonly string[]): Promise<void>;
  /** Clicks the toolbar button on the page in front: opens the popup, whose status then says something, and grants `activeTab`. */
  openPopup(): Promise<void>;
  /** Opens one of the extension's pages in a tab of its own: `options.html`. */
  openOwn(path: string): Promise<Page>;
  /** Does what Firefox does at the shortcut that ends in this key. */
  pressShortcut(key: string): Promise<void>;
  /** Runs a function in the open popup; it sees its window and what it is given alone. @throws Error where none is open */
  inPopup<T>(look: (popup: Window, given: string) => T, given?: string): Promise<T>;
  /** Both the same in the open sidebar. */
  pressInSidebar(...keys: readonly string[]): Promise<void>;
  inSidebar<T>(look: (sidebar: Window, given: string) => T, given?: string): Promise<T>;
  /** Chooses from the context menu that a right-click opened, by the items' titles from the outermost on. */
  chooseInMenu(...titles: readonly string[]): Promise<void>;
  /** Evaluates an expression in the browser's own window. */
  inBrowserWindow<T>(expression: string): Promise<T>;
}

/** @throws Error that says what to install or build where Firefox or the extension is missing */
export async function launchFirefox(): Promise<FirefoxWithExtension> {
  const executablePath = process.env['FIREFOX_PATH'] ?? firefoxPaths.find((path) => existsSync(path));
  if (!executablePath) throw new Error('No Firefox found: install one, or set FIREFOX_PATH to it.');
  if (!existsSync(builtForFirefox)) throw new Error('Not built yet: run `npm run build:firefox` first.');
  makeWaitsPatient();
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: 120_000,
    args: ['--remote-allow-system-access'],
  });
  const id = await browser.installExtension(builtForFirefox);
  const inBrowserWindow = await connectToWindow(browser);
  return {
    browser,
    inBrowserWindow,
    openPopup: () => openPopup(inBrowserWindow, id),
    openOwn: (path) => openOwn(browser, inBrowserWindow, id, path),
    pressShortcut: (key) => inBrowserWindow(runShortcut(key)),
    chooseInMenu: (...titles) => inBrowserWindow(walkMenu(titles)),
    pressInPopup: (...keys) => inBrowserWindow(pressKeys('popup', keys)),
    pressInSidebar: (...keys) => inBrowserWindow(pressKeys('sidebar', keys)),
    inPopup: (look, given) => inBrowserWindow(runIn('popup', look.toString(), given)),
    inSidebar: (look, given) => inBrowserWindow(runIn('sidebar', look.toString(), given)),
  };
}

/** puppeteer's own BiDi connection, which knows the window's scope; it has no public name. */
interface BidiBrowser {
  readonly connection: { send(method: string, params: unknown): Promise<{ result: unknown }> };
}
interface Tree {
  readonly contexts: readonly { readonly context: string }[];
}
type Evaluated<T> =
  | { readonly type: 'success'; readonly result: { readonly value: T } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

async function connectToWindow(browser: Browser): Promise<FirefoxWithExtension['inBrowserWindow']> {
  const { connection } = browser as unknown as BidiBrowser;
  const { result } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const { context } = (result as Tree).contexts[0]!;
  return async <T>(expression: string) => {
    const params = { expression, target: { context }, awaitPromise: true };
    const evaluated = (await connection.send('script.evaluate', params)).result as Evaluated<T>;
    if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text);
    return evaluated.result.value;
  };
}

/**
 * Opens the popup and waits until it says something. A click with a popup still open would only close it.
 * @throws Error that says what there was instead
 */
async function openPopup(inBrowserWindow: FirefoxWithExtension['inBrowserWindow'], id: string): Promise<void> {
  await inBrowserWindow(hidePopup);
  await inBrowserWindow(triggerAction(id));
  const look = (popup: Window) => popup.document.querySelector('[role=status]')?.textContent || popup.location.href;
  const says = `${runIn('popup', look.toString())}.catch(String)`;
  await vi.waitFor(async () => expect(await inBrowserWindow<string>(says)).not.toMatch(/^moz-extension|^about|Error/), {
    timeout: 30_000,
    interval: 50,
  });
}

/** The panel is gone once its browser is. */
const hidePopup = `(async () => {
  const panel = document.querySelector('browser[webextension-view-type=popup]')?.closest('panel');
  if (panel?.state !== 'open') return;
  const hidden = new Promise((done) => panel.addEventListener('popuphidden', done, { once: true }));
  panel.hidePopup();
  await hidden;
})()`;

/** A key event would go to the page alone: what Firefox does at the shortcut is done in its place. */
function runShortcut(key: string): string {
  return `document.querySelector('keyset[id^=ext-keyset-id-understudy] key[key=${key}]').doCommand()`;
}

function triggerAction(id: string): string {
  return `(() => {
    const { ExtensionParent } = ChromeUtils.importESModule('resource://gre/modules/ExtensionParent.sys.mjs');
    const { extension } = WebExtensionPolicy.getByID(${JSON.stringify(id)});
    ExtensionParent.apiManager.global.browserActionFor(extension).triggerAction(window);
  })()`;
}

function walkMenu(titles: readonly string[]): string {
  return `(async () => {
    const shown = (menu) => menu.state === 'open' || new Promise((done) => menu.addEventListener('popupshown', done, { once: true }));
    let menu = document.getElementById('contentAreaContextMenu');
    await shown(menu);
    for (const title of ${JSON.stringify(titles)}) {
      const item = [...menu.children].find((child) => child.label === title);
      if (!item) throw new Error('no such item: ' + title);
      if (!item.menupopup) return void menu.activateItem(item);
      item.openMenu(true);
      menu = item.menupopup;
      await shown(menu);
    }
  })()`;
}

/** The browser element that holds a view; undefined or null where none is open. */
const holders = {
  popup: `[...document.querySelectorAll('browser[webextension-view-type=popup]')]
    .find((one) => one.closest('panel')?.state === 'open')`,
  sidebar: `document.getElementById('sidebar')?.contentDocument?.getElementById('webext-panels-browser')`,
} as const;
type View = keyof typeof holders;

/** Native key events, as Firefox's own tests make them. */
function pressKeys(view: View, keys: readonly string[]): string {
  return `(() => {
    const holder = ${holders[view]};
    holder.focus();
    const keyboard = Cc['@mozilla.org/text-input-processor;1'].createInstance(Ci.nsITextInputProcessor);
    keyboard.beginInputTransactionForTests(holder.ownerDocument.defaultView);
    for (const key of ${JSON.stringify(keys)}) {
      const event = new KeyboardEvent('', { key });
      keyboard.keydown(event);
      keyboard.keyup(event);
    }
  })()`;
}

/** Milliseconds in which a view answers. */
const silence = 3_000;

/**
 * The popup lives in another process: a frame script carries the function there and its answer back. Firefox loads a popup
 * for 200 ms beside its panel, then moves it there (ExtensionPopups.sys.mjs): what was asked before is never answered.
 */
function runIn(view: View, look: string, given = ''): string {
  return `new Promise((done, fail) => {
    const holder = ${holders[view]};
    if (!holder) return fail(new Error('no ${view} is open'));
    setTimeout(() => fail(new Error('the ${view} does not answer')), ${silence});
    const name = 'understudy:' + Math.random();
    holder.messageManager.addMessageListener(name, ({ data }) => ('ok' in data ? done(data.ok) : fail(new Error(data.error))));
    const script = '(() => { let answer; try { answer = { ok: (' + ${JSON.stringify(look)} + ')(content, ' + ${JSON.stringify(JSON.stringify(given))} + ') }; }' +
      ' catch (error) { answer = { error: String(error) }; } sendAsyncMessage("' + name + '", answer); })()';
    holder.messageManager.loadFrameScript('data:application/javascript;charset=utf-8,' + encodeURIComponent(script), false);
  })`;
}

/** Looks whether a page is there, a tenth of a second apart: Firefox is busy beside other browsers. */
const mostTries = 300;

/** A page cannot go to the extension's own pages; the browser's window opens them. The tab is told by its real address. */
async function openOwn(
  browser: Browser,
  inBrowserWindow: FirefoxWithExtension['inBrowserWindow'],
  id: string,
  path: string,
): Promise<Page> {
  const url = await inBrowserWindow<string>(`(() => {
    const url = WebExtensionPolicy.getByID(${JSON.stringify(id)}).getURL(${JSON.stringify(path)});
    window.gBrowser.selectedTab = window.gBrowser.addTrustedTab(url);
    return url;
  })()`);
  const isOpen = (page: Page) =>
    page.evaluate((url) => location.href === url && document.readyState === 'complete', url).catch(() => false);
  for (let tries = 0; tries < mostTries; tries++) {
    for (const page of await browser.pages()) if (await isOpen(page)) return page;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing opened at ${url}.`);
}
