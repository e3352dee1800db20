import { describe, expect, it } from 'vitest';
import { fittedText } from '../../../../../utils/plan/fit/fitted';
import table from '../../../../../utils/plan/asks/table.json';
import { fitParts } from '../../../../../utils/plan/fit/relations/amounts/parts';
import { field } from '../../../../builders';
import { outcome, recognised } from '../../builders';

const count = (label: string, text: string) => ({
  field: field(
    { control: 'number', type: 'number', min: null, max: null, step: null, stepBase: 0 },
    { texts: [{ source: 'label', text: label }] },
  ),
  recognition: recognised('number'),
  fitted: fittedText(text),
});
const texts = (...items: ReturnType<typeof count>[]) => fitParts(items, table).map(outcome);

describe('fitParts', () => {
  it('has no more of a part than of the whole', () => {
    expect(texts(count('Number of parcels', '3'), count('Number of damaged parcels', '4'))).toEqual(['3', '2']);
    expect(texts(count('Paket sayısı', '3'), count('Hasarlı paket sayısı', '4'))).toEqual(['3', '2']);
    expect(texts(count('Haushaltsmitglieder', '4'), count('davon unter 14 Jahren', '6'))).toEqual(['4', '2']);
  });

  it('knows what befalls some of the things, and what is of the number before', () => {
    const items = [count('Number of items in shipment', '3'), count('Number of items damaged', '4')];
    expect(texts(...items, count('Number of items missing', '4'))).toEqual(['3', '2', '1']);
    expect(texts(count('Household size', '1'), count('How many of them drive?', '10'))).toEqual(['1', '1']);
    expect(texts(count('Asistentes', '4'), count('De ellos, niños', '6'))).toEqual(['4', '2']);
  });

  it('leaves what is no part alone', () => {
    expect(texts(count('Number of rooms', '3'), count('Total number of rooms', '4'))).toEqual(['3', '4']);
    expect(texts(count('Number of rooms', '3'), count('Number of beds', '4'))).toEqual(['3', '4']);
    expect(texts(count('Number of parcels', '5'), count('Number of damaged parcels', '4'))).toEqual(['5', '4']);
  });

  it('looks for the whole among the numbers close before it: a page may have very many', () => {
    const between = Array.from({ length: 12 }, (_, nth) => count(`Row ${nth}`, '1'));
    const fitted = texts(count('Number of parcels', '3'), ...between, count('Number of damaged parcels', '4'));
    expect(fitted.at(-1)).toBe('4');
  });
});
