import { describe, expect, it } from 'vitest';
import { fitSums } from '../../../../../utils/plan/fit/relations/amounts/sums';
import type { FittedField } from '../../../../../utils/plan/fit/fitted';
import { amount, shown, words } from '../../amount-fields';

const asked = (label: string, value: number, ask: string): FittedField => {
  const one = amount(label, value);
  return { ...one, recognition: { ...one.recognition, ask } };
};
const bill = (tax: number) =>
  shown(
    fitSums(
      [asked('Net', 1800, 'net-amount'), asked('VAT', tax, 'vat-beside-net'), asked('Total', 810, 'invoice-total')],
      words,
    ),
  );

describe('fitSums', () => {
  it('adds to a price no more and no less than what may be a tax', () => {
    expect(bill(22)).toEqual(['1800', '360', '2160']);
    expect(bill(900)).toEqual(['1800', '360', '2160']);
    expect(bill(126)).toEqual(['1800', '126', '1926']);
  });
});
