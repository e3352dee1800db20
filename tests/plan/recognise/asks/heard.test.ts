import { expect, it } from 'vitest';
import { firstOfTwo } from '../../../../utils/plan/recognise/asks/heard';

it.each([
  ['Berth / mooring', 'Berth'],
  ['Berth/pontoon (if any) *', 'Berth'],
  ['kg / lb', null],
  ['Berth 4 / mooring on the far side of the river', null],
])('“%s” has the first of two names: %s', (label, first) => {
  expect(firstOfTwo(label)).toBe(first);
});
