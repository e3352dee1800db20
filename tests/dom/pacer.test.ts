import { describe, expect, test } from 'vitest';
import { createPacer } from '../../utils/dom/pacer';

/**
 * A page with a clock of its own, whose turns take as long as is said.
 * What it does in a turn is done where another follows straight after: `told` is what it heard meanwhile.
 * @param drawMs for how long it draws before it hears the person
 * @param renderMs for how long it renders, in a promise, what was written in a slice
 */
function fakePage(turnMs: number, hasScheduler = true, drawMs = 0, renderMs = 0) {
  const log: string[] = [];
  let clock = 0;
  let heard = -1;
  class Channel {
    readonly port1 = { onmessage: null as (() => void) | null };
    readonly port2 = {
      postMessage: () => {
        const isStraightAfter = clock === heard;
        if (!isStraightAfter) clock += turnMs;
        heard = clock;
        log.push(isStraightAfter ? 'told' : 'page');
        queueMicrotask(() => this.port1.onmessage?.());
      },
    };
  }
  const scheduler = {
    postTask: async (_: unknown, { priority }: { priority: string }) => {
      clock += drawMs;
      log.push(priority);
    },
  };
  const view = { performance: { now: () => clock }, MessageChannel: Channel, ...(hasScheduler && { scheduler }) };
  const work = async (pacer: ReturnType<typeof createPacer>, ms: number) => {
    clock += ms;
    if (renderMs > 0) void Promise.resolve().then(() => (clock += renderMs));
    await pacer.yieldIfDue();
  };
  return { view: view as unknown as Window & typeof globalThis, log, work };
}

async function turnsAfter(slices: number, page: ReturnType<typeof fakePage>, ms = 25): Promise<string[]> {
  const pacer = createPacer(page.view);
  for (let done = 0; done < slices; done++) await page.work(pacer, ms);
  return page.log;
}

describe('a pacer', () => {
  test('goes on until the slice is used up', async () => {
    const page = fakePage(1);
    const pacer = createPacer(page.view);
    await page.work(pacer, 10);
    expect(page.log).toEqual([]);
    await page.work(pacer, 10);
    expect(page.log).toEqual(['page']);
  });

  test('counts from the page’s last turn', async () => {
    const page = fakePage(1);
    const pacer = createPacer(page.view);
    await page.work(pacer, 10);
    pacer.restart();
    await page.work(pacer, 10);
    expect(page.log).toEqual([]);
  });

  test('gives a page a turn after each slice where its turns are short', async () => {
    expect(await turnsAfter(4, fakePage(5), 45)).toEqual(['page', 'page', 'page', 'page']);
  });

  test('hears the person alone until it has worked for as long as the page’s turn took', async () => {
    const heard = ['user-blocking', 'user-blocking'];
    const turn = ['page', 'told'];
    expect(await turnsAfter(7, fakePage(100), 45)).toEqual([...turn, ...heard, ...turn, ...heard, ...turn]);
  });

  test('lets the page hear what it was told while it drew', async () => {
    expect(await turnsAfter(1, fakePage(100), 45)).toEqual(['page', 'told']);
  });

  test('works on for longer after the first slice, since each pause lets the page draw', async () => {
    expect(await turnsAfter(9, fakePage(5))).toHaveLength(5);
  });

  test('works on for no longer where the page renders in promises, which is within our slice', async () => {
    expect(await turnsAfter(9, fakePage(5, true, 0, 30))).toHaveLength(9);
  });

  test('gives a page that draws in each pause a turn for its other tasks', async () => {
    const page = fakePage(100, true, 60);
    const turns = await turnsAfter(13, page, 45);
    const round = ['page', 'told', 'user-blocking', 'user-blocking'];
    expect(turns.slice(0, 8)).toEqual([...round, ...round]);
    expect(turns.filter((turn) => turn === 'page')).toHaveLength(5);
  });

  test('takes a longer pause in which the page drew for its turn', async () => {
    const turns = await turnsAfter(6, fakePage(50, true, 120), 45);
    const turn = ['page', 'told'];
    expect(turns).toEqual([...turn, 'user-blocking', ...turn, 'user-blocking', 'user-blocking', ...turn]);
  });

  test('lets no page that takes seconds wait for as long', async () => {
    const turns = await turnsAfter(12, fakePage(5_000), 45);
    expect(turns.filter((turn) => turn === 'page')).toHaveLength(4);
  });

  test('gives every turn to the page where the browser has no priorities', async () => {
    const turn = ['page', 'told'];
    expect(await turnsAfter(3, fakePage(100, false), 45)).toEqual([...turn, ...turn, ...turn]);
  });
});
