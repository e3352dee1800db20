/** What is stored of a tab as long as the browser runs, and where the tab is. */
import { browser } from 'wxt/browser';
import { storage } from 'wxt/utils/storage';
import type { TabMemory } from './person-memory';

const prefix = 'session:tab:';

export const memoryOf = (tabId: number) =>
  storage.defineItem<TabMemory | null>(`${prefix}${tabId}`, { fallback: null });

/** The memories of all tabs that have one. */
export async function allMemories(): Promise<TabMemory[]> {
  const stored = Object.entries(await storage.snapshot('session'));
  return stored.filter(([key]) => `session:${key}`.startsWith(prefix)).map(([, memory]) => memory as TabMemory);
}

/** `about:blank` where the browser keeps the address to itself. */
export async function addressOf(tabId: number): Promise<URL> {
  const { url } = await browser.tabs.get(tabId);
  return new URL(URL.canParse(url ?? '') ? url! : 'about:blank');
}
