import type { Frame, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchOnDisplay, type BrowserOnDisplay } from '../browser/launch-on-display';
import { serve, type Served } from '../browser/serve';
import { hasX } from '../browser/virtual-display';

const field = (label: string, name: string) => `<label>${label} <input name="${name}"></label>`;
const html = (body: string) => `<!doctype html><html lang="en-US"><title>shortcut</title><body>${body}</body></html>`;
const pages: Readonly<Record<string, string>> = {
  '/': html(
    `${field('First name', 'first')}${field('City', 'city')}<iframe src="/inner"></iframe><iframe src="/last"></iframe>`,
  ),
  '/last': html(field('Phone', 'phone')),
  '/inner': html(field('Last name', 'last') + field('E-mail', 'email')),
};

let extension: BrowserOnDisplay;
let server: Served;
let page: Page;

const focused = (frame: Frame) =>
  frame.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.localName);
const inner = () => page.waitForFrame((frame) => frame.url().endsWith('/inner'));
/** What all fields hold, in all frames. */
const held = async () => {
  const values = page.frames().map((frame) => frame.$$eval('input', (inputs) => inputs.map(({ value }) => value)));
  return (await Promise.all(values)).flat();
};
const filled = '::-p-aria([role="status"])::-p-text(Filled 5 of 5)';
const undone = '::-p-aria([role="status"])::-p-text(5 of 5 put back)';

describe.runIf(hasX)('the shortcut, by the real keys', () => {
  beforeAll(async () => {
    server = await serve((path) => pages[path] ?? null);
    extension = await launchOnDisplay();
    page = await extension.browser.newPage();
  });
  afterAll(async () => {
    await extension?.close();
    await server?.close();
  });

  it.each([
    ['of the page', async () => page.mainFrame(), 'city', ['city', 'body']],
    ['of a frame', inner, 'email', ['iframe', 'email']],
  ] as const)(
    'fills all frames, takes them back, and leaves the focus in a field %s both times',
    async (_name, frame, name, expected) => {
      const focus = async () => [await focused(page.mainFrame()), await focused(await inner())];
      await page.goto(`${server.origin}/`);
      await (await frame()).click(`[name=${name}]`);
      await extension.display.press('alt+shift+g');
      await page.waitForSelector(filled);
      expect(await held()).not.toContain('');
      expect(await focus()).toEqual(expected);
      await extension.display.press('alt+shift+y');
      await page.waitForSelector(undone);
      expect(await held()).toEqual(['', '', '', '', '']);
      await expect.poll(focus, { timeout: 30_000 }).toEqual(expected);
    },
  );

  it('tells of it in a notice that Escape takes away', async () => {
    await page.goto(`${server.origin}/`);
    await extension.display.press('alt+shift+g');
    await page.waitForSelector(filled);
    await extension.display.press('Escape');
    await page.waitForSelector(filled, { hidden: true });
  });
});
