import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { builtExtension, type ExtensionBrowser } from '../browser/extension';
import { popupReady } from './through-popup';

/** Size of what is put into a page on a click, and of the worker, in kB. Pages without a click get nothing. */
export function scriptBytes() {
  const kilobytes = (path: string) => Number((statSync(join(builtExtension, path)).size / 1_000).toFixed(1));
  return {
    'in a page before a click': 0,
    'in a page after it': kilobytes('content-scripts/agent.js'),
    worker: kilobytes('background.js'),
  };
}

/** How long the popup takes to show a small page with the worker awake, and with the worker stopped before. */
export async function coldStart({ browser, openPopup }: ExtensionBrowser, page: Page) {
  const first = await openPopup(page);
  await popupReady(first);
  await first.close();
  const second = await openPopup(page);
  const awake = Math.round(await popupReady(second));
  await second.close();
  const target = await browser.waitForTarget((one) => one.type() === 'service_worker');
  await (await target.worker())!.close();
  const third = await openPopup(page);
  const stopped = Math.round(await popupReady(third));
  await third.close();
  return { awake, stopped, 'cold start': stopped - awake };
}
