import { browser } from 'wxt/browser';

/**
 * Opens the settings in a tab of their own.
 * @param tabId the tab they are about
 * @param place section to open, and what in it: `persons`, `values/ID`
 */
export function openOptions(tabId: number | null, place = 'values'): void {
  const address = new URL(browser.runtime.getURL('/options.html'));
  if (tabId !== null) address.searchParams.set('tab', String(tabId));
  address.hash = place;
  void browser.tabs.create({ url: address.href });
}
