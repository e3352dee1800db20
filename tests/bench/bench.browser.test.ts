import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchExtension, type ExtensionBrowser } from '../browser/extension';
import { serve, type Served } from '../browser/serve';
import { compareRatios } from './baseline';
import { scriptBytes, sharesOf, treemap } from './bytes';
import { hasRatio } from './fill-cost';
import { benchPages } from './pages';
import { measureFill, measureRest } from './measure';
import { smoke } from './plan';
import { shapeFaults } from './shape-faults';
import { spreadOf } from './statistics';

/** What a browser parses as the background starts, where first a tab is asked about, and in every frame that is read. */
const mostBytes = { 'background.js': 180_000, 'session.js': 750_000, 'agent.js': 100_000 };

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

  test('counts all fields, fills and rounds of a small run, and has a measure of each', async () => {
    const fills = [];
    for (const setup of smoke.setups) fills.push(await measureFill(extension, server.origin, setup));
    const rest = await measureRest(extension, server.origin, smoke);
    expect(shapeFaults(fills, rest, smoke)).toEqual([]);
    const [first, ...others] = fills;
    const unmeasured = { ...first!, longest: 0 };
    expect(shapeFaults([unmeasured, ...others], rest, smoke)).toEqual([
      'expected a measure of the longest task of /mixed/24, received 0',
    ]);
    expect(shapeFaults(others, { ...rest, lasting: { ...rest.lasting, fills: 11 } }, smoke)).toHaveLength(2);
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
