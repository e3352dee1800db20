/** What is stored of a tab as long as the browser runs, and where the tab is. */
import { browser } from 'wxt/browser';
import { storedItem } from '../../settings/stored-item';
import { throwTrouble } from '../frames/browser-trouble';
import type { FillRecord } from '../filling/fill-record';
import type { KeptPlan } from './kept-plan';
import type { TabMemory } from '../persons/person-memory';

const prefix = 'tab:';

export const memoryOf = (tabId: number) => storedItem<TabMemory | null>(`session:${prefix}${tabId}`, null);

const fillTextOf = (tabId: number) => storedItem<string | null>(`session:fill:${tabId}`, null);

/**
 * What is kept of a tab's fills. As one text: browsers convert what is stored value by value, which for a thousand fields
 * takes five times as long, and the worker hears nothing meanwhile.
 */
export const fillOf = (tabId: number) => ({
  getValue: async () => JSON.parse((await fillTextOf(tabId).getValue()) ?? 'null') as FillRecord | null,
  setValue: (record: FillRecord) => fillTextOf(tabId).setValue(JSON.stringify(record)),
  removeValue: () => fillTextOf(tabId).removeValue(),
});

const planTextOf = (tabId: number) => storedItem<string | null>(`session:plan:${tabId}`, null);

/** The plan that the tab was shown last, as one text as well. */
export const planOf = (tabId: number) => ({
  getValue: async () => JSON.parse((await planTextOf(tabId).getValue()) ?? 'null') as KeptPlan | null,
  setValue: (plan: KeptPlan) => planTextOf(tabId).setValue(JSON.stringify(plan)),
  removeValue: () => planTextOf(tabId).removeValue(),
});

/** Drops what is kept of a closed tab. */
export async function forgetTab(tabId: number): Promise<void> {
  await Promise.all([memoryOf(tabId), fillOf(tabId), planOf(tabId)].map((item) => item.removeValue()));
}

/** The memories of all tabs that have one. */
export async function allMemories(): Promise<TabMemory[]> {
  const stored = Object.entries(await browser.storage.session.get(null));
  return stored.filter(([key]) => key.startsWith(prefix)).map(([, memory]) => memory as TabMemory);
}

/** `about:blank` where the browser keeps the address to itself. @throws Trouble for a tab that was closed */
export async function addressOf(tabId: number): Promise<URL> {
  const { url } = await browser.tabs.get(tabId).catch(throwTrouble);
  return new URL(URL.canParse(url ?? '') ? url! : 'about:blank');
}
