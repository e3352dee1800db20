import { expect, it } from 'vitest';
import { heard } from '../../../../utils/plan/recognise/asks/heard';
import { textField } from '../../../builders';
import { localeOfPage } from '../../persona/locale-of-page';

const { asks, lexicon } = await localeOfPage('en-GB', []);
const texts = (label: string) =>
  [...heard(textField(label, { name: '' }), lexicon, asks.table)].map(([, text]) => text);

it('hears the first of two names for what is asked as well', () => {
  expect(texts('Berth / mooring')).toEqual(['Berth / mooring', 'Berth']);
  expect(texts('Berth/pontoon (if any) *')).toContain('Berth');
  expect(texts('kg / lb')).toEqual(['kg / lb']);
  expect(texts('Berth 4 / mooring on the far side of the river')).toHaveLength(1);
});
