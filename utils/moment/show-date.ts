import { monthNames } from './month-names';

const tokens = /YYYY|YY|MMMM|MMM|MM|M|DD|D|HH|hh|\bh\b|mm|ss|A/g;

/**
 * A day and time in a format of `date-format.ts`.
 * @param date `YYYY-MM-DD`
 * @param time `HH:MM`
 * @param language BCP 47 tag, for the names of months
 */
export function showDate(format: string, date: string, time: string, language: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const [hour = '', minute = ''] = time.split(':');
  const pieces: Readonly<Record<string, () => string>> = {
    YYYY: () => year,
    YY: () => year.slice(2),
    MMMM: () => monthNames(Number(month), [language, 'en'])[0] ?? month,
    MMM: () => shortName(Number(month), language),
    MM: () => month,
    M: () => String(Number(month)),
    DD: () => day,
    D: () => String(Number(day)),
    HH: () => hour,
    hh: () => String(Number(hour) % 12 || 12).padStart(2, '0'),
    h: () => String(Number(hour) % 12 || 12),
    mm: () => minute,
    ss: () => '00',
    A: () => (Number(hour) < 12 ? 'AM' : 'PM'),
  };
  return format.replace(tokens, (token) => pieces[token]!());
}

function shortName(month: number, language: string): string {
  const names = monthNames(month, [language, 'en']);
  return names.find((name) => name.length <= 4) ?? names[0] ?? String(month);
}
