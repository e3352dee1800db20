import type { Page } from 'puppeteer-core';
import type { ExtensionBrowser } from '../browser/extension';
import type { FillSetup } from './fill-cost';
import { fillTimed, popupReady } from './through-popup';

/** An event of Chromium's trace, as far as it is asked for; times are microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly data?: { readonly url?: string } };
}

/**
 * The longest task of a page in which our scripts ran, in milliseconds: what a person waits for at most whose press or
 * key comes while the page is read and filled. Other tasks are the page's own, such as its drawing.
 */
export async function longestTask(
  { browser, openPopup }: ExtensionBrowser,
  origin: string,
  { path, atOnce }: Pick<FillSetup, 'path' | 'atOnce'>,
): Promise<number> {
  const page = await browser.newPage();
  try {
    await page.goto(`${origin}${path}`, { timeout: 120_000 });
    await page.tracing.start({ categories: ['toplevel', 'devtools.timeline'] });
    const popup = await openPopup(page);
    if (!atOnce) await popupReady(popup);
    await fillTimed(popup);
    await popup.close();
    return longestOf(await stopTracing(page));
  } finally {
    await page.close();
  }
}

async function stopTracing(page: Page): Promise<readonly TraceEvent[]> {
  const trace = JSON.parse(new TextDecoder().decode(await page.tracing.stop())) as { traceEvents: TraceEvent[] };
  return trace.traceEvents;
}

/** Our scripts in a page; the popup's and the worker's stand elsewhere. */
const ours = /^chrome-extension:\/\/[^/]+\/(agent|widgets|writer)\.js$/;

/** A script is compiled and run as it comes, and called later on. */
const running: ReadonlySet<string> = new Set(['v8.compile', 'EvaluateScript', 'FunctionCall']);

function longestOf(events: readonly TraceEvent[]): number {
  const calls = events.filter(({ name, args }) => running.has(name) && ours.test(args?.data?.url ?? ''));
  if (calls.length === 0) throw new Error('expected calls of our scripts in the trace, received none');
  const threads = new Map(calls.map(({ pid, tid }) => [`${pid} ${tid}`, [] as TraceEvent[]]));
  for (const event of events)
    if (event.ph === 'X' && /(^|::)RunTask$/.test(event.name)) threads.get(`${event.pid} ${event.tid}`)?.push(event);
  for (const tasks of threads.values()) tasks.sort((one, other) => one.ts - other.ts);
  const taskOf = ({ pid, tid, ts }: TraceEvent) =>
    lastBefore(threads.get(`${pid} ${tid}`)!, ts, (task) => task.ts + (task.dur ?? 0) >= ts);
  return Math.max(...calls.map((call) => (taskOf(call)?.dur ?? call.dur ?? 0) / 1_000));
}

/** The last task that began by then and holds that moment. */
function lastBefore(tasks: readonly TraceEvent[], ts: number, holds: (task: TraceEvent) => boolean) {
  let [low, high] = [0, tasks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tasks[middle]!.ts <= ts) low = middle + 1;
    else high = middle;
  }
  // Tasks stand in one another at most twice.
  return tasks.slice(Math.max(0, low - 3), low).findLast(holds);
}
