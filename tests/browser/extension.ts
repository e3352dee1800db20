import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, LaunchOptions, Page, Target, WebWorker } from 'puppeteer-core';
import type { browser as extensionApi } from 'wxt/browser';
import { launchChromium } from './chromium';
import { extensionErrors } from './extension-errors';

/** Where `npm run build` leaves the extension. */
export const builtExtension = fileURLToPath(new URL('../../.output/chrome-mv3', import.meta.url));

/** A browser with the built extension, and the means to use it as a person does. */
export interface ExtensionBrowser {
  readonly browser: Browser;
  /** Clicks the toolbar button on a page. @returns the popup, as a page of its own */
  openPopup(page: Page): Promise<Page>;
  /** Opens the popup, clicks “Fill page”, waits for the end. @returns the popup's closing status text */
  fillPage(page: Page): Promise<string>;
  /** Opens the settings in a tab. @param section as the address names it */
  openOptions(section: string): Promise<Page>;
  /** What the toolbar button shows on the tab in front. */
  badge(): Promise<string>;
  /** The background. */
  worker(): Promise<WebWorker>;
  /** Ends the background, as browsers do with one that idles; what is asked next starts it again. */
  stopWorker(): Promise<void>;
  /** @throws Error for an error in the extension that nobody caught */
  close(): Promise<void>;
}

interface ExtensionOptions extends LaunchOptions {
  /** Match patterns of sites that the person has allowed before: no test can press the browser's own button. */
  readonly granted?: readonly string[];
  /** Changes a copy of the built extension, in the folder named, before it is loaded. */
  readonly change?: (folder: string) => Promise<void>;
}

/** @throws Error where the extension has not been built */
export async function launchExtension({
  granted,
  change,
  ...options
}: ExtensionOptions = {}): Promise<ExtensionBrowser> {
  if (!existsSync(builtExtension)) throw new Error('Not built yet: run `npm run build` first.');
  const folder = granted || change ? await copyOfBuilt() : null;
  if (folder && granted) await grant(folder, granted);
  if (folder) await change?.(folder);
  const profile = options.userDataDir ?? (await mkdtemp(join(tmpdir(), 'understudy-profile-')));
  await pinButton(profile, folder ?? builtExtension);
  const browser = await launchChromium({ ...options, userDataDir: profile, enableExtensions: true });
  const id = await browser.installExtension(folder ?? builtExtension);
  const errors = extensionErrors(browser, id);
  const isPopup = (target: Target) =>
    target.url().startsWith(`chrome-extension://${id}/popup.html`) && target.type() === 'page';
  const openPopup = async (page: Page) => {
    await page.bringToFront();
    const extension = (await browser.extensions()).get(id);
    if (!extension) throw new Error('The extension is not loaded.');
    // One that closes with the page before it may still be there: it is not the one that opens now.
    const before = new Set(browser.targets().filter(isPopup));
    const isNew = (target: Target) => isPopup(target) && !before.has(target);
    for (let click = 1; ; click++) {
      const opened = browser.waitForTarget(isNew, { timeout: 10_000 });
      await extension.triggerAction(page);
      // A click while the popup before it is being closed opens none.
      const target = await opened.catch((cause: unknown) => (click < 3 ? null : Promise.reject(cause)));
      if (target) return tellingWaits((await target.asPage()) as Page);
    }
  };
  /** One that has just started or ended can't be asked yet, or any more. */
  const worker = async () => {
    for (;;) {
      const target = await browser.waitForTarget((candidate) => candidate.type() === 'service_worker');
      const found = (await target.worker())!;
      if (await found.evaluate(() => typeof setTimeout === 'function').catch(() => false)) return found;
      await delay(20);
    }
  };
  return {
    browser,
    openPopup,
    worker,
    async stopWorker() {
      const { client } = await worker();
      const { targetInfo } = await client.send('Target.getTargetInfo');
      // Whoever is attached to it as it starts anew would keep it waiting for a debugger.
      await client.detach();
      const session = await browser.target().createCDPSession();
      await session.send('Target.closeTarget', { targetId: targetInfo.targetId });
      await session.detach();
    },
    async fillPage(page) {
      const popup = await openPopup(page);
      const status = await fillThroughPopup(popup);
      await popup.close();
      return status;
    },
    async openOptions(section) {
      const options = await browser.newPage();
      await options.goto(`chrome-extension://${id}/options.html#${section}`);
      return options;
    },
    badge: async () =>
      (await worker()).evaluate(async () => {
        const { chrome } = globalThis as unknown as { chrome: typeof extensionApi };
        const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
        return chrome.action.getBadgeText({ tabId: tab!.id! });
      }),
    async close() {
      const met = [...errors];
      await browser.close();
      const own = [folder, options.userDataDir ? null : profile].filter((path) => path !== null);
      for (const path of own) await rm(path, { recursive: true, force: true });
      if (met.length > 0) throw new Error(`The extension failed on the way:\n${met.join('\n')}`);
    },
  };
}

