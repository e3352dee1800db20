import { expect, it } from 'vitest';
import { showDate } from '../../utils/moment/show-date';

it.each([
  ['DD/MM/YYYY', '05/03/2027'],
  ['D MMMM YYYY', '5 March 2027'],
  ['hh:mm A', '04:30 PM'],
  ['h:mm A', '4:30 PM'],
  ['HH:mm:ss', '16:30:00'],
])('%s', (format, expected) => {
  expect(showDate(format, '2027-03-05', '16:30', 'en')).toBe(expected);
});
