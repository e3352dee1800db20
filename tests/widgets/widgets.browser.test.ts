import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../browser/chromium';
import { serve, type Served } from '../browser/serve';
import { builtPages } from './pages-built';
import { runCase } from './run-case';

/** One case for each mechanism; `npm run widgets` runs them all. */
const cases = [
  ['react-basic', 'thousands'],
  ['react-select', 'single'],
  ['react-select', 'async'],
  ['mui', 'select'],
  ['mui', 'autocomplete multi'],
  ['mui', 'range slider'],
  ['radix', 'select'],
  ['radix', 'switch'],
  ['radix', 'toggle group'],
  ['downshift', 'select'],
  ['react-datepicker', 'typed'],
  ['select2', 'ajax'],
  ['shoelace', 'select'],
  ['flatpickr', 'alt input'],
  ['quill', 'snow'],
  ['lexical', 'rich text'],
  ['angular', 'reactive on blur'],
] as const;

let browser: Browser;
let served: Served;

beforeAll(async () => {
  served = await serve(builtPages());
  browser = await launchChromium();
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await served?.close();
});

test.each(cases)('%s: %s reaches the application, shows it, and goes back', async (library, name) => {
  const page = await browser.newPage();
  const { trouble } = await runCase(page, served.origin, library, name);
  await page.close();
  expect(trouble).toBe('');
});
