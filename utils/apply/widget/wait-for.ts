/** Waiting for the page: an answer as soon as there is one, null when the time is over. */
import { documentOf } from '../../dom/nodes';

/** Polling for what no observer sees: shadow trees, layout, focus. In milliseconds. */
const pollEvery = 30;
/** How many times as long to wait where the page got no time of its own to answer: a busy machine. */
const mostStretch = 4;

/**
 * Asks `probe` now and after each change of the document.
 * @param patience milliseconds to wait; longer where the page was too busy to be asked half as often as usual
 * @returns the first answer that is not null, undefined or false; null when none came in time
 */
export function waitFor<T>(
  near: Element,
  probe: () => T | null | undefined | false,
  patience: number,
  signal?: AbortSignal,
): Promise<T | null> {
  return new Promise((resolve) => {
    const first = probe();
    if (first || signal?.aborted) return resolve(first || null);
    const { documentElement } = documentOf(near);
    const observer = new MutationObserver(ask);
    const start = performance.now();
    let looks = 0;
    const poll = setInterval(look, pollEvery);
    signal?.addEventListener('abort', giveUp);
    observer.observe(documentElement, { subtree: true, childList: true, attributes: true, characterData: true });

    function ask(): void {
      const answer = probe();
      if (answer) finish(answer);
    }
    function look(): void {
      ask();
      looks++;
      const waited = performance.now() - start;
      const hadTime = looks * pollEvery * 2 >= patience || waited >= patience * mostStretch;
      if (waited >= patience && hadTime) finish(null);
    }
    function giveUp(): void {
      finish(null);
    }
    function finish(answer: T | null): void {
      observer.disconnect();
      clearInterval(poll);
      signal?.removeEventListener('abort', giveUp);
      resolve(answer);
    }
  });
}

/** Lets the page's own tasks run once: what it does in answer to an event is done when it resolves. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      channel.port1.close();
      resolve();
    };
    channel.port2.postMessage(null);
  });
}
