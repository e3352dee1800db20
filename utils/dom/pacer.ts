/** Cuts long work into slices, so that the page stays lively. */
export interface Pacer {
  /** Lets the page have a turn where the slice is used up; null where it is not. */
  yieldIfDue(): Promise<void> | null;
  /** The page has just had a turn by itself. */
  restart(): void;
}

/**
 * Milliseconds: a slice, one beside turns of the page that take longer than it, and the longest that such a page waits
 * for its next turn. So long a stop waits too, which comes as a message of the background's.
 */
const slice = 20;
const longSlice = 40;
const longestWait = 100;

/**
 * What a person does on the page is heard after each slice. The page's own tasks and its drawing get a turn after each
 * slice too, as long as that is short: a page of 20,000 fields draws for 100 ms after the change of a few, so there we
 * first work for as long as its last turn took. Chromium draws before all else what has waited for 100 ms, so that on
 * such a page nearly every pause is a turn of the page's: there the slices are longer, and the pauses fewer.
 */
export function createPacer(view: Window & typeof globalThis): Pacer {
  const now = () => view.performance.now();
  // Not a timer: those wait for up to a second in a page that is not looked at.
  const { port1, port2 } = new view.MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  const pageTurn = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve);
      port2.postMessage(null);
    });
  let began = now();
  let worked = 0;
  let turn = 0;
  let longestPause = 0;
  const rest = async () => {
    const left = now();
    worked += left - began;
    const isPersonsOnly = worked < turn && view.scheduler !== undefined;
    if (isPersonsOnly) await view.scheduler.postTask(() => undefined, { priority: 'user-blocking' });
    else await pageTurn();
    began = now();
    longestPause = Math.max(longestPause, began - left);
    if (isPersonsOnly) return;
    turn = Math.min(longestPause, longestWait);
    worked = 0;
    longestPause = 0;
  };
  return {
    yieldIfDue: () => (now() - began > (turn > longSlice ? longSlice : slice) ? rest() : null),
    restart: () => void (began = now()),
  };
}
