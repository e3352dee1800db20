import type { Browser } from 'wxt/browser';
import type { PopupEvent } from '../../messages/popup';
import { text } from '../../text';
import type { AttendedPopup } from './attend-popup';
import { loadTabWork } from './load-tab-work';

/** Answers one popup for as long as it is open. It is listened to at once: a line says nothing twice. */
export function servePopup(port: Browser.runtime.Port): void {
  const send = (event: PopupEvent) => {
    try {
      port.postMessage(event);
    } catch {
      // A view that was closed while the worker was starting: no event tells of its end.
      thenDo(({ end }) => end());
    }
  };
  const attended = loadTabWork().then(({ attendPopup }) => attendPopup(send));
  const thenDo = (act: (popup: AttendedPopup) => void) => void attended.then(act, () => undefined);
  port.onMessage.addListener((message: unknown) => thenDo(({ hear }) => hear(message)));
  port.onDisconnect.addListener(() => thenDo(({ end }) => end()));
  attended.catch((error: unknown) => {
    reportError(error);
    send({ is: 'problem', text: text('trouble_unknown') });
  });
}
