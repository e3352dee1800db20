import { expect, it } from 'vitest';
import { late } from '../../utils/plan/late';

it('reads once, and only when it is asked', async () => {
  let reads = 0;
  const file = late(async () => ++reads);
  expect([file.now, reads]).toEqual([null, 0]);
  expect(await Promise.all([file.load(), file.load()])).toEqual([1, 1]);
  expect([file.now, reads]).toEqual([1, 1]);
});

it('reads again what could not be read', async () => {
  let reads = 0;
  const file = late(async () => {
    if (++reads === 1) throw new Error('gone');
    return reads;
  });
  await expect(file.load()).rejects.toThrow('gone');
  expect(file.now).toBeNull();
  expect(await file.load()).toBe(2);
});
