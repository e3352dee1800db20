import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '../browser/chromium';
import { claimSamples } from './claim-samples';

declare global {
  /** Asks each adapter about all elements of the page that it is asked about in a scan. */
  var claimAll: () => { readonly asked: number; readonly claimed: number; readonly readLayout: readonly string[] };
}

/** What reads layout or style is wrapped before our code takes its methods from the prototypes. */
const world = `
  import './watched';
  import { adapters } from './utils/field/adapters';
  globalThis.claimAll = () => {
    const readLayout = new Set();
    let [asked, claimed] = [0, 0];
    for (const { name, selector, claims } of adapters)
      for (const element of document.querySelectorAll(selector)) {
        globalThis.onLayoutRead = (what) => readLayout.add(name + ': ' + what);
        asked++;
        if (claims(element)) claimed++;
        globalThis.onLayoutRead = null;
      }
    return { asked, claimed, readLayout: [...readLayout] };
  };`;

const watched = `
  const tell = (what) => globalThis.onLayoutRead?.(what);
  const sides = ['Width', 'Height', 'Top', 'Left'];
  const getters = [
    ...['offset', 'client', 'scroll'].flatMap((sort) => sides.map((side) => sort + side)),
    'offsetParent', 'innerText', 'outerText',
  ];
  const methods = ['getBoundingClientRect', 'getClientRects', 'checkVisibility', 'elementFromPoint', 'elementsFromPoint'];
  for (const prototype of [Element.prototype, HTMLElement.prototype, Document.prototype, ShadowRoot.prototype, Range.prototype]) {
    for (const name of getters) {
      const property = Object.getOwnPropertyDescriptor(prototype, name);
      if (property?.get)
        Object.defineProperty(prototype, name, { ...property, get() { tell(name); return property.get.call(this); } });
    }
    for (const name of methods) {
      const own = Object.getOwnPropertyDescriptor(prototype, name)?.value;
      if (own) prototype[name] = function (...given) { tell(name); return own.apply(this, given); };
    }
  }
  const { getComputedStyle } = globalThis;
  globalThis.getComputedStyle = (...given) => { tell('getComputedStyle'); return getComputedStyle(...given); };`;

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

it('no adapter reads layout to claim an element', async () => {
  const resolveDir = fileURLToPath(new URL('../..', import.meta.url));
  const bundled = await build({
    stdin: { contents: world, resolveDir },
    plugins: [
      {
        name: 'watched',
        setup: ({ onLoad, onResolve }) => {
          onResolve({ filter: /^\.\/watched$/ }, () => ({ path: 'watched', namespace: 'watched' }));
          onLoad({ filter: /./, namespace: 'watched' }, () => ({ contents: watched }));
        },
      },
    ],
    bundle: true,
    format: 'iife',
    write: false,
  });
  const page = await browser.newPage();
  await page.evaluate(bundled.outputFiles[0]!.text);
  const found = new Set<string>();
  let claimedInAll = 0;
  for (const [, html] of claimSamples) {
    await page.setContent(`<form>${html}</form>${html}`);
    const { claimed, readLayout } = await page.evaluate(() => globalThis.claimAll());
    claimedInAll += claimed;
    for (const one of readLayout) found.add(one);
  }
  expect([...found]).toEqual([]);
  expect(claimedInAll).toBeGreaterThan(claimSamples.length);
});
