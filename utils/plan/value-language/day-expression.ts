import { addDays } from '../persona/calendar';

type Unit = 'd' | 'w' | 'm' | 'y';

/** A day as a person may give it: a calendar day, or one counted from today. */
export type DayExpression =
  | { readonly is: 'day'; readonly day: string }
  | { readonly is: 'offset'; readonly count: number; readonly unit: Unit };

const calendarDay = /^(\d{4})-(\d{2})-(\d{2})$/;
const offset = /^(?:today)?\s*([+-]\s?\d{1,5})\s*([dwmy])$/i;

/**
 * Reads `2026-12-24`, `today`, `today-30d`, `+2w`, `+3m`, `-1y`.
 * @returns null for anything else, a day that is in no calendar included
 */
export function parseDay(text: string): DayExpression | null {
  const plain = text.trim();
  if (/^today$/i.test(plain)) return { is: 'offset', count: 0, unit: 'd' };
  if (calendarDay.test(plain)) return isInCalendar(plain) ? { is: 'day', day: plain } : null;
  const found = offset.exec(plain);
  if (!found) return null;
  return { is: 'offset', count: Number(found[1]!.replace(/\s/g, '')), unit: found[2]!.toLowerCase() as Unit };
}

/** @param today `YYYY-MM-DD` @returns `YYYY-MM-DD`, kept within the years 1 to 9999 */
export function dayOf(expression: DayExpression, today: string): string {
  if (expression.is === 'day') return expression.day;
  const { count, unit } = expression;
  if (unit === 'd' || unit === 'w') return addDays(today, unit === 'w' ? count * 7 : count);
  return addMonths(today, unit === 'y' ? count * 12 : count);
}

/** The same day of another month, or that month's last: a month after 31 January is 28 February. */
function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const index = Math.min(Math.max(year * 12 + month - 1 + months, 12), 9999 * 12 + 11);
  const [newYear, newMonth] = [Math.floor(index / 12), (index % 12) + 1];
  const two = (number: number) => String(number).padStart(2, '0');
  return `${String(newYear).padStart(4, '0')}-${two(newMonth)}-${two(Math.min(date, lastDay(newYear, newMonth)))}`;
}

function lastDay(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isInCalendar(day: string): boolean {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return year > 0 && month >= 1 && month <= 12 && date >= 1 && date <= lastDay(year, month);
}
