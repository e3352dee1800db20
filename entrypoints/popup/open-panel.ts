import { browser } from 'wxt/browser';

/** Firefox's panels, which Chromium has under another name. */
interface FirefoxSidebar {
  readonly sidebarAction?: { open(): Promise<void> };
}
const { sidebarAction } = browser as FirefoxSidebar;

/** Whether the browser has a panel beside the page that can be opened from here (Safari has none). */
export const hasPanel = Boolean(sidebarAction ?? browser.sidePanel?.open);

/** Opens the panel in a tab's window. Within a click, with nothing waited for before: browsers want that. */
export function openPanel(tabId: number): Promise<void> {
  return sidebarAction ? sidebarAction.open() : browser.sidePanel.open({ tabId });
}

/** Firefox gives `activeTab` for one page; Chromium for all of its site. */
export const losesAccessOnEachPage = sidebarAction !== undefined;
