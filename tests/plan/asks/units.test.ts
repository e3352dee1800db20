import { describe, expect, test } from 'vitest';
import type { FieldDescriptor, FieldText } from '../../../utils/pipeline';
import { rateAt, unitsAt } from '../../../utils/plan/asks/units';
import { field as fieldOf } from '../../builders';

const field = (...texts: FieldText[]): FieldDescriptor =>
  fieldOf({ control: 'number', type: 'number', min: null, max: null, step: null, stepBase: 0 }, { texts });
const label = (text: string): FieldText => ({ source: 'label', text });
const behind = (text: string): FieldText => ({ source: 'hint', text });

describe('units of a number', () => {
  test.each([
    ['Radius * m', 'm'],
    ['Radius (m)', 'm'],
    ['Radius in m', 'm'],
    ['Weight (eg. 165 Pounds)', 'lb'],
    ['Gewicht (z.B. 70 kg)', 'kg'],
  ])('“%s” is told in %s', (text, unit) => {
    expect(unitsAt(field(label(text)))).toEqual([unit]);
  });

  test('a rate is no unit of what it is measured by', () => {
    expect(unitsAt(field(label('Wind speed * m/s')))).toEqual([]);
    expect(rateAt(field(label('Wind speed * m/s')))).toEqual(['m/s']);
  });

  test.each([
    ['g/L', 'g/l'],
    ['kN/m²', 'kN/m²'],
    ['% vol', '% vol'],
    ['MWp', 'MW'],
    ['Nm', 'Nm'],
    ['NM', 'NM'],
  ])('“%s” behind a box', (sign, unit) => {
    expect(rateAt(field(label('Value'), behind(sign)))).toContain(unit);
  });

  test('what one of the things costs is no unit of their number', () => {
    expect(unitsAt(field(label('Dinner guests ($75 each)')))).toEqual([]);
    expect(unitsAt(field(label('Budget ($)')))).toEqual(['€']);
  });

  test('letters make a difference', () => {
    expect(rateAt(field(label('Interest % pa')))).toEqual([]);
  });
});
