import { describe, expect, it } from 'vitest';
import { fitRatios } from '../../../../../utils/plan/fit/relations/amounts/ratios';
import type { FittedField } from '../../../../../utils/plan/fit/fitted';
import { amount, shown, words } from '../../amount-fields';

const texts = (...fields: FittedField[]) => shown(fitRatios(fields, words));

describe('fitRatios', () => {
  it('brings a lesser number to its share of the greater one', () => {
    const [length, beam] = texts(amount('Length overall (m)', 12), amount('Beam (m)', 1));
    expect(length).toBe('12');
    expect(Number(beam)).toBeGreaterThan(3);
    expect(texts(amount('Number of pregnancies', 1), amount('Number of live births', 3))[1]).toBe('1');
  });

  it('changes what is freer of the two', () => {
    expect(texts(amount('Total cost of the project', 112_000), amount('Amount requested', 600))).toEqual([
      '1000',
      '600',
    ]);
    expect(texts(amount('Gesamtkosten', 112_000), amount('Fördersumme', 600))[0]).toBe('1000');
    expect(texts(amount('Validity (days)', 2), amount('Remind me days before expiry', 31))).toEqual(['90', '31']);
  });

  it('goes by the nearest, and by nothing far away', () => {
    const boats = [amount('Length overall (m)', 30), amount('Crew', 1), amount('Beam (m)', 1)];
    const near = texts(...boats, amount('Length overall (m)', 12));
    expect(Number(near[2])).toBeLessThan(6);
    const others = Array.from({ length: 12 }, (_, nth) => amount(`Item ${nth}`, 1));
    expect(texts(amount('Length overall (m)', 12), ...others, amount('Beam (m)', 1)).at(-1)).toBe('1');
  });

  it('keeps what is right, what others add up to, and what is of something else', () => {
    expect(texts(amount('Length overall (m)', 12), amount('Beam (m)', 4))).toEqual(['12', '4']);
    const parts = [
      amount('Staff costs (£)', 4000),
      amount('Equipment (£)', 1000),
      amount('Total project cost (£)', 5000),
    ];
    expect(texts(...parts, amount('Amount requested (£)', 300)).slice(2)).toEqual(['5000', '3000']);
    expect(texts(amount('Existing floor area (m²)', 55), amount('Number of storeys', 1))).toEqual(['55', '1']);
  });

  it('tells a part-time post, a price that was quoted and a loan by what they are of', () => {
    expect(texts(amount('Contracted hours per week', 33), amount('FTE', 0.5))).toEqual(['33', '0.9']);
    expect(texts(amount('Quoted price', 15_900), amount('Final price paid', 746))).toEqual(['15900', '15900']);
    const [, loan] = texts(amount('Faturamento bruto anual', 3_720_000), amount('Valor solicitado', 6300));
    expect(Number(loan)).toBeGreaterThan(70_000);
  });
});
