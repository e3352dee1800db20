import { expect, test } from 'vitest';
import { headingOf } from '../../../utils/field/calendar/month-names';

test.each([
  ['November 2026', 'en', { year: 2026, month: 11 }],
  ['2026 Nov', 'en', { year: 2026, month: 11 }],
  ['Dezember 2026', 'de', { year: 2026, month: 12 }],
  ['décembre 2026', 'en', { year: 2026, month: 12 }],
  ['2026年 3月', 'ja', { year: 2026, month: 3 }],
  ['11 月 2026', 'en', { year: 2026, month: 11 }],
  ['12/2026', 'en', { year: 2026, month: 12 }],
  ['December', 'en', { year: null, month: 12 }],
  ['2026', 'en', { year: 2026, month: null }],
])('the heading “%s” (%s)', (text, language, heading) => expect(headingOf(text, language)).toEqual(heading));

test.each(['Nov 21, 2026', 'Mon', 'Today', 'Check out'])('“%s” is no heading', (text) => {
  expect(headingOf(text, 'en')).toEqual({ year: null, month: null });
});

test('a whole date in numbers is no heading', () => {
  expect(headingOf('21/11/2026', 'en').month).toBeNull();
});
