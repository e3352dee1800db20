import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { byRole, openPopupLab, tell, type PopupLab } from './popup-page';
import { fieldRow, filledRows, formRows, manyRows, persona, rows, state } from './samples';

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

let lab: PopupLab;
beforeAll(async () => void (lab = await openPopupLab()));
afterAll(() => lab.close());

const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(4);
const filled = { phase: 'filled', summary: { filled: 9, of: 10 }, canUndo: true, locked: true } as const;

/** Everything the popup can look like: how it gets there. */
const views: Record<string, (popup: Page) => Promise<unknown>> = {
  reading: async () => undefined,
  ready: (popup) => tell(popup, rows(formRows), state()),
  filling: (popup) => tell(popup, rows(manyRows(200), 0, 400), state({ phase: 'filling', done: 120, fillable: 400 })),
  filled: (popup) => tell(popup, rows(filledRows), state({ ...filled, unreachable: ['https://pay.example'] })),
  blocked: (popup) => tell(popup, state({ phase: 'blocked', persona: null, trouble: 'Not on this page.' })),
  problem: (popup) => tell(popup, state(), { is: 'problem', text: long }),
  'long texts': async (popup) => {
    const row = fieldRow({ label: long, planned: long, holds: long, outcome: 'refused', reason: 'changed-by-page' });
    await tell(popup, rows([row]), state({ persona: { ...persona, name: long, email: `${long}@example.com` } }));
    await popup.locator('.row-head').click();
  },
  details: async (popup) => {
    await tell(popup, rows([fieldRow({ structure: 'div', override: { do: 'reroll', nth: 1 } })]), state(filled));
    await popup.locator('.row-head').click();
    await popup.waitForSelector('.details');
  },
  'wrong seed': async (popup) => {
    await tell(popup, state());
    await byRole(popup, 'button', 'Enter another seed').click();
    await byRole(popup, 'textbox', 'Seed to use').fill(long);
    await byRole(popup, 'button', 'Use').click();
  },
  settings: async (popup) => {
    await tell(popup, state());
    await byRole(popup, 'button', 'Settings').click();
    await byRole(popup, 'radio', 'Always the same').click();
    await popup.waitForSelector('.error');
  },
};
const names = Object.keys(views);

const schemes = ['light', 'dark'];
const places = [
  { place: 'popup', width: 400, height: 600, dir: 'ltr' },
  { place: 'popup', width: 400, height: 300, dir: 'ltr' },
  { place: 'popup', width: 400, height: 600, dir: 'rtl' },
  { place: 'tab', width: 320, height: 600, dir: 'ltr' },
  { place: 'tab', width: 200, height: 300, dir: 'ltr' },
];

describe.each(names)('the popup, %s', (name) => {
  let popup: Page;
  beforeAll(async () => {
    popup = await lab.open();
    await views[name]!(popup);
    await popup.evaluate(axeSource);
  });
  afterAll(() => popup.close());

  test.each(schemes)('passes axe in %s colours', async (scheme) => {
    await popup.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ]);

    expect(await popup.evaluate(axeViolations)).toEqual([]);
  });

  test.each(places)('$place of $width × $height, $dir: nothing overhangs, all can be reached', async (place) => {
    await popup.setViewport({ width: place.width, height: place.height });

    expect(await popup.evaluate(overhanging, place)).toEqual([]);
    expect(await popup.evaluate(lastButtonInSight)).toBe(true);
  });
});

/** Runs in the page. */
async function axeViolations(): Promise<string[]> {
  const { axe: checker } = globalThis as unknown as { axe: typeof axe };
  const { violations } = await checker.run(document, { resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

/** Runs in the page: what is wider than it, or sticks out at a side. */
function overhanging({ place, dir }: { place: string; dir: string }): string[] {
  const root = document.documentElement;
  root.dir = dir;
  root.dataset['place'] = place;
  const out = [...document.querySelectorAll('button, input, select, p, h1, h2')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left < -1 || right > innerWidth + 1;
  });
  return [...(root.scrollWidth > innerWidth ? ['the page'] : []), ...out.map((element) => element.outerHTML)];
}

/** Runs in the page. */
function lastButtonInSight(): boolean {
  const last = [...document.querySelectorAll('button')].at(-1)!;
  last.scrollIntoView();
  const { top, bottom } = last.getBoundingClientRect();
  return top >= -1 && bottom <= innerHeight + 1;
}

test('a long list scrolls alone: the popup itself stays 600 pixels high', async () => {
  const popup = await lab.open();
  await tell(popup, rows(manyRows(200)), state());
  await popup.waitForSelector('.row');

  const heights = await popup.evaluate(() => {
    const list = document.querySelector('.fields')!;
    return { page: document.documentElement.scrollHeight, listScrolls: list.scrollHeight > list.clientHeight };
  });

  expect(heights).toEqual({ page: 600, listScrolls: true });
  await popup.close();
});

test('every control is reached by Tab alone, with a visible focus', async () => {
  const popup = await lab.open();
  await views['filled']!(popup);
  await popup.waitForSelector('.row');
  const expected = await popup.$$eval('button, input:checked', (controls) => controls.length);
  const reached = new Set<string>();

  for (let press = 0; press < expected; press++) {
    await popup.keyboard.press('Tab');
    const stop = await popup.evaluate(() => {
      const focused = document.activeElement!;
      const shown = focused.matches('[type=radio]') ? focused.nextElementSibling! : focused;
      return { name: focused.outerHTML, outline: getComputedStyle(shown).outlineStyle };
    });
    expect(stop.outline).toBe('solid');
    reached.add(stop.name);
  }

  expect(reached.size).toBe(expected);
  await popup.close();
});
