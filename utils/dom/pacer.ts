/** Cuts long work into slices, so that the page stays lively. */
export interface Pacer {
  /** Lets the page have a turn where the slice is used up; null where it is not. */
  yieldIfDue(): Promise<void> | null;
  /** Ends the slice here: what the page and the browser have to do comes first. */
  rest(): Promise<void>;
  /** The page has just had a turn by itself. */
  restart(): void;
}

/**
 * Milliseconds that a slice and what the page's promises make of it may take together, and between which a slice is cut:
 * each is followed by a drawing of the page, so that fewer and longer ones cost less.
 */
const together = 30;
const shortest = 14;
const longest = 28;
/** Milliseconds that a page which draws slowly waits for its next turn. So long a stop waits too, which comes as a message. */
const longestWait = 100;
/** Links of a promise chain that frameworks take to render. */
const links = 4;

/**
 * What a person does on the page is heard after each slice. The page's own tasks and its drawing get a turn after each
 * slice too, as long as that is short: a page of 20,000 fields draws for 100 ms after the change of a few, so there we
 * first work for as long as its last turn took.
 *
 * A page that renders in a promise does so before anybody is heard, thus within our slice (React, of one state object for
 * 1,000 fields: 30 ms): there slices are shorter.
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
  let slice = shortest;
  let began = now();
  let worked = 0;
  let turn = 0;
  let longestPause = 0;
  const rest = async () => {
    const left = now();
    worked += left - began;
    for (let link = 0; link < links; link++) await Promise.resolve();
    const rendered = now();
    slice = Math.min(Math.max(together - (rendered - left), shortest), longest);
    const isPersonsOnly = worked < turn && view.scheduler !== undefined;
    if (isPersonsOnly) await view.scheduler.postTask(() => undefined, { priority: 'user-blocking' });
    else await pageTurn();
    // What the page was told while it drew stands behind this turn: it would wait for our next work, and a drawing more.
    if (!isPersonsOnly && now() - rendered > slice) await pageTurn();
    began = now();
    longestPause = Math.max(longestPause, began - left);
    if (isPersonsOnly) return;
    turn = Math.min(longestPause, longestWait);
    worked = 0;
    longestPause = 0;
  };
  return {
    yieldIfDue: () => (now() - began > slice ? rest() : null),
    rest,
    restart: () => void (began = now()),
  };
}
