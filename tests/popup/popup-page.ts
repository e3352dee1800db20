import { build } from 'esbuild';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'puppeteer-core';
import type { PopupEvent, PopupRequest } from '../../utils/messages/popup';
import { byRole as selectorByRole } from '../browser/by-role';
import { launchChromium } from '../browser/chromium';
import { serve } from '../browser/serve';
import { builtData } from '../plan/persona/locale-source';
import { sparePage } from '../browser/spare-page';

const rootFolder = fileURLToPath(new URL('../..', import.meta.url));
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>popup</title>
<link rel="stylesheet" href="popup.css"><body><div id="root"></div>
<script type="module" src="fake.js"></script><script type="module" src="popup.js"></script>`;

export interface PopupLab {
  readonly browser: Browser;
  /** A popup that has just opened and named its tab. @param search of its address, such as `?tab=7` */
  open(search?: string, before?: (page: Page) => Promise<void>): Promise<Page>;
  close(): Promise<void>;
}

/** The popup as it is built, on a fake background, in a real Chromium. */
export async function openPopupLab(): Promise<PopupLab> {
  const folder = await bundlePopup();
  const server = await serve(folder);
  const browser = await launchChromium();
  for (const name of ['clipboard-write', 'clipboard-read'])
    await browser.defaultBrowserContext().setPermission(server.origin, { permission: { name }, state: 'granted' });
  return {
    browser,
    async open(search = '', before) {
      const popup = await sparePage(browser);
      await popup.setViewport({ width: 400, height: 600 });
      await before?.(popup);
      await popup.goto(`${server.origin}/index.html${search}`);
      await popup.waitForFunction(() => fakeBackground.requests.length > 0);
      return popup;
    },
    async close() {
      await browser.close();
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function bundlePopup(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'understudy-popup-'));
  await build({
    entryPoints: {
      popup: join(rootFolder, 'entrypoints/popup/show.tsx'),
      fake: join(rootFolder, 'tests/popup/fake-extension.ts'),
    },
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    target: 'chrome123',
    outdir: folder,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  await writeFile(join(folder, 'index.html'), page);
  for (const file of ['entries', 'texts/en']) {
    const path = `data/catalogue/${file}.json`;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), JSON.stringify(await builtData.json(path)));
  }
  await cp(join(rootFolder, 'public/icon'), join(folder, 'icon'), { recursive: true });
  return folder;
}

/** Has the background tell the popup something. */
export function tell(popup: Page, ...events: readonly PopupEvent[]): Promise<void> {
  return popup.evaluate((told) => fakeBackground.tell(...told), events);
}

/** What the popup has asked for so far, in order. */
export function requests(popup: Page): Promise<PopupRequest[]> {
  return popup.evaluate(() => fakeBackground.requests);
}

/** A button or other element by role and accessible name, as a person with a screen reader finds it. */
export function byRole(popup: Page, role: string, name: string) {
  return popup.locator(selectorByRole(role, name));
}

/** Waits until the status line reads as expected. */
export async function waitForStatus(popup: Page, expected: string): Promise<void> {
  await popup.waitForFunction(
    (text) => document.querySelector('[role=status]')?.textContent === text,
    { timeout: 30_000 },
    expected,
  );
}

/** What the popup has asked for, outlines on the page aside. */
export async function asked(popup: Page): Promise<PopupRequest[]> {
  return (await requests(popup)).filter((request) => request.do !== 'highlight');
}

/** Waits until the last that the popup asked for, outlines aside, is of a sort; then what it was. */
export async function lastAsked(popup: Page, what: PopupRequest['do']): Promise<PopupRequest | undefined> {
  await popup.waitForFunction(
    (wanted) =>
      fakeBackground.requests.findLast((request) => wanted === 'highlight' || request.do !== 'highlight')?.do ===
      wanted,
    {},
    what,
  );
  return (await requests(popup)).findLast((request) => request.do === what);
}

/** The words of a row, as they are read out. */
export function rowText(popup: Page, label: string): Promise<string> {
  return popup.$eval(`::-p-xpath(//li[.//bdi[.="${label}"]])`, (row) => (row as HTMLElement).innerText);
}

/** Opens or closes a row of the list. */
export function toggleRow(popup: Page, label: string): Promise<void> {
  return popup.locator(`::-p-xpath(//li//button[.//bdi[.="${label}"]])`).click();
}
