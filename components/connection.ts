/** A view's line to the background, which comes back by itself when the worker has slept or died. */
import type { PopupEvent, PopupRequest } from '../utils/messages';

/** The part of a browser's port that is used. */
export interface PortLike {
  postMessage(message: PopupRequest): void;
  disconnect(): void;
  readonly onMessage: { addListener(heard: (event: PopupEvent) => void): void };
  readonly onDisconnect: { addListener(ended: () => void): void };
}

export interface ConnectionOptions {
  /** A line that stands already, with the tab named on it. */
  readonly early?: PortLike | null;
  readonly connect: () => PortLike;
  readonly tabId: number;
  /** What is asked again on each line, right after the tab is named. */
  readonly askAgain: () => readonly PopupRequest[];
  readonly onEvent: (event: PopupEvent) => void;
  /** Told each time the line breaks: what was asked may be lost. @returns whether the background is waited for */
  readonly onLost: () => boolean;
  /** Told when the background has not answered several times in a row. */
  readonly onSilence: () => void;
  /** Runs something later; milliseconds. */
  readonly later: (run: () => void, delay: number) => void;
}

export interface Connection {
  send(request: PopupRequest): void;
  /** Opens the line again where it broke. */
  wake(): void;
  close(): void;
}

const patienceInTries = 5;
const firstDelay = 100;

/**
 * Opens the line and names the tab. Where it breaks while the background is waited for, it is opened again, later and
 * later while nobody answers; else with the next request, so that an idle popup does not keep the worker awake.
 */
export function openConnection({
  early = null,
  connect,
  tabId,
  askAgain,
  onEvent,
  onLost,
  onSilence,
  later,
}: ConnectionOptions): Connection {
  let port: PortLike | null = null;
  let unanswered = 0;
  let closed = false;

  const lost = () => {
    port = null;
    if (closed || !onLost()) return;
    unanswered++;
    if (unanswered === patienceInTries) onSilence();
    else later(() => reached(), firstDelay * 2 ** (unanswered - 1));
  };
  const hold = (opened: PortLike) => {
    port = opened;
    opened.onMessage.addListener((event) => {
      unanswered = 0;
      onEvent(event);
    });
    opened.onDisconnect.addListener(lost);
  };
  const reached = (): PortLike | null => {
    if (port || closed) return port;
    hold(connect());
    for (const request of [{ do: 'open', tabId } as const, ...askAgain()]) port!.postMessage(request);
    return port;
  };

  if (early) hold(early);
  else reached();
  return {
    send: (request) => reached()?.postMessage(request),
    wake: () => void reached(),
    close: () => {
      closed = true;
      port?.disconnect();
    },
  };
}
