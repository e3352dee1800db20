/** AM and PM, and hours as a clock of twelve counts them. */
import { twelveHour, type Time } from '../../moment/moment';

const half = /^([ap])\.?m\.?$/i;

export const isHalf = (text: string) => half.test(text.trim());

/** The hour as it is to be written where AM and PM stand beside it, else as it is. */
export function hourOf({ hour }: Time, hasHalves: boolean): number {
  return hasHalves ? twelveHour(hour) : hour;
}

/** Whether a text says the half of the day that a time lies in. */
export function isHalfOf(text: string, { hour }: Time): boolean {
  return text
    .trim()
    .toLowerCase()
    .startsWith(hour < 12 ? 'a' : 'p');
}
