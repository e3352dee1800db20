import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchExtension, type ExtensionBrowser } from '../browser/extension';
import { serve, type Served } from '../browser/serve';
import { compareRatios } from './baseline';
import { scriptBytes, sharesOf, treemap } from './bytes';
import { endurance } from './endurance';
import { fillCost, hasRatio } from './fill-cost';
import { longestTask } from './longest-task';
import { benchPages } from './pages';
import { smokeSetups } from './plan';
import { popupStart } from './popup-start';
import { rulesCost } from './rules-cost';
import { spreadOf } from './statistics';

/** What a browser parses as the background starts, where first a tab is asked about, and in every frame that is read. */
const mostBytes = { 'background.js': 180_000, 'session.js': 620_000, 'agent.js': 100_000 };

/** The bench runs and counts right; what it measures is no matter of a test. */
describe('the bench', () => {
  let extension: ExtensionBrowser;
  let server: Served;

  beforeAll(async () => {
    server = await serve(await benchPages());
    extension = await launchExtension();
  });
  afterAll(async () => {
    await extension?.close();
    await server?.close();
  });

  test.each(smokeSetups)('sees every field of $path written', async (setup) => {
    const cost = await fillCost(extension, server.origin, setup);
    expect(cost).toMatchObject({ path: setup.path, fields: setup.fields });
    expect(cost.firstValue.median).toBeLessThanOrEqual(cost.fill.median);
    expect(cost.bare.median).toBeGreaterThan(0);
  });

  test('finds the longest task of ours in a trace', async () => {
    const longest = await longestTask(extension, server.origin, { path: '/mixed/24', atOnce: false });
    expect(longest).toBeGreaterThan(0);
    expect(longest).toBeLessThan(60_000);
  });

  test('starts the popup with the worker awake and stopped, and one that is told constants', async () => {
    const start = await popupStart(extension, { url: `${server.origin}/mixed/12`, fields: 12, rounds: 1 });
    expect(Object.values(start).every(({ median }) => median > 0)).toBe(true);
  });

  test('fills a page again and again', async () => {
    const page = await extension.browser.newPage();
    await page.goto(`${server.origin}/mixed/12`);
    const { fills, pageHeap, workerHeap } = await endurance(extension, page, 20);
    expect(fills).toBe(20);
    expect(pageHeap).toBeGreaterThan(0);
    expect(workerHeap).toBeGreaterThan(0);
    await page.close();
  });

  test('weighs the scripts by folder', async () => {
    const bytes = scriptBytes();
    expect(Object.keys(bytes)).toEqual([
      'background.js',
      'session.js',
      'faker.js',
      'agent.js',
      'widgets.js',
      'writer.js',
      'popup',
      'options',
    ]);
    // React alone is larger: a popup that weighs less was not weighed with what it imports.
    expect(bytes['popup']).toBeGreaterThan(150_000);
    const shares = await sharesOf('entrypoints/agent.ts');
    expect(shares.map(({ part }) => part)).toContain('utils/scan');
    expect(treemap(shares)).toContain('kB');
  });

  test.each(Object.entries(mostBytes))('%s stays within its bytes', (script, most) => {
    expect(scriptBytes()[script]).toBeLessThanOrEqual(most);
  });
});

test('a loop over a few fields is no measure', () => {
  expect([10, 1_000].map((fields) => hasRatio({ fields }))).toEqual([false, true]);
});

test('rules are planned with and without', async () => {
  expect((await rulesCost(40, 12, 1)).median).toBeGreaterThan(0);
});

test('a spread is the median and its quartiles', () => {
  expect(spreadOf([4, 1, 3, 2, 5])).toEqual({ low: 2, median: 3, high: 4 });
  expect(() => spreadOf([])).toThrow('received none');
});

test('a ratio is shown beside the accepted one', () => {
  expect(compareRatios({ fill: 6, other: 2 }, { fill: 3 })).toEqual([
    { ratio: 'fill', before: '3', now: '6', change: '× 2' },
    { ratio: 'other', before: '–', now: '2', change: 'new' },
  ]);
});
