import { afterEach, expect, it, vi } from 'vitest';
import { paced } from '../../../utils/conduct/waiting/paced';
import { eachOf } from '../../../utils/plan/steps';

afterEach(() => vi.restoreAllMocks());

/** Each step takes ten milliseconds. */
function steps(count: number, work: (step: number) => void) {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  return eachOf([...Array(count).keys()], (step) => {
    now += 10;
    work(step);
    return step;
  });
}

it('hears messages between its slices', async () => {
  const log: (number | string)[] = [];
  setTimeout(() => log.push('message'));
  const done = await paced(steps(24, (step) => log.push(step)));
  expect(done).toEqual([...Array(24).keys()]);
  const heard = log.indexOf('message');
  expect(heard).toBeGreaterThan(0);
  expect(heard).toBeLessThan(log.length - 1);
});

it('ends before the next slice once it is to stop', async () => {
  const stop = new AbortController();
  let done = 0;
  setTimeout(() => stop.abort(new Error('stopped')));
  const counting = steps(80, () => done++);
  await expect(paced(counting, stop.signal)).rejects.toThrow('stopped');
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(80);
});

it('waits for what a step needs', async () => {
  const log: string[] = [];
  function* needing() {
    yield new Promise<void>((resolve) => setTimeout(() => resolve(void log.push('read'))));
    log.push('used');
    return log;
  }
  expect(await paced(needing())).toEqual(['read', 'used']);
});
