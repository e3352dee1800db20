import { browser } from 'wxt/browser';

/** Opens the practice form in a tab of its own. */
export function openPractice(): void {
  void browser.tabs.create({ url: browser.runtime.getURL('/practice.html') });
}
