import type { Frame, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchExtension, type ExtensionBrowser } from '../browser/extension';
import { serve, type Served } from '../browser/serve';
import { openVirtualDisplay, type VirtualDisplay } from '../browser/virtual-display';

const field = (label: string, name: string) => `<label>${label} <input name="${name}"></label>`;
const html = (body: string) => `<!doctype html><html lang="en-US"><title>shortcut</title><body>${body}</body></html>`;
const pages: Readonly<Record<string, string>> = {
  '/': html(`${field('First name', 'first')}${field('City', 'city')}<iframe src="/inner"></iframe>`),
  '/inner': html(field('Last name', 'last') + field('E-mail', 'email')),
};

/** Windows and macOS have no display of that sort. */
const hasX = process.platform === 'linux';

let display: VirtualDisplay;
let extension: ExtensionBrowser;
let server: Served;
let page: Page;

const focused = (frame: Frame) =>
  frame.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.localName);
const inner = () => page.waitForFrame((frame) => frame.url().endsWith('/inner'));
/** What all fields hold, the frame's last. */
const held = async () => {
  const frames = [page.mainFrame(), await inner()];
  const values = frames.map((frame) => frame.$$eval('input', (inputs) => inputs.map(({ value }) => value)));
  return (await Promise.all(values)).flat();
};
const notice = '::-p-aria([role="status"])::-p-text(Filled 4 of 4)';

describe.runIf(hasX)('the shortcut, by the real keys', () => {
  beforeAll(async () => {
    server = await serve((path) => pages[path] ?? null);
    display = await openVirtualDisplay();
    extension = await launchExtension({
      headless: false,
      env: { ...process.env, ...display.environment },
      args: ['--window-position=0,0', '--window-size=1200,950'],
    });
    page = await extension.browser.newPage();
  });
  afterAll(async () => {
    await extension?.close();
    display?.close();
    await server?.close();
  });

  it.each([
    ['of the page', async () => page.mainFrame(), 'city', ['city', 'body']],
    ['of a frame', inner, 'email', ['iframe', 'email']],
  ] as const)('fills all frames, and leaves the focus in a field %s', async (_name, frame, name, expected) => {
    await page.goto(`${server.origin}/`);
    await (await frame()).click(`[name=${name}]`);
    await display.press('alt+shift+g');
    await page.waitForSelector(notice);
    expect(await held()).not.toContain('');
    expect([await focused(page.mainFrame()), await focused(await inner())]).toEqual(expected);
  });

  it('tells of it in a notice that Escape takes away, and another takes the fill back', async () => {
    await page.goto(`${server.origin}/`);
    await page.click('[name=city]');
    await display.press('alt+shift+g');
    await page.waitForSelector(notice);
    await display.press('Escape');
    await page.waitForSelector(notice, { hidden: true });
    await display.press('alt+shift+y');
    await expect.poll(held, { timeout: 10_000 }).toEqual(['', '', '', '']);
    await expect.poll(() => focused(page.mainFrame()), { timeout: 10_000 }).toBe('city');
  });
});
