/**
 * The popup's line to the background, opened before React is loaded: the worker wakes and reads the page meanwhile.
 * The script that opens it and the one that takes it over are two, so it is handed over as a global.
 */
import type { PopupEvent } from '../utils/messages/popup';
import type { PortLike } from './connection';

/** A line on which the tab has been named already. */
export interface EarlyLine {
  /** null where there is no tab. */
  readonly tabId: Promise<number | null>;
  /** What was heard before anybody listened is told to who listens first. */
  readonly port: PortLike;
}

declare global {
  var understudyEarlyLine: EarlyLine | undefined;
}

/** Opens the line and names the tab as soon as it is known. */
export function openEarlyLine(port: PortLike, tabId: Promise<number | null>): EarlyLine {
  const heard: PopupEvent[] = [];
  let isOver = false;
  let tell = (event: PopupEvent): unknown => heard.push(event);
  port.onMessage.addListener((event) => tell(event));
  port.onDisconnect.addListener(() => (isOver = true));
  void tabId.then((id) => {
    if (id !== null && !isOver) port.postMessage({ do: 'open', tabId: id });
  });
  return {
    tabId,
    port: {
      postMessage: (request) => port.postMessage(request),
      disconnect: () => port.disconnect(),
      onMessage: {
        addListener(listener) {
          tell = listener;
          heard.splice(0).forEach(listener);
        },
      },
      onDisconnect: {
        addListener(listener) {
          if (isOver) listener();
          else port.onDisconnect.addListener(listener);
        },
      },
    },
  };
}

/** @returns the line's port for the first who asks; null where none was opened, or it is taken */
export function takeEarlyLine(): PortLike | null {
  const line = globalThis.understudyEarlyLine;
  globalThis.understudyEarlyLine = undefined;
  return line?.port ?? null;
}
