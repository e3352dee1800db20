import { describe, expect, it } from 'vitest';
import { fitTotals } from '../../../../../utils/plan/fit/relations/amounts/totals';
import type { FittedField } from '../../../../../utils/plan/fit/fitted';
import { amount, shown, words } from '../../amount-fields';

const texts = (...fields: FittedField[]) => shown(fitTotals(fields, words));

describe('fitTotals', () => {
  it('adds up the money before a total, whatever stands between', () => {
    const claim = [
      amount('Accommodation (£)', 43),
      amount('Subsistence (£)', 159),
      amount('Passengers', 2),
      amount('Parking (£)', 121),
    ];
    expect(texts(...claim, amount('Total amount claimed (£)', 117)).at(-1)).toBe('323');
    expect(texts(amount('Fahrt (€)', 40), amount('Hotel (€)', 90), amount('Gesamtbetrag (€)', 7)).at(-1)).toBe('130');
    expect(texts(amount('Repas (€)', 40), amount('Hôtel (€)', 90), amount('Total TTC (€)', 7)).at(-1)).toBe('130');
  });

  it('adds up the hours of a week', () => {
    const days = ['Monday (hours)', 'Tuesday (hours)', 'Wednesday (hours)'].map((day) => amount(day, 7.5));
    expect(texts(...days, amount('Total hours', 5)).at(-1)).toBe('22.5');
  });

  it('goes on from a subtotal', () => {
    const bill = [amount('Labour (€)', 200), amount('Materials (€)', 100), amount('Subtotal (€)', 1)];
    expect(texts(...bill, amount('VAT (€)', 57), amount('Total (€)', 9)).slice(2)).toEqual(['300', '57', '357']);
  });

  it('has no less in all than of each', () => {
    const items = [amount('Value of jewellery (£)', 6200), amount('Value of cash (£)', 165)];
    expect(texts(amount('Total value of stolen items (£)', 480), ...items)[0]).toBe('6365');
    expect(texts(amount('Total value of stolen items (£)', 9000), ...items)[0]).toBe('9000');
  });

  it('leaves what is earned, insured or measured in all', () => {
    const costs = [amount('Rent (€)', 900), amount('Loan repayments (€)', 200)];
    for (const label of [
      'Total household income (€)',
      'Gesamteinkommen (€)',
      'Suma asegurada (€)',
      'Suma ubezpieczenia (€)',
      'Total por persona (€)',
    ])
      expect(texts(...costs, amount(label, 4000)).at(-1)).toBe('4000');
    expect(texts(...costs, amount('Total household income (€)', 4000), amount('Total (€)', 7)).at(-1)).toBe('1100');
    for (const label of [
      'Suma (€)',
      'Suma częściowa (€)',
      'Total por pagar (€)',
      'Höhe der Gesamtkosten (€)',
      'Totale per il viaggio (€)',
    ])
      expect(texts(...costs, amount(label, 4000)).at(-1)).toBe('1100');
    const sides = [amount('Width (cm)', 60), amount('Depth (cm)', 40)];
    expect(texts(...sides, amount('Total height (cm)', 180)).at(-1)).toBe('180');
  });

  it('leaves prices of one, limits and what is of another measure', () => {
    expect(texts(amount('Price per night (€)', 80), amount('Meals (€)', 20), amount('Total (€)', 500)).at(-1)).toBe(
      '500',
    );
    expect(texts(amount('Rooms', 3), amount('Beds', 4), amount('Total cost (€)', 500)).at(-1)).toBe('500');
  });
});
