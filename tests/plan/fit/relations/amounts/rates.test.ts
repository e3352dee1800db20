import { describe, expect, it } from 'vitest';
import table from '../../../../../utils/plan/asks/table.json';
import { fitAges } from '../../../../../utils/plan/fit/relations/answers/ages';
import { fittedOptions, fittedText } from '../../../../../utils/plan/fit/fitted';
import { fitLasting } from '../../../../../utils/plan/fit/relations/days/lasting';
import { fitRates } from '../../../../../utils/plan/fit/relations/amounts/rates';
import type { AskTable } from '../../../../../utils/plan/asks/ask-data';
import type { Kind } from '../../../../../utils/kinds/kinds';
import { field, selectField } from '../../../../builders';
import { recognised } from '../../builders';

const words = table as unknown as AskTable;
const number = (label: string, value: number, kind: Kind = 'number') => ({
  field: field(
    { control: 'number', type: 'number', min: 0, max: null, step: null, stepBase: 0 },
    { texts: [{ source: 'label', text: label }] },
  ),
  recognition: recognised(kind),
  fitted: fittedText(String(value)),
});
const day = (label: string, value: string, kind: Kind) => ({
  field: field(
    { control: 'date', type: 'date', min: '', max: '', step: null },
    { texts: [{ source: 'label', text: label }] },
  ),
  recognition: recognised(kind),
  fitted: fittedText(value),
});

describe('fitRates', () => {
  const total = (...fields: ReturnType<typeof number>[]) => fitRates(fields, words).at(-1)!.shown;

  it('works out what so many units make', () => {
    expect(total(number('Gallons', 12), number('Price per gallon', 3.5), number('Total cost', 99))).toBe('42');
    expect(total(number('Number of pallets', 3), number('Weight per pallet', 480), number('Total weight', 9))).toBe(
      '1440',
    );
    expect(total(number('Liter', 40), number('Preis pro Liter', 1.8), number('Gesamtpreis', 9))).toBe('72');
  });

  it('works it out in each row of a table, and reads “unidad” whole', () => {
    const row = (price: number, kilos: number) => [
      number('Price per kg', price),
      number('Kg', kilos),
      number('Total price', 1),
    ];
    const rows = fitRates([...row(2, 10), ...row(3, 10), ...row(4, 10)], words).map(({ shown }) => shown);
    expect([rows[2], rows[5], rows[8]]).toEqual(['20', '30', '40']);
    expect(total(number('Unidades', 5), number('Precio por unidad', 4), number('Importe total', 99))).toBe('20');
  });

  it('leaves alone what is of something else', () => {
    expect(total(number('Gallons', 12), number('Price per hour', 3), number('Total cost', 99))).toBe('99');
    expect(total(number('Number of pallets', 3), number('Weight per pallet', 480), number('Total cost', 9))).toBe('9');
  });
});

describe('fitLasting', () => {
  const today = '2026-11-21';
  const end = (from: string, to: string) =>
    fitLasting([day(from, '2026-12-01', 'start-date'), day(to, '2026-12-10', 'end-date')], words, today).at(-1)!.shown;

  it('lets what lasts months last some', () => {
    expect(end('Project start date', 'Project end date') > '2027-05-01').toBe(true);
    expect(end('Leave from', 'Leave until')).toBe('2026-12-10');
  });

  it('lets what lasts days last no months, and what is over no longer than until then', () => {
    const span = (from: string, to: string, label: string) =>
      fitLasting([day(`${label} from`, from, 'start-date'), day(`${label} to`, to, 'end-date')], words, today).map(
        ({ shown }) => shown,
      );
    const [from, until] = span('2026-04-16', '2026-11-12', 'Claim period');
    expect(until).toBe('2026-11-12');
    expect(from! >= '2026-10-13').toBe(true);
    expect(span('2026-12-01', '2027-02-20', 'Trip')[1]! <= '2026-12-21').toBe(true);
  });
});

describe('fitAges', () => {
  const fits = (age: number) => {
    const sizes = selectField('Shirt size', ['Youth S', 'Youth M', 'Youth L', 'Adult M']);
    const options = sizes.control === 'choice' ? sizes.options : [];
    const size = { field: sizes, recognition: recognised('size'), fitted: fittedOptions([options[3]!]) };
    const all = [number('Age', age, 'age'), size, number('Years of experience', 14)];
    return fitAges(all, words, '2026-11-21').map(({ shown }) => shown);
  };

  it('goes with the age of a child, and with nobody else’s', () => {
    expect(fits(5)).toEqual(['5', 'Youth S', '0']);
    expect(fits(12)).toEqual(['12', 'Youth L', '4']);
    expect(fits(34)).toEqual(['34', 'Adult M', '14']);
  });
});
