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

  it('goes by the nearest list of what is weighed', () => {
    const pet = (nth: number, at: number) => chosen(`Pet ${nth}`, ['Dog', 'Cat', 'Hamster'], at);
    const weights = [1, 2, 3].flatMap((nth) => [pet(nth, nth - 1), amount('Weight (kg)', 60)]);
    const [, dog, , cat, , hamster] = shown(fitByChoice(weights, words));
    expect(Number(dog)).toBeGreaterThan(7);
    expect(Number(cat)).toBeLessThanOrEqual(7);
    expect(hamster).toBe('60');
    expect(Number(shown(fitByChoice([amount('Weight (kg)', 60), pet(1, 1)], words))[0])).toBeLessThanOrEqual(7);
  });

  it('leaves alone what is chosen of something else, and what a person weighs', () => {
    const chat = chosen('Preferred contact', ['Phone', 'Chat'], 1);
    expect(shown(fitByChoice([chat, amount('Weight (kg)', 72)], words))[1]).toBe('72');
    const body = [amount('Height (cm)', 180, 'height'), amount('Weight (kg)', 72, 'weight')];
    expect(shown(fitByChoice([chosen('Pet', ['Cat'], 0), ...body], words))[2]).toBe('72');
  });

  it('leaves all else', () => {
    expect(fits(['Dog', 'Rabbit'], 1, 'Age', 7)).toBe(7);
    expect(fits(['Red', 'Blue'], 1, 'Weight (kg)', 70)).toBe(70);
  });
});
