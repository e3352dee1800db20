import { beforeEach, expect, it, vi } from 'vitest';

/** Tab 1 stands in a normal window, tab 2 in a private one; tab 3 is gone. */
const held = new Map<string, unknown>();
let windows: { incognito: boolean }[] = [];
let closed: () => void = () => {};

vi.mock('wxt/browser', () => ({
  browser: {
    tabs: {
      get: (id: number) => (id === 3 ? Promise.reject(new Error('gone')) : Promise.resolve({ incognito: id === 2 })),
    },
    storage: {
      session: {
        get: async (key: string | null) => Object.fromEntries([...held].filter(([one]) => key === null || one === key)),
        set: async (items: object) => Object.entries(items).forEach(([key, value]) => held.set(key, value)),
        remove: async (keys: readonly string[]) => keys.forEach((key) => held.delete(key)),
      },
    },
    windows: {
      getAll: async () => windows,
      onRemoved: { addListener: (listener: () => void) => void (closed = listener) },
    },
  },
}));

const { accountOf, forgetPrivateAccounts, isPrivate } = await import('../../../utils/conduct/persons/site-accounts');

const accountOn = async (tabId: number) => accountOf('shop.example', await isPrivate(tabId));
const account = (email: string) => ({ email, username: '', password: 'x' });

beforeEach(async () => {
  held.clear();
  await (await accountOn(1)).setValue(account('a@example.com'));
  await (await accountOn(2)).setValue(account('b@example.com'));
});

it('keeps what private windows made up apart', async () => {
  expect(await (await accountOn(1)).getValue()).toEqual(account('a@example.com'));
  expect(await (await accountOn(2)).getValue()).toEqual(account('b@example.com'));
  expect(await isPrivate(3)).toBe(true);
});

it('forgets it with the last private window', async () => {
  forgetPrivateAccounts();
  windows = [{ incognito: true }, { incognito: false }];
  closed();
  await new Promise((resolve) => setTimeout(resolve));
  expect(await (await accountOn(2)).getValue()).not.toBeNull();
  windows = [{ incognito: false }];
  closed();
  await vi.waitFor(async () => expect(await (await accountOn(2)).getValue()).toBeNull());
  expect(await (await accountOn(1)).getValue()).toEqual(account('a@example.com'));
});
