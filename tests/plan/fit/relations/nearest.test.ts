import { describe, expect, it } from 'vitest';
import { nearestTo } from '../../../../utils/plan/fit/relations/nearest';

describe('nearestTo', () => {
  it('takes the last before a place, else the first after it', () => {
    expect([0, 3, 4, 8, 99].map((at) => nearestTo([2, 3, 7], at))).toEqual([2, 2, 3, 7, 7]);
    expect(nearestTo([], 1)).toBeUndefined();
  });
});