/** Waits in a popup tell what it showed where they end in vain. */
function tellingWaits(popup: Page): Page {
  const wait = popup.waitForFunction.bind(popup) as (...given: unknown[]) => Promise<never>;
  const telling = async (look: unknown, options: object = {}, ...given: unknown[]) => {
    try {
      return await wait(look, options, ...given);
    } catch (cause) {
      const said = await popup.evaluate(() => document.body.innerText).catch(String);
      throw new Error(`${String(cause)}; the popup showed: ${said}`, { cause });
    }
  };
  popup.waitForFunction = telling;
  return popup;
}

/**
 * Pins the extension's button to the toolbar of a new profile, as many people do: Chromium else slides it in and out at
 * each click, which takes a third of a test's time. Its identifier is made of the folder's path
 * (crx_file::id_util::GenerateIdForPath).
 */
async function pinButton(profile: string, folder: string): Promise<void> {
  const preferences = join(profile, 'Default', 'Preferences');
  if (existsSync(preferences)) return;
  const hash = createHash('sha256')
    .update(await realpath(folder))
    .digest('hex');
  const id = [...hash.slice(0, 32)].map((digit) => 'abcdefghijklmnop'[parseInt(digit, 16)]).join('');
  await mkdir(dirname(preferences), { recursive: true });
  await writeFile(preferences, JSON.stringify({ extensions: { pinned_extensions: [id] } }));
}

async function copyOfBuilt(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'understudy-extension-'));
  await cp(builtExtension, folder, { recursive: true });
  return folder;
}

/** The grants go into the manifest. */
async function grant(folder: string, granted: readonly string[]): Promise<void> {
  const path = join(folder, 'manifest.json');
  const manifest = JSON.parse(await readFile(path, 'utf8')) as object;
  await writeFile(path, JSON.stringify({ ...manifest, host_permissions: granted }));
}

/**
 * Clicks “New person” in a popup whose page is filled, and waits until it shows somebody else and says how many rows the
 * page does not hold yet: fewer than all where both have the same first name or city.
 */
export async function newPersonThroughPopup(popup: Page): Promise<void> {
  const seed = await popup.$eval('.seed', ({ textContent }) => textContent);
  await popup.locator('::-p-aria([name="New person"][role="button"])').click();
  await popup.waitForFunction(
    (was) => {
      const rows = document.querySelectorAll('.row[data-look=planned]').length;
      const said = rows === 1 ? '1 change is not on the page yet.' : `${rows} changes are not on the page yet.`;
      return document.querySelector('.seed')?.textContent !== was && rows > 0 && document.body.innerText.includes(said);
    },
    {},
    seed,
  );
}

/** Clicks “Fill page” in an open popup and waits for the closing status. @returns its text */
export async function fillThroughPopup(popup: Page, timeout = 60_000): Promise<string> {
  const button = popup.locator('::-p-xpath(//button[starts-with(normalize-space(.), "Fill page")])');
  await button.click().catch(async (cause: unknown) => {
    const said = await popup.evaluate(() => `${document.visibilityState}, ${document.body.innerText}`).catch(String);
    throw new Error(`“Fill page” can’t be clicked; the popup showed: ${said}`, { cause });
  });
  const status = await popup.waitForFunction(
    () => {
      const text = document.querySelector('[role=status]')?.textContent ?? '';
      return /^Filled|^Nothing|can’t be/.test(text) ? text : null;
    },
    { timeout, polling: 'mutation' },
  );
  return (await status.jsonValue()) as string;
}
