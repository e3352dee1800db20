import type { Page } from 'puppeteer-core';

declare global {
  var heartbeat: { longest: number; readonly tasks: number[] };
}

/**
 * Watches the page's main thread from now on: a worker beats every 5 ms, and how late the page hears it is how long
 * the page was blocked. Tasks of 50 ms and more are noted by the browser itself too.
 */
export async function startHeartbeat(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.heartbeat = { longest: 0, tasks: [] };
    const beat = 'setInterval(() => postMessage(performance.timeOrigin + performance.now()), 5)';
    const worker = new Worker(URL.createObjectURL(new Blob([beat])));
    worker.onmessage = ({ data }: MessageEvent<number>) => {
      globalThis.heartbeat.longest = Math.max(
        globalThis.heartbeat.longest,
        performance.timeOrigin + performance.now() - data,
      );
    };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.heartbeat.tasks.push(Math.round(duration));
    }).observe({ type: 'longtask' });
  });
}

export interface Blocked {
  /** Longest time the page did not hear its worker, in milliseconds. */
  readonly longest: number;
  /** Tasks of 50 ms and more, in milliseconds. */
  readonly tasks: readonly number[];
}

/** What the watch has seen since it was started, or asked last. */
export function readHeartbeat(page: Page): Promise<Blocked> {
  return page.evaluate(() => {
    const { longest, tasks } = globalThis.heartbeat;
    globalThis.heartbeat = { longest: 0, tasks: [] };
    return { longest: Math.round(longest), tasks };
  });
}
