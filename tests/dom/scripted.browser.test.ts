import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { hasScripts } from '../../utils/dom/scripted';
import { launchChromium } from '../browser/chromium';
import { openIsolatedWorld } from '../browser/isolated-world';

declare global {
  var scripted: { readonly hasScripts: typeof hasScripts };
}

let browser: Browser;
let script: string;
beforeAll(async () => {
  browser = await launchChromium();
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../../utils/dom/scripted.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    globalName: 'scripted',
    write: false,
  });
  script = outputFiles[0]!.text;
});
afterAll(() => browser.close());

const empty = '<input name="script"><a href="#onward" data-on="x">on</a>';

test.each([
  ['nothing but fields', empty, false],
  ['a script', `${empty}<script>var here = 1;</script>`, true],
  ['a module', `${empty}<script type="module">export {};</script>`, true],
  ['a script named in full', `${empty}<script type="text/javascript"></script>`, true],
  ['data alone', `${empty}<script type="application/ld+json">{}</script>`, false],
  ['a handler written beside the field', `${empty}<select onchange="void 0"></select>`, true],
])('a page with %s', async (_what, markup, expected) => {
  const page = await browser.newPage();
  await page.setContent(`<!doctype html><form>${markup}</form>`);
  const world = await openIsolatedWorld(page);
  await world.evaluate(script);
  expect(await world.evaluate('scripted.hasScripts(document)')).toBe(expected);
  await page.close();
});

test('a frame whose page around it has scripts', async () => {
  const page = await browser.newPage();
  await page.setContent('<!doctype html><script></script><iframe srcdoc="<input>"></iframe>');
  const world = await openIsolatedWorld(page, 1);
  await world.evaluate(script);
  expect(await world.evaluate('scripted.hasScripts(document)')).toBe(true);
  await page.close();
});
