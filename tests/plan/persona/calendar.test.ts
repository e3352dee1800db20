import { expect, it } from 'vitest';
import { latest } from '../../../utils/plan/persona/calendar';

it.each([
  [1, '2026-11-16', '2026-11-16'],
  [1, '2026-11-22', '2026-11-16'],
  [7, '2026-11-22', '2026-11-22'],
  [7, '2026-11-21', '2026-11-15'],
])('finds the latest weekday %i until %s', (weekday, until, day) => {
  expect(latest(weekday, until)).toBe(day);
});
