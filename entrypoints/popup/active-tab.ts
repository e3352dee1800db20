import { browser } from 'wxt/browser';

/** The tab in front of the window this page belongs to. @returns null where there is none */
export async function activeTab(): Promise<number | null> {
  const [active] = await browser.tabs.query({ active: true, currentWindow: true });
  return active?.id ?? null;
}
