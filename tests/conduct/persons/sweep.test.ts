import { describe, expect, it } from 'vitest';
import { positionOf, stepFrom } from '../../../utils/conduct/persons/sweep';
import type { FieldId } from '../../../utils/pipeline';

const rules = ['a', 'b', 'c'].map((rule) => ({ field: 'f1' as FieldId, rule }));

describe('a sweep', () => {
  it('goes from fault to fault, both ways, round the ends', () => {
    const first = stepFrom(rules, null, 'start')!;
    expect(first).toMatchObject({ at: 0, rule: 'a' });
    const second = stepFrom(rules, first, 'next')!;
    expect(second.rule).toBe('b');
    expect(stepFrom(rules, second, 'previous')).toEqual(first);
    expect(stepFrom(rules, first, 'previous')).toMatchObject({ at: 2, rule: 'c' });
    expect(stepFrom(rules, second, 'start')).toEqual(first);
  });

  it('ends when it is stopped, and where nothing can be broken', () => {
    expect(stepFrom(rules, null, 'stop')).toBeNull();
    expect(stepFrom([], null, 'start')).toBeNull();
  });

  it('is found again by its position where the fields have other names', () => {
    expect(positionOf(rules, { at: 1, field: 'other' as FieldId, rule: 'x' })).toBe(1);
    expect(positionOf(rules, { at: 9, field: 'other' as FieldId, rule: 'x' })).toBe(2);
  });
});
