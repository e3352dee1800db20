/** A day in the form that a field writes its days in. */
import { fromDate, isSameDay, isoTime, twelveHour, type Day, type Time } from '../../moment/moment';
import { dayOf } from '../../moment/read-moment';

/** Another day, written as a text writes the first. */
export function inFormOf(text: string, day: Day, other: Day): string {
  const first = Number(/\d+/.exec(text)?.[0]);
  const parts = first === day.year ? ymd(other) : first === day.day && first !== day.month ? dmy(other) : mdy(other);
  let place = 0;
  return text.replace(/\d+/g, (digits) => {
    const part = parts[place++];
    return part === undefined ? digits : String(part).padStart(2, '0');
  });
}

const ymd = ({ year, month, day }: Day) => [year, month, day];
const dmy = ({ year, month, day }: Day) => [day, month, year];
const mdy = ({ year, month, day }: Day) => [month, day, year];

/** Another time, written as a text writes the first: hours may be counted to twelve. */
export function timeInFormOf(text: string, time: Time): string {
  const { hour } = time;
  const hasHalves = /[ap]\.?m/i.test(text);
  const shown = isoTime({ ...time, hour: hasHalves ? twelveHour(hour) : hour });
  return text
    .replace(/\d{1,2}:\d\d/, shown)
    .replace(/[ap](?=\.?m)/i, (half) => (half === half.toLowerCase() ? halfOf(hour) : halfOf(hour).toUpperCase()));
}

const halfOf = (hour: number) => (hour < 12 ? 'a' : 'p');

/**
 * A day in the form in which a field showed today as it was pressed (React Multi Date Picker writes it there).
 * @returns null where it shows no day, or a time with it
 */
export function inShownForm(shown: string, day: Day): string | null {
  const read = dayOf(shown);
  if (!read || shown.match(/\d+/g)?.length !== 3) return null;
  const turned = { ...read, month: read.day, day: read.month };
  return inFormOf(shown, isSameDay(turned, fromDate(new Date())) ? turned : read, day);
}
