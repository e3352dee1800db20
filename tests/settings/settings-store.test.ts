import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { defaultSettings } from '../../utils/settings/settings';
import type * as Store from '../../utils/settings/settings-store';

let store: typeof Store;

beforeEach(async () => {
  fakeBrowser.reset();
  vi.stubGlobal('chrome', fakeBrowser);
  vi.resetModules();
  store = await import('../../utils/settings/settings-store');
});

const stored = async () => (await fakeBrowser.storage.local.get(null)) as Record<string, unknown>;

describe('settings in storage', () => {
  test('start as the defaults, and nothing is written for that', async () => {
    expect(await store.loadSettings()).toEqual(defaultSettings);
    expect(await stored()).toEqual({});
  });

  test('a saved setting is there after a restart, with the version', async () => {
    await store.saveSettings({ emailDomain: 'Test.Example' });
    vi.resetModules();
    const restarted: typeof Store = await import('../../utils/settings/settings-store');

    expect(await restarted.loadSettings()).toEqual({ ...defaultSettings, emailDomain: 'test.example' });
    expect(await stored()).toMatchObject({ settings: { version: 2, settings: { emailDomain: 'test.example' } } });
  });

  test('two changes at once both stay', async () => {
    await Promise.all([store.saveSettings({ cards: 'random' }), store.saveSettings({ fill: 'all' })]);

    expect(await store.loadSettings()).toMatchObject({ cards: 'random', fill: 'all' });
  });

  test('a wrong value changes nothing and says what is wrong and where', async () => {
    await store.saveSettings({ cards: 'random' });

    await expect(store.saveSettings({ cards: 'test', emailDomain: '@' })).rejects.toThrow('emailDomain: not-host @');
    expect(await store.loadSettings()).toMatchObject({ cards: 'random', emailDomain: 'example.com' });
  });

  test('a change is told to who watches', async () => {
    const seen: boolean[] = [];
    const stop = store.watchSettings(({ consent }) => seen.push(consent));

    await store.saveSettings({ consent: false });
    stop();
    await store.saveSettings({ consent: true });

    expect(seen).toEqual([false]);
  });
});

describe('settings that cannot be read', () => {
  const broken = { version: 1, settings: { cards: 'platinum', consent: false } };

  test('are kept aside whole, with the reason; what is right stays in use', async () => {
    await fakeBrowser.storage.local.set({ settings: broken });

    const settings = await store.loadSettings();

    expect(settings).toEqual({ ...defaultSettings, consent: false });
    expect(await store.keptAside()).toEqual([
      {
        value: broken,
        problems: [{ where: 'cards', what: { code: 'not-one-of', values: ['platinum', 'test, random'] } }],
      },
    ]);
  });

  test('are reported once, until the person discards them', async () => {
    await fakeBrowser.storage.local.set({ settings: broken });

    await store.loadSettings();
    await store.loadSettings();
    const before = await store.keptAside();
    await store.discardKeptAside();

    expect(before).toHaveLength(1);
    expect(await store.keptAside()).toEqual([]);
  });
});
