import type { Page } from 'puppeteer-core';
import type { browser } from 'wxt/browser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sections, type Section } from '../../entrypoints/options/sections';
import { noTraits } from '../../utils/plan/persona/traits';
import { axeFindings, ofColours } from '../browser/axe-findings';
import { emulateMedia } from '../browser/emulate-media';
import { launchExtension, type ExtensionBrowser } from '../browser/extension';

let extension: ExtensionBrowser;
let options: Page;

beforeAll(async () => {
  extension = await launchExtension();
  options = await extension.openOptions('general');
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
  await store(kept);
});
afterAll(() => extension?.close());

const pinned = {
  'given-name': { is: 'fixed', text: 'Zelda' },
  email: { is: 'template', text: 'vip+{{seed}}@ourco.example' },
  organization: { is: 'list', entries: ['ACME', 'Globex'] },
  age: { is: 'number', from: 30, to: 40, step: 1 },
} as const;
const values = [
  { key: 'text:first', nth: 0, label: 'First name', value: { is: 'text', text: 'Typed by hand' } },
  {
    key: 'text:mail',
    nth: 0,
    label: 'E-mail',
    value: { is: 'value', value: { is: 'pattern', pattern: '[a-z]{9}@x' } },
  },
  { key: 'check:gift', nth: 0, label: 'Gift wrap', value: { is: 'check', checked: true } },
];
const kept = {
  persons: { version: 1, persons: [{ id: 'p', name: 'VIP', seed: '7K2QM-2F4', traits: { ...noTraits, pinned } }] },
  scenarios: {
    version: 1,
    scenarios: [{ id: 's', name: 'Order', host: 'shop.example', steps: [{ path: '/order', values }] }],
  },
  sites: { version: 1, sites: [{ id: 'shop.example', mode: 'hostile', auto: { is: 'scenario', scenario: 's' } }] },
  'own-entries': {
    version: 1,
    entries: [{ id: 'e', title: 'Lorem', group: 'Long', value: { is: 'repeated', text: 'ab', length: 255 } }],
  },
};

/** What opens in each section that has a list. */
const panes = {
  values: 'Rule b',
  persons: 'VIP',
  scenarios: 'Order',
  sites: 'shop.example',
  catalogue: 'Lorem',
} as const;

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

    expect(await axeFindings(options, scheme === 'dark' ? ofColours : undefined)).toEqual([]);
    expect(await overflowing()).toEqual([]);
  },
);

it('shows the way to each section at the browser’s own zoom of 200 %', async () => {
  await emulate(1280, {});
  await zoom(2);
  await options.waitForFunction(() => innerWidth === 640);
  const outside = await options.$$eval('nav a', (links) =>
    links.filter((link) => link.getBoundingClientRect().right > innerWidth).map((link) => link.textContent),
  );
  expect(outside).toEqual([]);
  expect(await overflowing()).toEqual([]);
  await zoom(1);
});

function zoom(factor: number): Promise<void> {
  return options.evaluate(async (wanted) => {
    const { chrome } = globalThis as unknown as { chrome: typeof browser };
    await chrome.tabs.setZoom(wanted);
  }, factor);
}

const paneLooks = [
  { look: 'in the dark, at 200 %', width: 640, features: { 'prefers-color-scheme': 'dark' }, direction: 'ltr' },
  { look: 'from right to left', width: 1280, features: {}, direction: 'rtl' },
  { look: 'from right to left, at 200 %', width: 640, features: {}, direction: 'rtl' },
  { look: 'in forced colors', width: 1280, features: { 'forced-colors': 'active' }, direction: 'ltr' },
] as const;

it.each(Object.entries(panes).flatMap(([section, name]) => paneLooks.map((one) => ({ section, name, ...one }))))(
  'what is open in $section is accessible and fits $look',
  async ({ section, name, width, features, direction }) => {
    await emulate(width, features);
    await options.evaluate((hash) => (location.hash = hash), 'about');
    await options.waitForSelector('nav a[aria-current=page][href="#about"]');
    await options.evaluate((hash) => (location.hash = hash), section);
    await options.locator(`.rule-open ::-p-text(${name})`).click();
    await options.waitForSelector('aside :is(input, select, textarea)');
    await options.evaluate((to) => (document.documentElement.dir = to), direction);

    expect(await axeFindings(options, direction === 'ltr' ? ofColours : undefined)).toEqual([]);
    expect(await overflowing()).toEqual([]);
    await options.evaluate(() => (document.documentElement.dir = 'ltr'));
  },
);

it('what is chosen is told by more than a background', async () => {
  const marks = () =>
    options.evaluate(() => {
      const look = (selector: string) => {
        const { outlineStyle, backgroundColor } = getComputedStyle(document.querySelector(selector)!);
        return [outlineStyle, backgroundColor].join(' ');
      };
      return [
        look('.rule[data-chosen]') !== look('.rule:not([data-chosen])'),
        look('nav [aria-current]') !== look('nav a:not([aria-current])'),
      ];
    });
  await emulate(1280, { 'forced-colors': 'active' });
  await options.evaluate(() => (location.hash = 'values'));
  await options.locator('.rule-open ::-p-text(Rule b)').click();
  await options.waitForSelector('.rule[data-chosen]');

  expect(await marks()).toEqual([true, true]);
});

it.each([0, 1, 500])('lists of %d are shown, searched and opened', async (count) => {
  await emulate(1280, {});
  const all = Array.from({ length: count }, (_, index) => index);
  const list = (name: string, entry: (index: number) => object, key = name) => ({
    [key]: { version: 1, [name]: all.map((index) => ({ id: `n${index}`, name: `Name ${index}`, ...entry(index) })) },
  });
  await store({
    ...list('rules', (index) => ({ sites: [`s${index}.example`], value: { is: 'fixed', text: 'x' } })),
    ...list('persons', (index) => ({ seed: '7K2QM-2F4', sites: [`*.s${index}.example`] })),
    ...list('scenarios', (index) => ({ host: `s${index}.example`, steps: [{ path: '/', values }] })),
    ...list('sites', (index) => ({ id: `s${index}.example`, off: true })),
    ...list(
      'entries',
      (index) => ({ title: `Name ${index}`, group: '', value: { is: 'fixed', text: 'x' } }),
      'own-entries',
    ),
  });
  const last = count - 1;
  for (const section of Object.keys(panes)) {
    await options.evaluate((hash) => (location.hash = hash), section);
    await options.waitForSelector(`nav a[aria-current=page][href="#${section}"]`);
    if (count === 0) {
      await options.waitForSelector('.pane .empty');
      continue;
    }
    const title = section === 'sites' ? `s${last}.example` : `Name ${last}`;
    await options.locator('.pane input[type=search]').fill(title);
    await options.locator(`.rule-open ::-p-text(${title})`).click();
    await options.waitForSelector('aside :is(input, select)');
  }
});

function store(items: Record<string, unknown>): Promise<void> {
  return options.evaluate(async (all) => {
    const { chrome } = globalThis as unknown as { chrome: typeof browser };
    await chrome.storage.local.set(all);
  }, items);
}

async function emulate(width: number, features: Readonly<Record<string, string>>): Promise<void> {
  await options.setViewport({ width, height: 800 });
  await emulateMedia(options, features);
}

async function show(section: Section, scheme: string, width: number): Promise<void> {
  await emulate(width, { 'prefers-color-scheme': scheme });
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
