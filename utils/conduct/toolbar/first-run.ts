import { browser, type Browser } from 'wxt/browser';

/**
 * Opens the practice form for whoever has just installed the extension from a store, once. Who loads it unpacked, or gets
 * it from an administrator, did not come to try it.
 */
export async function welcome({ reason }: Pick<Browser.runtime.InstalledDetails, 'reason'>): Promise<void> {
  if (reason !== 'install') return;
  const { installType } = await browser.management.getSelf();
  if (installType === 'normal') await browser.tabs.create({ url: browser.runtime.getURL('/practice.html') });
}
