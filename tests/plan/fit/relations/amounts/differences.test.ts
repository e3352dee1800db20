import { describe, expect, it } from 'vitest';
import { fitDifferences } from '../../../../../utils/plan/fit/relations/amounts/differences';
import type { FittedField } from '../../../../../utils/plan/fit/fitted';
import { amount, shown, words } from '../../amount-fields';

const texts = (...fields: FittedField[]) => shown(fitDifferences(fields, words));

describe('fitDifferences', () => {
  it('works out the last reading, or what is between two', () => {
    const readings = [amount('Odometer at start (miles)', 78_000), amount('Odometer at end (miles)', 83_076)];
    expect(texts(...readings, amount('Miles driven', 121))).toEqual(['78000', '78121', '121']);
    const stock = [amount('Quantity on hand', 44), amount('Quantity counted', 40)];
    expect(texts(...stock, amount('Difference', 9, 'number', null)).at(-1)).toBe('-4');
  });

  it('leaves what is not all there', () => {
    expect(texts(amount('Odometer at start', 78_000), amount('Miles driven', 121))).toEqual(['78000', '121']);
  });
});
