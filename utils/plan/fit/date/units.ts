/**
 * Date and time controls count in units from a zero of their own
 * (https://html.spec.whatwg.org/multipage/input.html#date-state-(type=date)): days, months, weeks or seconds.
 */
import type { Day, Moment, Time } from '../../../moment/moment';
import type { DateControl } from '../../../pipeline';
import type { Draft } from '../../draft';

export type DateType = DateControl['type'];

const millisecondsPerDay = 86_400_000;
/** 1970-01-01 was the Thursday of its ISO week: weeks count from the Monday before. */
const daysBeforeFirstMonday = 3;

interface Unit {
  /** Units since the control's zero; NaN for what the control does not take. */
  readonly read: (text: string) => number;
  readonly show: (units: number) => string;
  /** The day and time that so many units are; of months and weeks the first day. */
  readonly moment: (units: number) => Moment;
  /** A usual step where the control names none. */
  readonly step: number;
  /** Within which values exist: years 1000 to 9999, one day for times. */
  readonly first: number;
  readonly last: number;
}

/** Days since 1970-01-01 of `YYYY-MM-DD`; NaN for a day that does not exist. */
export function readDay(text: string): number {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return NaN;
  const days = Date.parse(`${text}T00:00:00Z`) / millisecondsPerDay;
  return showDay(days) === text ? days : NaN;
}

export function showDay(days: number): string {
  return Number.isFinite(days) ? new Date(days * millisecondsPerDay).toISOString().slice(0, 10) : '';
}

function readTime(text: string): number {
  const match = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d{1,3})?)?$/.exec(text);
  return match ? Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3] ?? 0) : NaN;
}

function showTime(seconds: number): string {
  const [hour, minute, second] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${pad(hour)}:${pad(minute)}${second ? `:${pad(second)}` : ''}`;
}

function readMonth(text: string): number {
  const match = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text);
  return match ? (Number(match[1]) - 1970) * 12 + Number(match[2]) - 1 : NaN;
}

function showMonth(months: number): string {
  const year = 1970 + Math.floor(months / 12);
  return `${String(year).padStart(4, '0')}-${String(months - (year - 1970) * 12 + 1).padStart(2, '0')}`;
}

function readWeek(text: string): number {
  const match = /^(\d{4})-W(0[1-9]|[1-4]\d|5[0-3])$/.exec(text);
  if (!match) return NaN;
  const weeks = weekOfDay(readDay(`${match[1]}-01-04`)) + Number(match[2]) - 1;
  return showWeek(weeks) === text ? weeks : NaN;
}

/** Weeks since the ISO week of 1970-01-01 in which a day lies. */
export function weekOfDay(days: number): number {
  return Math.floor((days + daysBeforeFirstMonday) / 7);
}

function showWeek(weeks: number): string {
  const thursday = showDay(weeks * 7 - daysBeforeFirstMonday + 3);
  const first = weekOfDay(readDay(`${thursday.slice(0, 4)}-01-04`));
  return `${thursday.slice(0, 4)}-W${String(weeks - first + 1).padStart(2, '0')}`;
}

function readMoment(text: string): number {
  const [day = '', time = ''] = text.split(/[T ]/);
  return readDay(day) * 86_400 + readTime(time);
}

function showMoment(seconds: number): string {
  const day = Math.floor(seconds / 86_400);
  return `${showDay(day)}T${showTime(seconds - day * 86_400)}`;
}

const firstDay = readDay('1000-01-01');
const lastDay = readDay('9999-12-31');

const dayMoment = (days: number): Moment => ({ day: dayAt(days), time: null, last: null });

/** What a draft of a date says, a time only where it has one. */
export function momentOfDraft({ date, time, last = '' }: Extract<Draft, { is: 'date' }>): Moment {
  const dayIn = (text: string) => (Number.isFinite(readDay(text)) ? dayAt(readDay(text)) : null);
  const seconds = readTime(time);
  return { day: dayIn(date), time: Number.isFinite(seconds) ? timeAt(seconds) : null, last: dayIn(last) };
}

/** The day so many days after 1970-01-01. */
function dayAt(days: number): Day {
  const date = new Date(days * millisecondsPerDay);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

function timeAt(seconds: number): Time {
  return { hour: Math.floor(seconds / 3600) % 24, minute: Math.floor(seconds / 60) % 60, second: seconds % 60 };
}

const secondsPerDay = 86_400;

export const units: Readonly<Record<DateType, Unit>> = {
  date: { read: readDay, show: showDay, moment: dayMoment, step: 1, first: firstDay, last: lastDay },
  month: {
    read: readMonth,
    show: showMonth,
    moment: (months) => dayMoment(readDay(`${showMonth(months)}-01`)),
    step: 1,
    first: readMonth('1000-01'),
    last: readMonth('9999-12'),
  },
  week: {
    read: readWeek,
    show: showWeek,
    moment: (weeks) => dayMoment(weeks * 7 - daysBeforeFirstMonday),
    step: 1,
    first: readWeek('1000-W01'),
    last: readWeek('9999-W52'),
  },
  time: {
    read: readTime,
    show: showTime,
    moment: (seconds) => ({ day: null, time: timeAt(seconds), last: null }),
    step: 60,
    first: 0,
    last: 86_399,
  },
  'datetime-local': {
    read: readMoment,
    show: showMoment,
    moment: (seconds) => ({
      day: dayAt(Math.floor(seconds / secondsPerDay)),
      time: timeAt(seconds % secondsPerDay),
      last: null,
    }),
    step: 60,
    first: firstDay * 86_400,
    last: lastDay * 86_400,
  },
};
