import type { Stream } from '../stream';
import { addDays } from './calendar';

/** Dates and spans of one person that several fields must agree on; days are `YYYY-MM-DD`, times `HH:MM`. */
export interface Agenda {
  readonly checkIn: string;
  readonly checkOut: string;
  readonly start: string;
  readonly end: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly appointment: string;
  readonly future: string;
  readonly past: string;
  readonly issued: string;
  readonly expires: string;
}

/** @param today the seed's reference day */
export function makeAgenda(today: string, stream: Stream): Agenda {
  const day = (name: string, from: string, low: number, high: number) =>
    addDays(from, stream.fork(name).int(low, high));
  const checkIn = day('check-in', today, 7, 50);
  const start = day('start', today, 3, 45);
  const startHour = stream.fork('start time').int(8, 12);
  return {
    checkIn,
    checkOut: day('check-out', checkIn, 2, 10),
    start,
    end: day('end', start, 5, 60),
    startTime: clock(startHour, stream.fork('start minute').pick([0, 30])),
    endTime: clock(startHour + stream.fork('hours').int(2, 8), stream.fork('end minute').pick([0, 30])),
    appointment: day('appointment', today, 2, 21),
    future: day('future', today, 5, 90),
    past: day('past', today, -400, -20),
    issued: day('issued', today, -1800, -200),
    expires: day('expires', today, 400, 3000),
  };
}

function clock(hour: number, minute: number): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
