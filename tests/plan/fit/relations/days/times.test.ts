import { expect, it } from 'vitest';
import { fittedMoment, fittedOptions, fittedText } from '../../../../../utils/plan/fit/fitted';
import { momentOf } from '../../../../../utils/moment/read-moment';
import { fitTimes } from '../../../../../utils/plan/fit/relations/days/times';
import { field, selectField, textField } from '../../../../builders';
import { outcome, recognised } from '../../builders';

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

it('leaves each a moment that a clock can be set to', () => {
  const times = ['15:00', '11:30'].map((text) => ({ ...time(text), fitted: fittedMoment(momentOf([text]), text) }));
  expect(fitTimes(times).map(({ value }) => value?.as === 'moment' && value.moment.time?.hour)).toEqual([11, 15]);
  expect(fitTimes(times.slice(0, 1))).toEqual([times[0]!.fitted]);
});

it('lets opening hours of several days rise day by day', () => {
  const hours = ['18:00', '09:00', '17:00', '08:00', '16:00', '10:00'].map((text) => time(text));
  expect(fitTimes(hours).map(outcome)).toEqual(['09:00', '18:00', '08:00', '17:00', '10:00', '16:00']);
});

it('lets times of like lists rise, no two the same', () => {
  const hours = ['Choose', '9 am', '10 am', '11 am', '12 pm'];
  const listed = (place: number) => {
    const list = selectField('Start', hours);
    const option = list.control === 'choice' && list.options[place];
    return { field: list, recognition: recognised('time'), fitted: fittedOptions(option ? [option] : []) };
  };
  expect(fitTimes([listed(3), listed(1)]).map(({ shown }) => shown)).toEqual(['9 am', '11 am']);
  expect(fitTimes([listed(2), listed(2)]).map(({ shown }) => shown)).toEqual(['10 am', '11 am']);
  const week = [4, 1, 3, 2, 2, 1].map(listed);
  expect(fitTimes(week).map(({ shown }) => shown)).toEqual(['9 am', '12 pm', '10 am', '11 am', '9 am', '10 am']);
  expect(fitTimes([listed(4), listed(4)]).map(({ shown }) => shown)).toEqual(['12 pm', '12 pm']);
});
