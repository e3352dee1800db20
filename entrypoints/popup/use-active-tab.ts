import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { activeTab } from './active-tab';

/** Follows the tab in front of the window. @param first the one that is there now */
export function useActiveTab(first: number | null): number | null {
  const [tabId, setTabId] = useState(first);
  useEffect(() => {
    const follow = () => void activeTab().then(setTabId);
    browser.tabs.onActivated.addListener(follow);
    return () => browser.tabs.onActivated.removeListener(follow);
  }, []);
  return tabId;
}
