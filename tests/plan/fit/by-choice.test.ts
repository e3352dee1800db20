import { describe, expect, it } from 'vitest';
import { fitByChoice } from '../../../utils/plan/fit/by-choice';
import { amount, chosen, shown, words } from './amount-fields';

const fits = (options: readonly string[], at: number, label: string, value: number) =>
  Number(shown(fitByChoice([chosen('Type', options, at), amount(label, value)], words))[1]);

describe('fitByChoice', () => {
  it('has numbers as large as what was chosen', () => {
    const crafts = ['Sailing yacht', 'Personal watercraft'];
    expect(fits(crafts, 1, 'Length overall (m)', 12.7)).toBeLessThan(4);
    expect(fits(crafts, 0, 'Length overall (m)', 12.7)).toBe(12.7);
    expect(fits(['Dog', 'Rabbit'], 1, 'Weight (kg)', 7.2)).toBeLessThan(5);
    expect(fits(['Horses', 'Poultry'], 0, 'Value per head', 195)).toBeGreaterThan(1900);
  });

  it('leaves all else', () => {
    expect(fits(['Dog', 'Rabbit'], 1, 'Age', 7)).toBe(7);
    expect(fits(['Red', 'Blue'], 1, 'Weight (kg)', 70)).toBe(70);
  });
});
