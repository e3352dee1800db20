/** What fills wrote into the sign-up of a site, kept as long as the browser runs; of private windows apart, and no longer than they. */
import { browser } from 'wxt/browser';
import { storedItem } from '../../settings/stored-item';
import type { SiteAccount } from '../../plan/context';

const ofPrivate = 'private-account:';

/** Whether a tab stands in a private window; of one that is gone nothing is to be kept either. */
export function isPrivate(tabId: number): Promise<boolean> {
  return browser.tabs.get(tabId).then(
    ({ incognito }) => incognito,
    () => true,
  );
}

/** @param isHidden whether it is a private window's */
export const accountOf = (host: string, isHidden: boolean) =>
  storedItem<SiteAccount | null>(`session:${isHidden ? ofPrivate : 'account:'}${host}`, null);

/** Forgets what was made up in private windows once the last of them is closed. */
export function forgetPrivateAccounts(): void {
  browser.windows.onRemoved.addListener(() => {
    void (async () => {
      const open = await browser.windows.getAll();
      if (open.some(({ incognito }) => incognito)) return;
      const keys = Object.keys(await browser.storage.session.get(null));
      await browser.storage.session.remove(keys.filter((key) => key.startsWith(ofPrivate)));
    })();
  });
}
