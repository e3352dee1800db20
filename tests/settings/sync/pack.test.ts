import { expect, test } from 'vitest';
import { indexOf, pack, stalePieces, syncLimits, unpack } from '../../../utils/settings/sync/pack';

const version = { rev: 'r1', after: [] };
const packed = (...parts: readonly (readonly [part: string, text: string])[]) =>
  pack(parts.map(([part, text]) => ({ part, text, version })));

const sizeOf = ([key, value]: readonly [string, unknown]) =>
  key.length + new TextEncoder().encode(JSON.stringify(value)).length;

test.each([
  ['short', 'x'],
  ['long', 'Größe "😀"\n'.repeat(4_000)],
  ['of marks that take six bytes each', '\u0001'.repeat(10_000)],
])('a %s text comes back, in pieces that the browser takes', (_, text) => {
  const { items, left } = packed(['rules', text]);

  expect(left).toEqual([]);
  expect(unpack('rules', items)).toBe(text);
  const sizes = Object.entries(items).map(sizeOf);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(syncLimits.itemBytes);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(syncLimits.bytes);
});

test('what there is no room for stays, the rest goes', () => {
  const { index, left } = packed(['settings', 'a'], ['rules', 'r'.repeat(200_000)], ['persons', 'p']);

  expect(left).toEqual(['rules']);
  expect(Object.keys(index)).toEqual(['settings', 'persons']);
});

test('a part that has not arrived whole is no part', () => {
  const { items } = packed(['rules', 'r'.repeat(20_000)]);

  expect(unpack('rules', { ...items, 'rules.1': undefined })).toBeNull();
  expect(unpack('persons', items)).toBeNull();
  expect(indexOf({})).toEqual({});
});

test('pieces of a longer text before are stale', () => {
  const [long, short] = ['r'.repeat(20_000), 'r'].map((text) => packed(['rules', text]).items);

  expect(stalePieces(long!, short!)).toEqual(['rules.1', 'rules.2']);
});
