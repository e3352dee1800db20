import { expect, it } from 'vitest';
import { fittedText } from '../../../utils/plan/fit/fitted';
import { fitTimes } from '../../../utils/plan/fit/times';
import { field, textField } from '../../builders';
import { outcome, recognised } from './builders';

const time = (text: string, person = '') => ({
  field: field({ control: 'date', type: 'time', min: '', max: '', step: null }),
  recognition: recognised('time', { person }),
  fitted: fittedText(text),
});

it('lets the times of one form and person rise', () => {
  expect(fitTimes([time('15:00'), time('11:30'), time('11:00')]).map(outcome)).toEqual(['11:00', '11:30', '15:00']);
  expect(fitTimes([time('15:00', 'a'), time('11:30', 'b')]).map(outcome)).toEqual(['15:00', '11:30']);
  const typed = (text: string) => ({ ...time(text), field: textField('Start') });
  expect(fitTimes([typed('16:00'), typed('09:30')]).map(outcome)).toEqual(['09:30', '16:00']);
});
