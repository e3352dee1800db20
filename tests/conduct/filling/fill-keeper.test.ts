import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FillKeeper } from '../../../utils/conduct/filling/fill-keeper';
import { fillRecord, type FillRecord } from '../../../utils/conduct/filling/fill-record';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const at = (done: number) => fillRecord(1, new Map(), {}, { done, of: 9 });
const over = fillRecord(1, new Map(), {}, null);

function keeperWithLog() {
  const log: (number | 'over')[] = [];
  const keeper = new FillKeeper(async ({ running }: FillRecord) => void log.push(running?.done ?? 'over'));
  return { keeper, log };
}

test('of a fill that runs the first record is saved at once, then the newest now and then', async () => {
  const { keeper, log } = keeperWithLog();
  for (let done = 0; done < 5; done++) void keeper.note(() => at(done));
  await vi.advanceTimersByTimeAsync(1);
  expect(log).toEqual([0]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(log).toEqual([0, 4]);
  void keeper.note(() => at(8));
  await vi.advanceTimersByTimeAsync(1);
  expect(log).toEqual([0, 4, 8]);
});

test('the last record waits for none and is not written over', async () => {
  const { keeper, log } = keeperWithLog();
  for (const done of [0, 1]) void keeper.note(() => at(done));
  await keeper.keep(over);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(log).toEqual([0, 'over']);
});
