import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { FillRecord } from '../../../utils/conduct/filling/fill-record';
import type * as Memory from '../../../utils/conduct/session/tab-memory';

let fillOf: typeof Memory.fillOf;
let forgetTab: typeof Memory.forgetTab;

beforeEach(async () => {
  fakeBrowser.reset();
  vi.stubGlobal('chrome', fakeBrowser);
  vi.resetModules();
  ({ fillOf, forgetTab } = await import('../../../utils/conduct/session/tab-memory'));
});

const record: FillRecord = {
  document: 12.5,
  running: { done: 1, of: 2 },
  written: [['0/a', { report: { id: 'a' as never, outcome: 'filled', reason: null, holds: 'Fern' }, value: 'k' }]],
  undoable: { 3: { '0/12.5': 1 } },
};

describe('fillOf', () => {
  it('gives back what was kept of a tab, and nothing of another', async () => {
    await fillOf(7).setValue(record);
    expect(await fillOf(7).getValue()).toEqual(record);
    expect(await fillOf(8).getValue()).toBeNull();
  });

  it('keeps it as one text: a tree of values would hold up the worker', async () => {
    await fillOf(7).setValue(record);
    expect(Object.values(await fakeBrowser.storage.session.get())).toEqual([expect.any(String)]);
  });

  it('is forgotten with its tab', async () => {
    await fillOf(7).setValue(record);
    await forgetTab(7);
    expect(await fillOf(7).getValue()).toBeNull();
  });
});
