import { expect, it } from 'vitest';
import { loadLocale } from '../../../../../utils/plan/locale/load-locale';
import { fittedText } from '../../../../../utils/plan/fit/fitted';
import { fitShares } from '../../../../../utils/plan/fit/relations/amounts/shares';
import { textField } from '../../../../builders';
import { builtData } from '../../../persona/locale-source';
import { outcome, recognised } from '../../builders';

const { table } = (await loadLocale('en-US', builtData)).asks;
const price = (label: string, text: string, person = '') => ({
  field: textField(label),
  recognition: recognised('price', { person }),
  fitted: fittedText(text),
});
const shared = (...fields: ReturnType<typeof price>[]) => fitShares(fields, table).map(outcome);

it('keeps a deposit below the price, and lets the balance be what it leaves', () => {
  expect(shared(price('Session fee', '84'), price('Deposit paid', '225'), price('Balance due', '3885'))).toEqual([
    '84',
    '17',
    '67',
  ]);
  expect(shared(price('Prix total', '2400'), price('Acompte', '300'))).toEqual(['2400', '300']);
});

it('holds a part against the largest whole of one person', () => {
  expect(shared(price('Shipping cost', '5'), price('Total', '900'), price('Discount', '80'))).toEqual([
    '5',
    '900',
    '80',
  ]);
  expect(shared(price('Total', '90', 'a'), price('Discount', '80', 'b'))).toEqual(['90', '80']);
});

it('leaves alone what is no part, and what a landlord keeps', () => {
  expect(shared(price('Administration fee', '60'), price('Security deposit', '1200'))).toEqual(['60', '1200']);
  expect(shared(price('Rate per mile', '0.41'), price('Discount', '80'))).toEqual(['0.41', '80']);
  const count = { ...price('Discount', '70'), recognition: recognised('percentage') };
  expect(shared(price('Total', '90'), count)).toEqual(['90', '70']);
});
