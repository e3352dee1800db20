import { expect, it } from 'vitest';
import { fitListedCounts } from '../../../../../utils/plan/fit/relations/amounts/listed-counts';
import { fittedText, type FittedField } from '../../../../../utils/plan/fit/fitted';
import { textField } from '../../../../builders';
import { amount, shown, words } from '../../amount-fields';

const listed = (text: string): FittedField => ({
  ...amount('Goods', 0),
  field: textField('Goods'),
  fitted: fittedText(text),
});
const last = (...fields: FittedField[]) => shown(fitListedCounts(fields, words)).at(-1);

it('counts what the list before it does', () => {
  expect(last(listed('2 lamps, 1 clock; 4 mugs'), amount('Number of items', 3))).toBe('7');
  expect(last(listed('2 lamps, 1 clock'), amount('Value', 90), amount('Total quantity', 5))).toBe('3');
});

it('leaves what counts something else, or stands beside no such list', () => {
  expect(last(listed('2 lamps, 1 clock'), amount('Number of rooms', 3))).toBe('3');
  expect(last(listed('2 lamps'), amount('Quantity', 5))).toBe('5');
  expect(last(listed('Lamps, 1 clock'), amount('Quantity', 5))).toBe('5');
});
