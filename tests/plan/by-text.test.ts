import { expect, it } from 'vitest';
import { byText } from '../../utils/plan/by-text';

it('reads a text that repeats once, one that says nothing too', () => {
  const read: string[] = [];
  const lengthOf = byText((text) => {
    read.push(text);
    return text.length;
  });
  expect(['First name', '', 'First name', '', 'City'].map(lengthOf)).toEqual([10, 0, 10, 0, 4]);
  expect(read).toEqual(['First name', '', 'City']);
});

it('remembers a bounded number of texts', () => {
  let reads = 0;
  const count = byText(() => ++reads);
  count('first');
  for (let at = 0; at < 10_000; at++) count(`text ${at}`);
  const before = reads;
  count('first');
  expect(reads).toBe(before + 1);
});
