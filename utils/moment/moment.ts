/** Days and times as data. */

/** A day of the calendar in use everywhere; month counts from 1. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export interface Time {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** A day, a time, or both; null for what it leaves open. */
export interface Moment {
  readonly day: Day | null;
  readonly time: Time | null;
  /** The day a span of days ends on. */
  readonly last: Day | null;
}

/** As `yyyy-mm-dd`. */
export function isoDay({ year, month, day }: Day): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}`;
}

/** As `hh:mm`. */
export function isoTime({ hour, minute }: Time): string {
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The hour as a clock of twelve counts it. */
export const twelveHour = (hour: number) => ((hour + 11) % 12) + 1;

/** The time of a day that was asked for without one. */
export const usualTime: Time = { hour: 10, minute: 30, second: 0 };
/** Days and hours between the ends of a span of which nobody said the other one. */
export const usualLength = 4;
export const usualHours = 4;

/** Months since year 0. */
export const monthsOf = ({ year, month }: Pick<Day, 'year' | 'month'>) => year * 12 + month - 1;

export const isSameDay = (one: Day, other: Day) => monthsOf(one) === monthsOf(other) && one.day === other.day;

/** Of things that stand for a day each the one nearest to a day, the first of those equally near. */
export function nearestTo<T>(wanted: Day, things: readonly T[], dayOfThing: (thing: T) => Day): T | undefined {
  const timeOf = ({ year, month, day }: Day) => Date.UTC(year, month - 1, day);
  const distance = (thing: T) => Math.abs(timeOf(dayOfThing(thing)) - timeOf(wanted));
  return [...things].sort((one, other) => distance(one) - distance(other))[0];
}

/** The day so many days later. */
export function daysLater({ year, month, day }: Day, count: number): Day {
  return fromDate(new Date(year, month - 1, day + count));
}

/** A time so many hours later, on the same day. */
export function hoursLater({ hour, ...rest }: Time, count: number): Time {
  return { hour: Math.min(Math.max(hour + count, 0), 23), ...rest };
}

export function fromDate(date: Date): Day {
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}
