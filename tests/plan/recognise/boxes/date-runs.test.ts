import { expect, it } from 'vitest';
import { loadLocale } from '../../../../utils/plan/locale/load-locale';
import { recognise } from '../../../../utils/plan/recognise/recognise';
import { textField } from '../../../builders';
import { builtData } from '../../persona/locale-source';

const kindsOf = async (tag: string, ...labels: readonly string[]) => {
  const { lexicon, asks } = await loadLocale(tag, builtData);
  const fields = labels.map((label, at) => textField(label, { name: `f${at}`, lang: tag }));
  return recognise(fields, { lexicon, pageLanguage: tag, asks }).map(({ kind }) => kind);
};

it('takes a day without boxes for month and year for a date, or for a day of the week', async () => {
  expect(await kindsOf('ja-JP', '作業日')).toEqual(['date']);
  expect(await kindsOf('ja-JP', '退去日')).toEqual(['date']);
  expect(await kindsOf('en-GB', 'Day')).toEqual(['weekday']);
});

it('leaves the day beside month and year a part of their date', async () => {
  expect((await kindsOf('en-GB', 'Day', 'Month', 'Year'))[0]).toMatch(/day$/);
  expect((await kindsOf('en-GB', 'Day', 'Month', 'Year'))[0]).not.toBe('weekday');
});
