import { expect, test } from 'vitest';
import { daysLater, isoDay } from '../../utils/moment/moment';

test('an ISO day has two digits for month and day', () => {
  expect(isoDay({ year: 1992, month: 4, day: 7 })).toBe('1992-04-07');
});

test('days are counted over the ends of months and years', () => {
  expect(isoDay(daysLater({ year: 2026, month: 12, day: 30 }, 4))).toBe('2027-01-03');
});
