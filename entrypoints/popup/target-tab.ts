import { activeTab } from './active-tab';

/**
 * The tab the view is about: `?tab=ID` of its own address, else the active tab of its window.
 * @returns null where there is none
 */
export async function targetTab(address: URL): Promise<number | null> {
  const named = address.searchParams.get('tab');
  return named !== null && /^\d+$/.test(named) ? Number(named) : activeTab();
}
