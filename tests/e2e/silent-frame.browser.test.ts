import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillThroughPopup, launchExtension, type ExtensionBrowser } from '../browser/extension';
import { serve, type Served } from '../browser/serve';

const markup = (body: string) => `<!doctype html><html lang="en-US"><body>${body}</body></html>`;
const field = (label: string, name: string) => `<label>${label} <input name="${name}"></label>`;
/** Longer than any frame is waited for. */
const stall = 'onmessage = () => { for (const until = Date.now() + 60_000; Date.now() < until; ); }';

let extension: ExtensionBrowser;
let server: Served;
let other: Served;

beforeAll(async () => {
  other = await serve(() => markup(`${field('City', 'city')}<script>${stall}</script>`));
  const elsewhere = other.origin.replace('localhost', '127.0.0.1');
  server = await serve(() =>
    markup(`${field('First name', 'first')}<iframe src="${elsewhere}/"></iframe>${field('Last name', 'last')}`),
  );
  extension = await launchExtension({ granted: ['http://localhost/*', 'http://127.0.0.1/*'] });
});
afterAll(async () => {
  await extension?.close();
  await server?.close();
  await other?.close();
});

it('fills the rest of a page one frame of which never answers', async () => {
  const page = await extension.browser.newPage();
  await page.goto(`${server.origin}/`, { waitUntil: 'networkidle0' });
  await page.evaluate(() => document.querySelector('iframe')!.contentWindow!.postMessage('stall', '*'));
  const popup = await extension.openPopup(page);
  expect(await fillThroughPopup(popup)).toMatch(/^Filled 2 of 2/);
  const values = await page.$$eval('input', (inputs) => inputs.map(({ value }) => value));
  expect(values.every((value) => value !== '')).toBe(true);
});
