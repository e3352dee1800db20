import type { Page } from 'puppeteer-core';
import type { ExtensionBrowser } from '../browser/extension';
import { spreadOf, type Spread } from './statistics';
import { popupReady } from './through-popup';

export interface PopupStart {
  /** Milliseconds from the click to the list, the worker being awake, and stopped before. */
  readonly awake: Spread;
  readonly stopped: Spread;
  /** `stopped` over `awake`, round by round. */
  readonly ratio: Spread;
}

/** How long the popup takes to show a page's list. */
export async function popupStart(extension: ExtensionBrowser, page: Page, rounds: number): Promise<PopupStart> {
  const pairs: { awake: number; stopped: number }[] = [];
  await start(extension, page);
  for (let round = 0; round < rounds; round++) {
    const awake = await start(extension, page);
    await stopWorker(extension);
    pairs.push({ awake, stopped: await start(extension, page) });
  }
  return {
    awake: spreadOf(pairs.map(({ awake }) => awake)),
    stopped: spreadOf(pairs.map(({ stopped }) => stopped)),
    ratio: spreadOf(pairs.map(({ awake, stopped }) => stopped / awake)),
  };
}

/** Milliseconds from the click on the toolbar button to the list. */
async function start({ openPopup }: ExtensionBrowser, page: Page): Promise<number> {
  const clicked = performance.timeOrigin + performance.now();
  const popup = await openPopup(page);
  await popupReady(popup);
  const shown = await popup.evaluate(() => performance.timeOrigin + performance.now());
  await popup.close();
  return shown - clicked;
}

async function stopWorker({ browser }: ExtensionBrowser): Promise<void> {
  const target = await browser.waitForTarget((one) => one.type() === 'service_worker');
  await (await target.worker())!.close();
}
