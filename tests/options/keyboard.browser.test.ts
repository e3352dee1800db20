import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, KeyInput, Page } from 'puppeteer-core';
import type { browser } from 'wxt/browser';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sections } from '../../entrypoints/options/sections';
import { noTraits } from '../../utils/plan/persona/traits';
import { launchExtension, type ExtensionBrowser } from '../browser/extension';

const kept = {
  rules: {
    version: 1,
    rules: ['One', 'Two'].map((name) => ({ id: name, name, value: { is: 'fixed', text: name } })),
  },
  persons: { version: 1, persons: [{ id: 'p', name: 'VIP', seed: '7K2QM-2F4', traits: noTraits }] },
  sites: { version: 1, sites: [{ id: 'shop.example', off: true }] },
};

let extension: ExtensionBrowser;
let options: Page;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'understudy-'));
  extension = await launchExtension();
  const worker = await extension.browser.waitForTarget((target) => target.type() === 'service_worker');
  options = await extension.browser.newPage();
  await options.setViewport({ width: 1280, height: 900 });
  await options.goto(new URL('/options.html', worker.url()).href);
});
beforeEach(async () => {
  await options.evaluate(async (all) => {
    const { chrome } = globalThis as unknown as { chrome: typeof browser };
    await chrome.storage.local.set(all);
    location.hash = 'about';
  }, kept);
  await options.reload();
  await options.waitForSelector('nav a[href="#about"][aria-current]');
});
afterAll(async () => {
  await extension?.close();
  await rm(folder, { recursive: true, force: true });
});

/** What has the focus: its accessible name, roughly, and whether a person sees that it has. */
const focused = () =>
  options.evaluate(() => {
    const at = document.activeElement as HTMLInputElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    const name = at.ariaLabel ?? at.labels?.[0]?.textContent ?? at.querySelector('bdi')?.textContent ?? at.textContent;
    return { tag: at.localName, name, isSeen: outlineStyle !== 'none' && parseFloat(outlineWidth) > 0 };
  });

/** Presses Tab until something has the focus, which is seen at each stop on the way. */
async function tabTo(name: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await options.keyboard.press('Tab');
    const at = await focused();
    if (at.tag !== 'body') expect(at).toMatchObject({ isSeen: true });
    if (at.name === name) return;
  }
  throw new Error(`Tab never comes to “${name}”.`);
}

const press = (...keys: readonly KeyInput[]) =>
  keys.reduce((before, key) => before.then(() => options.keyboard.press(key)), Promise.resolve());

/** Presses until it shows: what has just been picked up hears no key before its next task (dnd-kit's keyboard sensor). */
async function pressUntil(key: KeyInput, selector: string): Promise<void> {
  while (!(await options.$(selector))) await press(key);
}

/** Waits until something else than the page itself has the focus. */
const focusIn = (selector: string) =>
  options.waitForFunction((wanted) => document.activeElement?.matches(wanted), {}, selector);

async function openSection(name: string): Promise<void> {
  await tabTo(name);
  await press('Enter');
  await options.waitForFunction((title) => document.querySelector('.pane h1')?.textContent === title, {}, name);
}

it('every section is chosen by Tab and Enter', async () => {
  for (const section of sections) {
    const name = await options.$eval(`nav a[href="#${section}"]`, (link) => link.textContent);
    await tabTo(name);
    await press('Enter');
    await options.waitForSelector(`nav a[href="#${section}"][aria-current]`);
    await options.waitForSelector('.pane h1');
    expect(await focused()).toMatchObject({ tag: 'a', isSeen: true });
  }
});

it('a rule is added, left by Escape, moved by arrows, and deleted', async () => {
  await openSection('Values');
  await tabTo('New rule');
  await press('Enter');
  await focusIn('aside');
  expect(await focused()).toMatchObject({ isSeen: true });
  await tabTo('Name');
  await options.keyboard.type('Three');
  await press('Escape');
  await focusIn('main *');

  await tabTo('Move “One”');
  await press('Space');
  await options.waitForSelector('.rule-handle[aria-pressed=true]');
  await pressUntil('ArrowDown', '::-p-text(Place 2 of 2.)');
  await press('Space');
  await options.waitForFunction(() => document.querySelector('.rule-open > bdi')?.textContent === 'Two');
  await focusIn('.rule-handle[aria-label="Move “One”"]');

  await tabTo('One');
  await press('Enter');
  await focusIn('aside');
  await press('Escape');
  await focusIn('.rule-open[aria-current]');
  expect(await focused()).toMatchObject({ name: 'One', isSeen: true });
  await tabTo('Duplicate');
  await press('Enter');
  await options.waitForFunction(() => document.querySelectorAll('.rule').length === 3);
  await focusIn('aside');
  await tabTo('Delete');
  await press('Enter');
  await options.waitForFunction(() => document.querySelectorAll('.rule').length === 2);
  await focusIn('main *');
  expect(await focused()).toMatchObject({ isSeen: true });
});

it('a person is opened, and deleted as the last of the list', async () => {
  await openSection('People');
  await tabTo('VIP');
  await press('Enter');
  await focusIn('aside');
  await tabTo('Delete');
  await press('Enter');
  await options.waitForSelector('.pane .empty');
  await focusIn('main *, main');
  expect(await focused()).toMatchObject({ isSeen: true });
});

it('a site is opened, switched on, and forgotten', async () => {
  await openSection('Sites');
  await tabTo('shop.example');
  await press('Enter');
  await focusIn('aside');
  await options.waitForSelector('aside input:checked');
  await press('Tab');
  expect(await focused()).toMatchObject({ tag: 'input', isSeen: true });
  await press('Space');
  await options.waitForFunction(() => !(document.activeElement as HTMLInputElement).checked);
  await tabTo('Forget what is set here');
  await press('Enter');
  await options.waitForSelector('.pane .empty');
  await focusIn('main *');
  expect(await focused()).toMatchObject({ isSeen: true });
});

it('what a file would change is taken', async () => {
  await openSection('Import & export');
  const file = join(folder, 'rules.json');
  const rule = { id: 'new', name: 'From a file', value: { is: 'fixed', text: 'x' } };
  await writeFile(file, JSON.stringify({ understudy: 1, rules: { version: 1, rules: [rule] } }));
  const input = (await options.waitForSelector('input[type=file]')) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(file);
  await options.waitForSelector('summary ::-p-text(Rules: 1 new)');
  await tabTo('Import');
  await press('Enter');
  await options.waitForSelector('[role=status] ::-p-text(Imported.)');
  await focusIn('main *');
  expect(await focused()).toMatchObject({ isSeen: true });
});
