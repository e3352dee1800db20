import { expect, test } from 'vitest';
import { isoDay } from '../../utils/moment/moment';
import { dayOf, momentOf } from '../../utils/moment/read-moment';

test.each([
  ['2026-12-03', { year: 2026, month: 12, day: 3 }],
  ['2026/1/9', { year: 2026, month: 1, day: 9 }],
  ['12/03/2026', { year: 2026, month: 12, day: 3 }],
  ['17/04/1992', { year: 1992, month: 4, day: 17 }],
  ['03.12.2026', { year: 2026, month: 12, day: 3 }],
  ['3. 12. 2026', { year: 2026, month: 12, day: 3 }],
])('%s', (text, day) => expect(dayOf(text)).toEqual(day));

test.each(['', '14:30', 'next Friday', '12/03/26'])('“%s” is no whole date', (text) => expect(dayOf(text)).toBeNull());

test.each([
  ['2026-12-03T14:30', '2026-12-03', { hour: 14, minute: 30, second: 0 }],
  ['12/03/2026 2:30 PM', '2026-12-03', { hour: 14, minute: 30, second: 0 }],
  ['December 3, 2026', '2026-12-03', null],
  ['2026-12', '2026-12-01', null],
  ['2026-W49', '2026-11-30', null],
])('%s is a moment', (text, day, time) => {
  const moment = momentOf([text]);
  expect(moment.day && isoDay(moment.day)).toBe(day);
  expect(moment.time).toEqual(time);
});

test('of several notations the one without doubt is read', () => {
  expect(momentOf(['03/12/2026', '2026-12-03']).day).toEqual({ year: 2026, month: 12, day: 3 });
});

test.each(['12/03/2026 - 12/08/2026', '2026-12-03 to 2026-12-08', '3.12.2026 – 8.12.2026'])('%s is a span', (text) => {
  const { day, last } = momentOf([text]);
  expect([day, last].map((one) => one && isoDay(one))).toEqual(['2026-12-03', '2026-12-08']);
});

test.each(['2026-12-03', '12-03-2026', '3 to 8'])('%s is none', (text) => expect(momentOf([text]).last).toBeNull());
