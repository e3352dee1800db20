import { browser } from 'wxt/browser';
import type { Look } from '../../messages/look';
import { isFrameHere, type RollCall } from '../../messages/announcements';
import { later } from '../waiting/later';

/** Milliseconds in which frames answer, each by itself; those that come in one call and not in the one before are more to come. */
const turn = 150;

/**
 * Asks which frames of a tab have an agent. The browser answers a script put into all frames once all have run it, so that a
 * single frozen one would keep the others from being known.
 * @returns frames, once two calls in a row brought the same ones and the top frame is among them
 * @throws what `over` was aborted with
 */
export async function rollCall(tabId: number, over: AbortSignal): Promise<ReadonlyMap<number, Look>> {
  const here = new Map<number, Look>();
  const hear = (message: unknown, { tab, frameId = 0 }: { readonly tab?: { id?: number }; frameId?: number }) => {
    if (tab?.id === tabId && isFrameHere(message)) here.set(frameId, message.here);
  };
  browser.runtime.onMessage.addListener(hear);
  try {
    for (let before = 0; ;) {
      void browser.tabs.sendMessage(tabId, { rollCall: true } satisfies RollCall).catch(() => undefined);
      await later(turn, over);
      over.throwIfAborted();
      if (here.has(0) && here.size === before) return here;
      before = here.size;
    }
  } finally {
    browser.runtime.onMessage.removeListener(hear);
  }
}
