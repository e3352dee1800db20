import { expect, it } from 'vitest';
import { fitAges } from '../../../../../utils/plan/fit/relations/answers/ages';
import { fittedText, type FittedField } from '../../../../../utils/plan/fit/fitted';
import { textField } from '../../../../builders';
import { amount, chosen, moment, shown, words } from '../../amount-fields';

const ages = (label: string, text: string): FittedField => ({
  ...amount(label, 0, 'text'),
  field: textField(label),
  fitted: fittedText(text),
});
const texts = (...fields: FittedField[]) => shown(fitAges(fields, words, '2026-11-21'));

it('tells as many ages as there are children', () => {
  expect(texts(amount('N.º de niños', 4), ages('Edades de los niños', '4 y 7'))[1]).toMatch(
    /^\d{1,2}, \d{1,2}, \d{1,2} y \d{1,2}$/,
  );
  expect(texts(amount('Number of children', 1), ages('Ages of children', '4, 9'))[1]).toMatch(/^\d{1,2}$/);
  expect(texts(amount('Number of children', 0), ages('Ages of children', '4, 9'))[1]).toBe('');
  expect(texts(ages('Ages of children', '4, 9'))[0]).toBe('4, 9');
});

it('puts a child in the group of its age', () => {
  const groups = ['U6', 'U8', 'U10', 'U16'];
  const group = (born: string) => texts(moment('Date of birth', born, 'bday'), chosen('Age group', groups, 3))[1];
  expect(group('2018-04-22')).toBe('U10');
  expect(group('2022-04-22')).toBe('U6');
  expect(group('1990-04-22')).toBe('U16');
});
