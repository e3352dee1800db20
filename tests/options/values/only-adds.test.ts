import { expect, it } from 'vitest';
import { onlyAdds } from '../../../entrypoints/options/values/only-adds';

it.each([
  ['', 'q'],
  ['qa', 'qa+'],
  ['qa@x', 'qa+1@x'],
  ['aa', 'aaa'],
  ['same', 'same'],
])('“%s” → “%s” only adds', (before, after) => {
  expect(onlyAdds(before, after)).toBe(true);
});

it.each([
  ['qa', ''],
  ['qa', 'q'],
  ['qa@x', 'b{{nobody}}'],
  ['abab', 'ab'],
  ['right', 'wrong but longer'],
])('“%s” → “%s” takes something away', (before, after) => {
  expect(onlyAdds(before, after)).toBe(false);
});
