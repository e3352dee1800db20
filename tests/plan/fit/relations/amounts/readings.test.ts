import { describe, expect, it } from 'vitest';
import { fitReadings } from '../../../../../utils/plan/fit/relations/amounts/readings';
import { amount, shown, words } from '../../amount-fields';

describe('fitReadings', () => {
  it.each(['Final gas reading', 'Zählerstand', 'Spindle hours', 'Betriebsstunden', 'Lectura inicial'])(
    'has counted for long: %s',
    (label) => {
      const [reading] = shown(fitReadings([amount(label, 4)], words));
      expect(Number(reading)).toBeGreaterThan(200);
    },
  );

  it('has more than a family take part', () => {
    const [people] = shown(fitReadings([amount('Number of people expected to take part', 2, 'passengers')], words));
    expect(Number(people)).toBeGreaterThanOrEqual(15);
  });

  it('keeps what is large enough, and what is no reading', () => {
    const others = [amount('Final gas reading', 950), amount('Blood pressure reading', 8), amount('Hours', 4)];
    expect(shown(fitReadings(others, words))).toEqual(['950', '8', '4']);
  });
});
