/** Where a field sets no limit of its own: the lowest and highest value that its type or kind can mean. */
import type { Kind } from '../../../kinds/kinds';
import type { DateType } from '../date/units';

export interface Edges<T> {
  readonly low: T;
  readonly high: T;
}

/** Numbers: what their kind can be; of the others, what a 32-bit column holds (SQL's `integer`). */
const byKind: Readonly<Partial<Record<Kind, Edges<number>>>> = {
  age: { low: 0, high: 120 },
  'age-min': { low: 0, high: 120 },
  'age-max': { low: 0, high: 120 },
  percentage: { low: 0, high: 100 },
  discount: { low: 0, high: 100 },
  'tax-rate': { low: 0, high: 100 },
  latitude: { low: -90, high: 90 },
  longitude: { low: -180, high: 180 },
  port: { low: 0, high: 65_535 },
  temperature: { low: -273, high: 1_000 },
  'bday-day': { low: 1, high: 31 },
  'bday-month': { low: 1, high: 12 },
  'bday-year': { low: 1900, high: 2026 },
  'vehicle-year': { low: 1900, high: 2026 },
  'cc-exp-month': { low: 1, high: 12 },
  day: { low: 1, high: 31 },
  month: { low: 1, high: 12 },
  year: { low: 1900, high: 9999 },
  number: { low: -2_147_483_648, high: 2_147_483_647 },
};
const counted: Edges<number> = { low: 0, high: 2_147_483_647 };

export function numberEdges(kind: Kind): Edges<number> {
  return byKind[kind] ?? counted;
}

const past: ReadonlySet<Kind> = new Set(['bday', 'date-past', 'issue-date', 'graduation-date']);
const future: ReadonlySet<Kind> = new Set(['date-future', 'expiry-date', 'appointment', 'check-in', 'check-out']);
const earliest = '1900-01-01';
const latest = '9999-12-31';

/** Days that a date of the kind can be. @param today `YYYY-MM-DD` */
export function dayEdges(kind: Kind, today: string): Edges<string> {
  if (past.has(kind)) return { low: earliest, high: today };
  return future.has(kind) ? { low: today, high: latest } : { low: earliest, high: latest };
}

const weeks: Edges<string> = { low: '1900-W01', high: '9999-W52' };

/** The same in a date control's own format. */
export function dateEdges(type: DateType, kind: Kind, today: string): Edges<string> {
  const { low, high } = dayEdges(kind, today);
  switch (type) {
    case 'date':
      return { low, high };
    case 'month':
      return { low: low.slice(0, 7), high: high.slice(0, 7) };
    case 'week':
      return weeks;
    case 'time':
      return { low: '00:00', high: '23:59' };
    case 'datetime-local':
      return { low: `${low}T00:00`, high: `${high}T23:59` };
  }
}
