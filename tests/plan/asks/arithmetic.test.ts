import { describe, expect, it } from 'vitest';
import { solve } from '../../../utils/plan/asks/arithmetic';

describe('solve', () => {
  it.each([
    ['What is 5 + 9?', 14],
    ['Wie viel ist 12 minus 4?', 8],
    ['3 × 4 = ?', 12],
    ['Combien font 8 fois 2', 16],
    ['12 ÷ 4 =', 3],
  ])('does “%s”', (text, result) => {
    expect(solve(text)).toBe(result);
  });

  it.each(['3 - 5 pieces', '10 x 15 cm', 'Order 12/2026', '7 ÷ 2 =', 'How likely is it (0-10)?'])(
    'sees no sum in “%s”',
    (text) => {
      expect(solve(text)).toBeNull();
    },
  );
});
