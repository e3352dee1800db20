import type { Frame, Page } from 'puppeteer-core';

declare global {
  var watched: {
    first: number;
    last: number;
    count: number;
    longest: number;
  };
}

/** What a page saw of a fill. Times are milliseconds of the epoch, so that they compare with the popup's. */
export interface Seen {
  /** First and last `input` or `change`; 0 where there was none. */
  readonly first: number;
  readonly last: number;
  /** `input` events of fields, all frames together. */
  readonly count: number;
  /** Longest time the page's main thread did not hear its own worker, in milliseconds. */
  readonly longest: number;
}

/**
 * Notes in every frame when fields change, and in the top frame how long the main thread is kept: a worker beats every
 * 5 ms, and how late the page hears it is how long it was blocked.
 */
export async function watchPage(page: Page): Promise<void> {
  await Promise.all(page.frames().map((frame) => watchFrame(frame, frame === page.mainFrame())));
}

function watchFrame(frame: Frame, hasHeartbeat: boolean): Promise<void> {
  return frame.evaluate((hasHeartbeat) => {
    globalThis.watched = { first: 0, last: 0, count: 0, longest: 0 };
    const now = () => performance.timeOrigin + performance.now();
    for (const type of ['input', 'change'])
      addEventListener(
        type,
        () => {
          const { watched } = globalThis;
          watched.first ||= now();
          watched.last = now();
          if (type === 'input') watched.count++;
        },
        { capture: true, passive: true },
      );
    if (!hasHeartbeat) return;
    const beat = 'setInterval(() => postMessage(performance.timeOrigin + performance.now()), 5)';
    const worker = new Worker(URL.createObjectURL(new Blob([beat])));
    worker.onmessage = ({ data }: MessageEvent<number>) => {
      globalThis.watched.longest = Math.max(globalThis.watched.longest, now() - data);
    };
  }, hasHeartbeat);
}

/** What was seen since the watch began, or was asked last. */
export async function readWatch(page: Page): Promise<Seen> {
  const all = await Promise.all(
    page.frames().map((frame) =>
      frame.evaluate(() => {
        const seen = { ...globalThis.watched };
        globalThis.watched = { first: 0, last: 0, count: 0, longest: 0 };
        return seen;
      }),
    ),
  );
  const firsts = all.map(({ first }) => first).filter((time) => time > 0);
  return {
    first: firsts.length > 0 ? Math.min(...firsts) : 0,
    last: Math.max(...all.map(({ last }) => last)),
    count: all.reduce((sum, { count }) => sum + count, 0),
    longest: Math.max(...all.map(({ longest }) => longest)),
  };
}
