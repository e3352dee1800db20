/** What fills wrote into the sign-up of a site, kept as long as the browser runs; of private windows apart, and no longer than they. */
import { browser } from 'wxt/browser';
import { storage, type StorageItemKey } from 'wxt/utils/storage';
import type { SiteAccount } from '../plan/context';

const ofPrivate = 'session:private-account:';

/** Whether a tab stands in a private window; of one that is gone nothing is to be kept either. */
export function isPrivate(tabId: number): Promise<boolean> {
  return browser.tabs.get(tabId).then(
    ({ incognito }) => incognito,
    () => true,
  );
}

/** @param host of the site, as seen from that tab */
export async function accountOn(host: string, tabId: number): Promise<SiteAccount | null> {
  return storage.getItem<SiteAccount>(await keyOf(host, tabId));
}

export async function keepAccount(host: string, tabId: number, account: SiteAccount): Promise<void> {
  await storage.setItem(await keyOf(host, tabId), account);
}

async function keyOf(host: string, tabId: number): Promise<StorageItemKey> {
  return `${(await isPrivate(tabId)) ? ofPrivate : 'session:account:'}${host}`;
}

/** Forgets what was made up in private windows once the last of them is closed. */
export function forgetPrivateAccounts(): void {
  browser.windows.onRemoved.addListener(() => {
    void (async () => {
      const open = await browser.windows.getAll();
      if (open.some(({ incognito }) => incognito)) return;
      const keys = Object.keys(await storage.snapshot('session')).map((key): StorageItemKey => `session:${key}`);
      await storage.removeItems(keys.filter((key) => key.startsWith(ofPrivate)));
    })();
  });
}
