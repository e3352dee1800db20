/** Waiting for the page: an answer as soon as there is one, null when the time is over. */
import { documentOf } from '../../dom/nodes';
import { hasScripts } from '../../dom/scripted';
import { isLikeDeadOnes } from './dead-widgets';

/** Polling for what no observer sees: shadow trees, layout, focus. In milliseconds. */
const pollEvery = 30;
/** Milliseconds in which a page without scripts has drawn what style alone shows. */
const ofStyle = 20;
/** Milliseconds for a widget like others that never answered: a page that runs scripts may still surprise at once. */
const ofDead = { scripted: pollEvery, unscripted: 0 } as const;
/** How many times as long to wait where the page got no time of its own to answer: a busy machine. */
const mostStretch = 4;

/**
 * Asks `probe` now and after each change of the document.
 * @param patience milliseconds to wait; a moment in a page without scripts and for a widget like others that never
 * answered, longer where the page was too busy to be asked half as often as usual
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
    const longest = Math.min(patience, mostFor(near, answers));
    if (longest === 0 && patience > 0) return resolve(null);
    const every = answers ? pollEvery : ofStyle;
    const observer = new MutationObserver(ask);
    const start = performance.now();
    let looks = 0;
    const poll = setInterval(look, every);
    signal?.addEventListener('abort', giveUp);
    // A page may take its root element away: the document itself stays.
    observer.observe(document, {
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

/** Milliseconds that the answer of a widget is worth waiting for at most. */
function mostFor(near: Element, isScripted: boolean): number {
  if (isLikeDeadOnes(near)) return isScripted ? ofDead.scripted : ofDead.unscripted;
  return isScripted ? Infinity : ofStyle;
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
