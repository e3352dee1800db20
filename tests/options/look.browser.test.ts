import type { Page } from 'puppeteer-core';
import type { browser } from 'wxt/browser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sections, type Section } from '../../entrypoints/options/sections';
import { axeFindings } from '../browser/axe-findings';
import { launchExtension, type ExtensionBrowser } from '../browser/extension';

let extension: ExtensionBrowser;
let options: Page;

beforeAll(async () => {
  extension = await launchExtension();
  const worker = await extension.browser.waitForTarget((target) => target.type() === 'service_worker');
  options = await extension.browser.newPage();
  await options.goto(new URL('/options.html#general', worker.url()).href);
  await options.waitForSelector('main h1, .pane h1');
  await options.evaluate(async () => {
    const { chrome } = globalThis as unknown as { chrome: typeof browser };
    const rule = (id: string, site: string[], value: object) => ({ id, name: `Rule ${id}`, sites: site, value });
    const rules = [
      rule('a', [], { is: 'template', text: '{{given-name|lower}}+{{counter}}@ourco.example' }),
      rule('b', ['*.shop.example'], { is: 'list', entries: ['SPRING *3', 'SUMMER'] }),
      rule('c', ['a-rather-long-name-of-a-site.staging.ourco.example'], { is: 'fixed', text: 'x'.repeat(200) }),
    ];
    await chrome.storage.local.set({ rules: { version: 1, rules } });
  });
});
afterAll(() => extension?.close());

const looks = [
  { scheme: 'light', width: 1280 },
  // A window of 1280 at 200 %.
  { scheme: 'dark', width: 640 },
  { scheme: 'light', width: 360 },
] as const;

it.each(sections.flatMap((section) => looks.map((look) => ({ section, ...look }))))(
  '$section in $scheme, $width wide, is accessible and fits',
  async ({ section, scheme, width }) => {
    await show(section, scheme, width);

    expect(await axeFindings(options)).toEqual([]);
    expect(await overflowing()).toEqual([]);
  },
);

async function show(section: Section, scheme: string, width: number): Promise<void> {
  await options.setViewport({ width, height: 800 });
  await options.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
  await options.evaluate((hash) => (location.hash = hash), section === 'values' ? 'values/a' : section);
  await options.waitForSelector(`nav a[aria-current=page][href="#${section}"]`);
  await options.waitForSelector('.pane h1');
  if (section === 'values') await options.waitForSelector('.rule');
}

/** What stands out of the page to the side. */
function overflowing(): Promise<string[]> {
  return options.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const isOut = (element: Element) => element.getBoundingClientRect().right > root.clientWidth + 1;
    return [...document.querySelectorAll('body *')].filter(isOut).map((element) => element.outerHTML.slice(0, 120));
  });
}
