import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../browser/chromium';
import { serve, type Served } from '../browser/serve';
import { builtPages } from './pages-built';
import { runCase } from './run-case';

/** One or two cases of each library; `npm run widgets` runs them all. */
const cases = [
  ['react-basic', 'thousands'],
  ['react-basic', 'remount'],
  ['react-basic', 'hook-form register'],
  ['react-basic', 'imask phone'],
  ['react-basic', 'dropzone'],
  ['react-select', 'async'],
  ['react-select', 'creatable multi'],
  ['mui', 'multi select'],
  ['mui', 'autocomplete'],
  ['mui', 'range slider'],
  ['mui', 'date picker'],
  ['mui', 'select in a dialog'],
  ['radix', 'select'],
  ['radix', 'toggle group'],
  ['downshift', 'select'],
  ['react-datepicker', 'typed'],
  ['element-plus', 'cascader'],
  ['element-plus', 'date picker'],
  ['element-plus', 'radio'],
  ['vuetify', 'rating'],
  ['vuetify', 'button toggle'],
  ['angular', 'reactive on blur'],
  ['vue', 'text'],
  ['solid', 'text'],
  ['preact', 'text'],
  ['lit', 'text'],
  ['shoelace', 'select'],
  ['shoelace', 'radio button'],
  ['select2', 'ajax'],
  ['jquery-ui', 'datepicker'],
  ['jquery-ui', 'slider'],
  ['htmx', 'change'],
  ['quill', 'snow'],
  ['lexical', 'rich text'],
  ['tinymce', 'iframe'],
  ['codemirror', 'javascript'],
  ['imask', 'phone'],
  ['flatpickr', 'alt input'],
  ['intl-tel-input', 'plain'],
  ['choices', 'multiple'],
  ['components-plain', 'nested components'],
  ['components-plain', 'checkbox of internals'],
  ['svelte', 'select'],
  ['svelte', 'on blur'],
  ['element-plus', 'date range'],
  ['element-plus', 'color picker'],
  ['element-plus', 'transfer'],
  ['vuetify', 'otp'],
  ['flatpickr', 'time'],
  ['antd', 'select tags'],
  ['naive-ui', 'select'],
  ['mantine', 'pin'],
  ['pickers', 'litepicker'],
  ['material-web', 'select'],
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
