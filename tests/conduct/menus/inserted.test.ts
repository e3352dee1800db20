import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type * as Inserted from '../../../utils/conduct/menus/inserted';

let { loadInserted, noteInserted, setFavourite }: typeof Inserted = {} as typeof Inserted;

beforeEach(async () => {
  fakeBrowser.reset();
  vi.stubGlobal('chrome', fakeBrowser);
  vi.resetModules();
  ({ loadInserted, noteInserted, setFavourite } = await import('../../../utils/conduct/menus/inserted'));
});

it('what is inserted while something is kept at hand is noted too', async () => {
  await Promise.all([noteInserted('kind:email'), setFavourite('entry:emoji', true), noteInserted('kind:tel')]);

  expect(await loadInserted()).toEqual({ recent: ['kind:tel', 'kind:email'], favourite: ['entry:emoji'] });
});
