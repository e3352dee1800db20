import { browser } from 'wxt/browser';

/** Opens the settings in a tab of their own. @param tabId the tab they are about @param rule id of the rule to open */
export function openOptions(tabId: number | null, rule = ''): void {
  const address = new URL(browser.runtime.getURL('/options.html'));
  if (tabId !== null) address.searchParams.set('tab', String(tabId));
  address.hash = rule ? `values/${rule}` : 'values';
  void browser.tabs.create({ url: address.href });
}
