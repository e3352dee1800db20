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
    windows: {
      getAll: async () => windows,
      onRemoved: { addListener: (listener: () => void) => void (closed = listener) },
    },
  },
}));
vi.mock('wxt/utils/storage', () => ({
  storage: {
    getItem: async (key: string) => held.get(key) ?? null,
    setItem: async (key: string, value: unknown) => void held.set(key, value),
    snapshot: async () => Object.fromEntries([...held].map(([key, value]) => [key.replace('session:', ''), value])),
    removeItems: async (keys: readonly string[]) => keys.forEach((key) => held.delete(key)),
  },
}));

const { accountOn, forgetPrivateAccounts, isPrivate, keepAccount } = await import('../../utils/conduct/site-accounts');

const account = (email: string) => ({ email, username: '', password: 'x' });

beforeEach(async () => {
  held.clear();
  await keepAccount('shop.example', 1, account('a@example.com'));
  await keepAccount('shop.example', 2, account('b@example.com'));
});

it('keeps what private windows made up apart', async () => {
  expect(await accountOn('shop.example', 1)).toEqual(account('a@example.com'));
  expect(await accountOn('shop.example', 2)).toEqual(account('b@example.com'));
  expect(await isPrivate(3)).toBe(true);
});

it('forgets it with the last private window', async () => {
  forgetPrivateAccounts();
  windows = [{ incognito: true }, { incognito: false }];
  closed();
  await new Promise((resolve) => setTimeout(resolve));
  expect(await accountOn('shop.example', 2)).not.toBeNull();
  windows = [{ incognito: false }];
  closed();
  await vi.waitFor(async () => expect(await accountOn('shop.example', 2)).toBeNull());
  expect(await accountOn('shop.example', 1)).toEqual(account('a@example.com'));
});
