import type { Browser } from 'wxt/browser';
import { loadTabWork } from './load-tab-work';

/** Answers one popup for as long as it is open. It is listened to at once: a line says nothing twice. */
export function servePopup(port: Browser.runtime.Port): void {
  const attended = loadTabWork().then(({ attendPopup }) => attendPopup((event) => port.postMessage(event)));
  port.onMessage.addListener((message: unknown) => void attended.then(({ hear }) => hear(message)));
  port.onDisconnect.addListener(() => void attended.then(({ end }) => end()));
}
