/** Waiting for the page: an answer as soon as there is one, null when the time is over. */
import { documentOf } from '../../dom/nodes';
import { hasScripts } from '../../dom/scripted';

/** Polling for what no observer sees: shadow trees, layout, focus. In milliseconds. */
const pollEvery = 30;
/** Milliseconds in which a page without scripts has drawn what style alone shows. */
const ofStyle = 20;
/** How many times as long to wait where the page got no time of its own to answer: a busy machine. */
const mostStretch = 4;

/**
 * Asks `probe` now and after each change of the document.
 * @param patience milliseconds to wait; a moment in a page without scripts, longer where the page was too busy to be asked half as often as usual
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
    const document = documentOf(near);
    const answers = hasScripts(document);
    const longest = answers ? patience : Math.min(patience, ofStyle);
    const every = answers ? pollEvery : ofStyle;
    const observer = new MutationObserver(ask);
    const start = performance.now();
    let looks = 0;
    const poll = setInterval(look, every);
    signal?.addEventListener('abort', giveUp);
    observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });

    function ask(): void {
      const answer = probe();
      if (answer) finish(answer);
    }
    function look(): void {
      ask();
      looks++;
      const waited = performance.now() - start;
      const hadTime = looks * every * 2 >= longest || waited >= longest * mostStretch;
      if (waited >= longest && hadTime) finish(null);
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
