import { build } from 'esbuild';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MutationActivity } from '../../utils/scan/mutation-activity';
import { launchChromium } from '../browser/chromium';

declare global {
  var Watching: { readonly MutationActivity: typeof MutationActivity };
}

let browser: Browser;
let script: string;
beforeAll(async () => {
  const bundled = await build({
    entryPoints: [new URL('../../utils/scan/mutation-activity.ts', import.meta.url).pathname],
    bundle: true,
    format: 'iife',
    globalName: 'Watching',
    write: false,
  });
  script = bundled.outputFiles[0]!.text;
  browser = await launchChromium();
});
afterAll(() => browser.close());

async function pageOf(fields: number): Promise<Page> {
  const page = await browser.newPage();
  await page.setContent('<input name="same">'.repeat(fields));
  await page.addScriptTag({ content: script });
  return page;
}

/** Records made while the page sets each name to what it is, several times, as React 19 does when it draws. */
function recordsOf(page: Page, redraws: number): Promise<number> {
  return page.evaluate(async (redraws) => {
    let records = 0;
    class Counting extends MutationObserver {
      constructor(tell: MutationCallback) {
        super((list, observer) => {
          records += list.length;
          tell(list, observer);
        });
      }
    }
    const view = { MutationObserver: Counting } as unknown as Window & typeof globalThis;
    const activity = new Watching.MutationActivity(view, () => performance.now());
    activity.watch([document]);
    for (let redraw = 0; redraw < redraws; redraw++) {
      for (const input of document.querySelectorAll('input')) input.name = 'same';
      await Promise.resolve();
    }
    return records;
  }, redraws);
}

test('a page that sets all its attributes anew with each change is told of it once, not each time', async () => {
  const page = await pageOf(1_200);
  expect(await recordsOf(page, 10)).toBe(1_200);
  await page.close();
});

test('of a page that sets few at a time all are told', async () => {
  const page = await pageOf(100);
  expect(await recordsOf(page, 10)).toBe(1_000);
  await page.close();
});

test('what shows or hides something, comes or goes counts as a move after such a flood too', async () => {
  const page = await pageOf(1_200);
  const moved = await page.evaluate(async () => {
    let now = 0;
    const activity = new Watching.MutationActivity(window as never, () => now);
    activity.watch([document]);
    const inputs = document.querySelectorAll('input');
    for (const input of inputs) input.name = 'same';
    await Promise.resolve();
    const isMove = async (change: () => void) => {
      now++;
      change();
      await Promise.resolve();
      return activity.last === now;
    };
    return {
      hidden: await isMove(() => inputs[0]!.setAttribute('hidden', '')),
      added: await isMove(() => document.body.append(document.createElement('input'))),
      named: await isMove(() => inputs[0]!.setAttribute('name', 'other')),
    };
  });
  expect(moved).toEqual({ hidden: true, added: true, named: false });
  await page.close();
});
