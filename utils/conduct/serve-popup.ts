import type { Browser } from 'wxt/browser';
import type { PopupEvent } from '../messages';
import { parsePopupRequest } from './popup-request';
import { listenTo, sessionOf } from './tab-sessions';

/** Answers one popup for as long as it is open. */
export function servePopup(port: Browser.runtime.Port): void {
  const send = (event: PopupEvent) => port.postMessage(event);
  let tabId: number | null = null;
  let stop = () => {};
  port.onDisconnect.addListener(() => stop());
  port.onMessage.addListener((message: unknown) => {
    try {
      const request = parsePopupRequest(message);
      if (request.do === 'open') {
        stop();
        tabId = request.tabId;
        const end = listenTo(tabId, send);
        stop = () => void end();
        void sessionOf(tabId).open();
      } else if (tabId !== null) {
        void sessionOf(tabId).request(request);
      }
    } catch (error) {
      send({ is: 'problem', text: error instanceof Error ? error.message : String(error) });
    }
  });
}
