import { browser } from 'wxt/browser';

/**
 * The tab the popup is about: `?tab=ID` of its own address, else the active tab of its window.
 * @returns null where there is none
 */
export async function targetTab(address: URL): Promise<number | null> {
  const named = address.searchParams.get('tab');
  if (named !== null && /^\d+$/.test(named)) return Number(named);
  const [active] = await browser.tabs.query({ active: true, currentWindow: true });
  return active?.id ?? null;
}
