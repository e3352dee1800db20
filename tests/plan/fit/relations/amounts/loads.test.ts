import { describe, expect, it } from 'vitest';
import { fitLoads } from '../../../../../utils/plan/fit/relations/amounts/loads';
import { fittedText, type FittedField } from '../../../../../utils/plan/fit/fitted';
import { textField } from '../../../../builders';
import { amount, shown, words } from '../../amount-fields';
import { recognised } from '../../builders';

const weight = (...fields: FittedField[]) => Number(shown(fitLoads(fields, words)).at(-1));
const size = (text: string): FittedField => ({
  field: textField('Dimensions L x W x H (cm)'),
  recognition: recognised('size'),
  fitted: fittedText(text),
});

describe('fitLoads', () => {
  it('weighs goods by how many there are and how large they are', () => {
    const boxes = weight(
      amount('Number of pieces', 14),
      size('40 x 30 x 20 cm'),
      amount('Total gross weight (kg)', 5520),
    );
    expect(boxes > 50 && boxes < 200).toBe(true);
    const pallets = weight(amount('Number of pallets', 3), amount('Gesamtgewicht (kg)', 12));
    expect(pallets > 240 && pallets < 2850).toBe(true);
  });

  it('weighs what is counted in a unit beside it', () => {
    const cases = amount('Quantity received', 4);
    const inBoxes = { ...cases.field, texts: [...cases.field.texts, { source: 'hint' as const, text: 'boxes' }] };
    const told = weight({ ...cases, field: inBoxes }, amount('Gross weight (kg)', 4200));
    expect(told >= 8 && told <= 100).toBe(true);
    expect(weight(cases, amount('Gross weight (kg)', 4200))).toBe(4200);
  });

  it('leaves what a person weighs, and counts of what is no load', () => {
    expect(weight(amount('Number of items', 1), amount('Weight (kg)', 72, 'weight'))).toBe(72);
    for (const label of ['Number of units of alcohol per week', 'Number of items per week', 'Anzahl Pakete pro Woche'])
      expect(weight(amount(label, 1), amount('Weight (kg)', 72))).toBe(72);
    expect(weight(amount('Number of pallets', 0), amount('Weight (kg)', 72))).toBe(72);
  });

  it('leaves what is right, and what weighs no goods', () => {
    expect(weight(amount('Number of pallets', 3), amount('Total weight (kg)', 1380))).toBe(1380);
    expect(weight(amount('Number of pallets', 3), amount('Weight per pallet (kg)', 12))).toBe(12);
    expect(weight(amount('Number of pallets', 3), amount('Your weight (kg)', 70))).toBe(70);
  });
});
