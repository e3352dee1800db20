/** Cuts long work into slices, so that the page stays lively. */
export interface Pacer {
  /** Lets the page have a turn where the slice is used up; null where it is not. */
  yieldIfDue(): Promise<void> | null;
  /** The page has just had a turn by itself. */
  restart(): void;
}

/** Milliseconds: a slice, and the longest that a page which takes long for its own turns waits for the next one. */
const slice = 20;
const longestWait = 250;

/**
 * What a person does on the page is heard after each slice. The page's own tasks and its drawing get a turn after each
 * slice too, as long as that is short: a page of 20,000 fields draws for 140 ms after the change of a few, so there we
 * first work for as long as its last turn took.
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
  const rest = async () => {
    const left = now();
    worked += left - began;
    if (worked < turn && view.scheduler) {
      await view.scheduler.postTask(() => undefined, { priority: 'user-blocking' });
      began = now();
      return;
    }
    await pageTurn();
    began = now();
    turn = Math.min(began - left, longestWait);
    worked = 0;
  };
  return {
    yieldIfDue: () => (now() - began > slice ? rest() : null),
    restart: () => void (began = now()),
  };
}
