import { browser } from 'wxt/browser';
import type { PopupEvent } from '../../messages/popup';
import { text } from '../../text';
import { parsePopupRequest } from './popup-request';
import type { TabSessions } from '../tab/tab-sessions';
import { troubleKey } from '../frames/trouble';

type Send = (event: PopupEvent) => void;

/** A popup that is open. */
export interface AttendedPopup {
  hear(message: unknown): void;
  end(): void;
}

/** Answers one popup. @param send tells it something */
export function attendPopup(sessions: TabSessions, send: Send): AttendedPopup {
  let tabId: number | null = null;
  let stop = () => {};
  return {
    hear(message) {
      try {
        const request = parsePopupRequest(message);
        if (request.do === 'open') {
          stop();
          ({ tabId } = request);
          stop = show(sessions, tabId, send);
        } else if (tabId !== null) {
          void sessions.of(tabId).request(request);
        }
      } catch (error) {
        reportError(error);
        send({ is: 'problem', text: text(troubleKey('unknown')) });
      }
    },
    end: () => stop(),
  };
}

/** Tells a popup of a tab, and follows the tab from page to page. @returns ends it */
function show(sessions: TabSessions, tabId: number, send: Send): () => void {
  const session = sessions.of(tabId);
  const isFollowed = sessions.isHeard(tabId);
  const end = sessions.listenTo(tabId, send);
  const follow = (updated: number, { status }: { readonly status?: string }) => {
    if (updated === tabId && status === 'complete') void session.pageChanged();
  };
  // Only while a popup looks: a page that nobody asked about wakes nothing.
  browser.tabs.onUpdated.addListener(follow);
  void session.open({ isFollowed });
  return () => {
    browser.tabs.onUpdated.removeListener(follow);
    if (end()) session.closed();
  };
}
