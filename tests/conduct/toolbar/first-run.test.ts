import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type * as FirstRun from '../../../utils/conduct/toolbar/first-run';

let welcome: typeof FirstRun.welcome;
let installType: string;

beforeEach(async () => {
  fakeBrowser.reset();
  vi.stubGlobal('chrome', { ...fakeBrowser, management: { getSelf: async () => ({ installType }) } });
  vi.resetModules();
  ({ welcome } = await import('../../../utils/conduct/toolbar/first-run'));
});

it.each([
  ['install', 'normal', 1],
  ['update', 'normal', 0],
  ['chrome_update', 'normal', 0],
  ['install', 'development', 0],
  ['install', 'admin', 0],
] as const)('at %s of a %s extension opens %i pages', async (reason, type, count) => {
  installType = type;
  await welcome({ reason });
  const opened = (await fakeBrowser.tabs.query({})).map(({ url }) => url ?? '');
  expect(opened.filter((url) => url.endsWith('/practice.html'))).toHaveLength(count);
});
