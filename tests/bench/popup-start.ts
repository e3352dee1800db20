import type { Page } from 'puppeteer-core';
import type { ExtensionBrowser } from '../browser/extension';
import { launchConstantPopup } from './constant-popup';
import { spreadOf, type Spread } from './statistics';
import { popupReady } from './through-popup';

export interface PopupStart {
  /** Milliseconds from the click to the list: of a popup that is told constants, with the worker awake, and stopped before. */
  readonly constant: Spread;
  readonly awake: Spread;
  readonly stopped: Spread;
  /** `awake` over `constant` and `stopped` over `awake`, round by round. */
  readonly awakeOverConstant: Spread;
  readonly stoppedOverAwake: Spread;
}

/**
 * How long the popup takes to show the list of a page with as many fields.
 * @param url of the page, opened beside each other in both browsers
 */
export async function popupStart(
  extension: ExtensionBrowser,
  { url, fields, rounds }: { readonly url: string; readonly fields: number; readonly rounds: number },
): Promise<PopupStart> {
  const floor = await launchConstantPopup(fields);
  const [page, besides] = await Promise.all([openPage(extension, url), openPage(floor, url)]);
  try {
    const seen: { constant: number; awake: number; stopped: number }[] = [];
    await start(extension, page);
    await start(floor, besides);
    for (let round = 0; round < rounds; round++) {
      const constant = await start(floor, besides);
      const awake = await start(extension, page);
      await extension.stopWorker();
      seen.push({ constant, awake, stopped: await start(extension, page) });
    }
    return {
      constant: spreadOf(seen.map(({ constant }) => constant)),
      awake: spreadOf(seen.map(({ awake }) => awake)),
      stopped: spreadOf(seen.map(({ stopped }) => stopped)),
      awakeOverConstant: spreadOf(seen.map(({ constant, awake }) => awake / constant)),
      stoppedOverAwake: spreadOf(seen.map(({ awake, stopped }) => stopped / awake)),
    };
  } finally {
    await page.close();
    await floor.close();
  }
}

async function openPage({ browser }: ExtensionBrowser, url: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(url);
  return page;
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
