import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTimeout } from '../../../utils/conduct/waiting/with-timeout';
import { later } from '../../../utils/conduct/waiting/later';

const late = new Error('late');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether it has ended by now. */
function ended(promise: Promise<unknown>): () => boolean {
  let isOver = false;
  void promise.then(
    () => (isOver = true),
    () => (isOver = true),
  );
  return () => isOver;
}

/** Time passes in which nothing of ours runs. */
function heldUp(ms: number): void {
  const now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now + ms);
}

it('lasts as long as it is told to', async () => {
  const isOver = ended(later(1_100));
  await vi.advanceTimersByTimeAsync(1_099);
  expect(isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver()).toBe(true);
});

it('ends early where it is over', async () => {
  const over = new AbortController();
  const isOver = ended(later(60_000, over.signal));
  over.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(isOver()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it('counts no time in which the worker was held up: an answer that came meanwhile is heard first', async () => {
  let answer = (_text: string) => {};
  const waiting = withTimeout(new Promise<string>((resolve) => (answer = resolve)), 1_000, late);
  await vi.advanceTimersByTimeAsync(900);
  heldUp(10_000);
  await vi.advanceTimersByTimeAsync(100);
  answer('here');

  expect(await waiting).toBe('here');
  expect(vi.getTimerCount()).toBe(0);
});

it('is late where nothing is heard though the worker could', async () => {
  const waiting = withTimeout(new Promise(() => {}), 1_000, late).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await waiting).toBe(late);
});
