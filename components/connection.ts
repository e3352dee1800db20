/** A view's line to the background, which comes back by itself when the worker has slept or died. */
import type { PopupEvent, PopupRequest } from '../utils/messages/popup';
import { afterPress } from './after-press';

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
  /** Told what is heard, once no press is on its way; nothing after the end. */
  readonly onEvent: (event: PopupEvent) => void;
  /** Told each time the line breaks: what was asked may be lost. @returns whether the background is waited for */
  readonly onLost: () => boolean;
  /** Told once the background has not answered several times in a row, and when it is heard again. */
  readonly onSilence: (isSilent: boolean) => void;
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
/** Milliseconds until a line that broke is opened again: at first, and at most. */
const delay = { first: 100, longest: 3_000 } as const;
/** Milliseconds in which a new line says something, at first and at most: a worker answers as soon as it has started. */
const patience = { first: 6_000, longest: 24_000 } as const;

/**
 * Opens the line and names the tab. Where it breaks or stays dumb while the background is waited for, it is opened
 * again, later and later while nobody answers; else with the next request, so that an idle popup does not keep the
 * worker awake.
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

  const heard = (event: PopupEvent) => {
    if (unanswered >= patienceInTries) onSilence(false);
    unanswered = 0;
    afterPress(() => closed || onEvent(event));
  };
  const lost = () => {
    port = null;
    if (closed || !onLost()) return;
    unanswered++;
    if (unanswered === patienceInTries) onSilence(true);
    later(() => reached(), Math.min(delay.first * 2 ** (unanswered - 1), delay.longest));
  };
  const hold = (opened: PortLike) => {
    port = opened;
    let isDumb = true;
    opened.onMessage.addListener((event) => {
      isDumb = false;
      heard(event);
    });
    opened.onDisconnect.addListener(() => port === opened && lost());
    const giveUp = () => {
      if (!isDumb || closed || port !== opened) return;
      // The end that hangs up is told of no end.
      opened.disconnect();
      lost();
    };
    later(giveUp, Math.min(patience.first * 2 ** unanswered, patience.longest));
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
