import { expect, test } from 'vitest';
import { sideBySide } from '../../../utils/conduct/waiting/side-by-side';

/** Work that ends when it is told to, and how much of it ran at once. */
function worksite() {
  let running = 0;
  const seen = { most: 0 };
  const work = async (number: number) => {
    seen.most = Math.max(seen.most, ++running);
    for (let turn = 0; turn < 20 - number; turn++) await Promise.resolve();
    running--;
    return number * 2;
  };
  return { work, seen };
}

test('answers come in the order of what was asked, however long each took', async () => {
  const { work, seen } = worksite();
  const all = Array.from({ length: 20 }, (_, index) => index);
  expect(await sideBySide(all, work)).toEqual(all.map((number) => number * 2));
  expect(seen.most).toBe(6);
});

test('nothing further is begun once one has failed', async () => {
  const begun: number[] = [];
  const all = Array.from({ length: 20 }, (_, index) => index);
  const work = async (number: number) => {
    begun.push(number);
    await Promise.resolve();
    if (number === 2) throw new Error('two failed');
  };
  await expect(sideBySide(all, work)).rejects.toThrow('two failed');
  expect(begun.length).toBeLessThan(all.length);
});

test('nothing is nothing', async () => {
  expect(await sideBySide([], () => Promise.reject(new Error('not expected')))).toEqual([]);
});
