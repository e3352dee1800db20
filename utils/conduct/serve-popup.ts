import { browser, type Browser } from 'wxt/browser';
import type { PopupEvent } from '../messages';
import { text } from '../text';
import { extensionData } from './extension-data';
import { parsePopupRequest } from './popup-request';
import { listenTo, sessionOf } from './tab-sessions';
import { troubleKey } from './trouble';

/** Answers one popup for as long as it is open. */
export function servePopup(port: Browser.runtime.Port): void {
  const send = (event: PopupEvent) => port.postMessage(event);
  // Needed by the first plan: read while the popup is still being drawn.
  void extensionData.lexicon();
  let tabId: number | null = null;
  let stop = () => {};
  port.onDisconnect.addListener(() => stop());
  port.onMessage.addListener((message: unknown) => {
    try {
      const request = parsePopupRequest(message);
      if (request.do === 'open') {
        stop();
        ({ tabId } = request);
        stop = show(tabId, send);
      } else if (tabId !== null) {
        void sessionOf(tabId).request(request);
      }
    } catch (error) {
      reportError(error);
      send({ is: 'problem', text: text(troubleKey('unknown')) });
    }
  });
}

/** Tells a popup of a tab, and follows the tab from page to page. @returns ends it */
function show(tabId: number, send: (event: PopupEvent) => void): () => void {
  const session = sessionOf(tabId);
  const end = listenTo(tabId, send);
  const follow = (updated: number, { status }: { readonly status?: string }) => {
    if (updated === tabId && status === 'complete') void session.pageChanged();
  };
  // Only while a popup looks: a page that nobody asked about wakes nothing.
  browser.tabs.onUpdated.addListener(follow);
  void session.open();
  return () => {
    browser.tabs.onUpdated.removeListener(follow);
    if (end()) session.closed();
  };
}
