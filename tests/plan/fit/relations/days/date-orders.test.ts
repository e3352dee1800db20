import { describe, expect, it } from 'vitest';
import { fitDateOrders } from '../../../../../utils/plan/fit/relations/days/date-orders';
import type { FittedField } from '../../../../../utils/plan/fit/fitted';
import { amount, moment, shown, words } from '../../amount-fields';

const texts = (...fields: FittedField[]) => shown(fitDateOrders(fields, words));

describe('fitDateOrders', () => {
  it('puts days and years in the order of what they are of', () => {
    expect(texts(moment('تاريخ السفر', '2026-12-05'), moment('تاريخ العودة', '2026-12-04'))).toEqual([
      '2026-12-04',
      '2026-12-05',
    ]);
    expect(
      texts(moment('Earliest start date', '2027-01-07'), moment('Last day at current employer', '2027-02-06')),
    ).toEqual(['2027-02-06', '2027-01-07']);
    expect(texts(amount('Year the roof was last replaced', 1994), amount('Year built', 2023))).toEqual([
      '2023',
      '1994',
    ]);
    expect(
      texts(moment("Premier jour d'absence", '2026-11-20'), moment("Dernier jour d'absence", '2026-11-15')),
    ).toEqual(['2026-11-15', '2026-11-20']);
  });

  it('has what follows entries that are closed begin later', () => {
    expect(texts(moment('Registration deadline', '2027-02-06'), moment('Start date', '2027-01-07'))).toEqual([
      '2027-01-07',
      '2027-02-06',
    ]);
  });

  it('leaves a sale that closes after its start, and what is hired: it is delivered before it is collected', () => {
    const inOrder = ['2027-01-07', '2027-02-06'] as const;
    for (const [first, last] of [
      ['Start date', 'Closing date'],
      ['Registration start date', 'Registration closes'],
      ['Delivery date', 'Collection date'],
      ['Date of loss', 'Collection date'],
    ] as const)
      expect(texts(moment(first, inOrder[0]), moment(last, inOrder[1]))).toEqual(inOrder);
    expect(texts(moment('Collection date', inOrder[1]), moment('Delivery date', inOrder[0]))).toEqual(inOrder);
  });

  it('leaves what has no order', () => {
    expect(texts(moment('Date of birth', '1990-11-20'), moment('Date of issue', '1985-11-15'))).toEqual([
      '1990-11-20',
      '1985-11-15',
    ]);
  });
});
