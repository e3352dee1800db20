import { describe, expect, it } from 'vitest';
import { inShownForm } from '../../../utils/apply/calendar/day-form';

const day = { year: 2027, month: 1, day: 4 };

describe('a day in the form of the day that a field shows', () => {
  it.each([
    ['2026/11/22', '2027/01/04'],
    ['22/11/2026', '04/01/2027'],
    ['11-22-2026', '01-04-2027'],
  ])('%s', (shown, expected) => {
    expect(inShownForm(shown, day)).toBe(expected);
  });

  it.each(['', 'Today', '2026/11/22 10:30'])('“%s” shows no day alone', (shown) => {
    expect(inShownForm(shown, day)).toBeNull();
  });
});
