import { expect, it } from 'vitest';
import { loadLocale } from '../../../../../utils/plan/locale/load-locale';
import { fittedText } from '../../../../../utils/plan/fit/fitted';
import { fitOpposites } from '../../../../../utils/plan/fit/relations/amounts/opposites';
import { textField } from '../../../../builders';
import { builtData } from '../../../persona/locale-source';
import { outcome, recognised } from '../../builders';

const { table } = (await loadLocale('en-US', builtData)).asks;
const amount = (label: string, text: string, person = '') => ({
  field: textField(label),
  recognition: recognised('number', { person }),
  fitted: fittedText(text),
});
const opposed = (...fields: ReturnType<typeof amount>[]) => fitOpposites(fields, table).map(outcome);

it('keeps the net below the gross, and not far below', () => {
  expect(opposed(amount('Net weight (kg)', '1'), amount('Gross weight (kg)', '1'))).toEqual(['0.85', '1']);
  expect(opposed(amount('Gross pay', '3050'), amount('Net pay', '3350'))).toEqual(['3050', '2590']);
  expect(opposed(amount('Bruttogewicht', '900'), amount('Nettogewicht', '700'))).toEqual(['900', '700']);
});

it('puts the least and the most in their order', () => {
  expect(opposed(amount('Minimum humidity', '44'), amount('Maximum humidity', '40'))).toEqual(['40', '44']);
  expect(opposed(amount('Min nights', '4'), amount('Max nights', '4'))).toEqual(['2', '4']);
});

it('lets a meter go on', () => {
  expect(opposed(amount('Meter reading at start', '35000'), amount('Meter reading at end', '25000'))).toEqual([
    '35000',
    '35350',
  ]);
});

it('leaves alone what is about different things or people', () => {
  expect(opposed(amount('Net weight', '9'), amount('Gross volume', '1'))).toEqual(['9', '1']);
  expect(opposed(amount('Net pay', '9', 'a'), amount('Gross pay', '1', 'b'))).toEqual(['9', '1']);
  expect(opposed(amount('Opening balance', '900'), amount('Closing balance', '100'))).toEqual(['900', '100']);
});

it('is not misled by an aside, but by no other unit', () => {
  const [gross, net] = opposed(amount('Gross pay', '3250'), amount('Net pay (take-home)', '1700'));
  expect(Number(net)).toBeGreaterThan(2400);
  expect(gross).toBe('3250');
  const [, tare] = opposed(amount('Gross weight', '15'), amount('Tare weight', '10'));
  expect(Number(tare)).toBeLessThan(5);
  expect(opposed(amount('Gross weight (kg)', '100'), amount('Net weight (lb)', '200'))).toEqual(['100', '200']);
});
