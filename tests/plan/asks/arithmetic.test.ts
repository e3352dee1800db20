import { describe, expect, it } from 'vitest';
import { solve, sumAsked } from '../../../utils/plan/asks/arithmetic';
import { textField } from '../../builders';

const english = 'zero one two three four five six seven eight nine'.split(' ');
const spanish = 'cero uno|un dos tres cuatro cinco seis siete ocho nueve'.split(' ');

describe('solve', () => {
  it.each([
    ['What is 5 + 9?', 14],
    ['Wie viel ist 12 minus 4?', 8],
    ['3 × 4 = ?', 12],
    ['Combien font 8 fois 2', 16],
    ['12 ÷ 4 =', 3],
    ['Ile to jest 3 plus 4?', 7],
    ['حاصل جمع ۳ و ۵', 8],
    ['3 умножить на 4 =', 12],
    ['Bitte die Summe aus 3 und 5 eintragen', 8],
  ])('does “%s”', (text, result) => {
    expect(solve(text)).toBe(result);
  });

  it.each(['3 - 5 pieces', '10 x 15 cm', 'Order 12/2026', '7 ÷ 2 =', 'How likely is it (0-10)?'])(
    'sees no sum in “%s”',
    (text) => {
      expect(solve(text)).toBeNull();
    },
  );

  it.each([
    ['What is five plus nine?', 14],
    ['cinco − cuatro =', 1],
    ['Cinco + 2 =', 7],
  ])('reads the numbers in “%s”', (text, result) => {
    expect(solve(text, [spanish, english])).toBe(result);
  });

  it('needs no question where the form calls it a trap', () => {
    const languages = { own: { numbers: [] }, english: { numbers: english } };
    const asked = (name: string) => sumAsked(textField('Rechenaufgabe: 5 + 3', { name }), languages)?.result ?? null;
    expect([asked('captcha'), asked('size')]).toEqual([8, null]);
  });
});
