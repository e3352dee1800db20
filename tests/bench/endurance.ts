import type { CDPSession, Page } from 'puppeteer-core';
import type { ExtensionBrowser } from '../browser/extension';
import { spreadOf } from './statistics';
import { fillTimed, popupReady } from './through-popup';

export interface Endurance {
  readonly fills: number;
  /** Heap of the page (the agent's world included) and of the worker after the last fill over that after the tenth. */
  readonly pageHeap: number;
  readonly workerHeap: number;
  /** Median time of the last ten fills over that of the tenth to the twentieth. */
  readonly time: number;
}

const settled = 10;

/** Fills one page again and again; what is kept must not grow. */
export async function endurance(extension: ExtensionBrowser, page: Page, fills: number): Promise<Endurance> {
  const heaps: { page: number; worker: number }[] = [];
  const times: number[] = [];
  const popup = await extension.openPopup(page);
  await popupReady(popup);
  for (let fill = 1; fill <= fills; fill++) {
    times.push((await fillTimed(popup)).ms);
    if (fill === settled || fill === fills) heaps.push(await heapsOf(extension, page));
  }
  await popup.close();
  const [early, late] = [heaps[0]!, heaps.at(-1)!];
  const middle = (part: readonly number[]) => spreadOf(part).median;
  return {
    fills,
    pageHeap: late.page / early.page,
    workerHeap: late.worker / early.worker,
    time: middle(times.slice(-settled)) / middle(times.slice(settled, 2 * settled)),
  };
}

async function heapsOf({ browser }: ExtensionBrowser, page: Page): Promise<{ page: number; worker: number }> {
  const worker = await browser.waitForTarget((one) => one.type() === 'service_worker');
  return {
    page: await heapOf(await page.createCDPSession()),
    worker: await heapOf(await worker.createCDPSession()),
  };
}

/** Bytes in use once the garbage is collected. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}
