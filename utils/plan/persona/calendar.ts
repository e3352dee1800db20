const millisecondsPerDay = 86_400_000;

/** @param day `YYYY-MM-DD` */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * millisecondsPerDay).toISOString().slice(0, 10);
}

/** @returns the latest such day until then, both `YYYY-MM-DD`. @param weekday 1 for Monday to 7, as ISO 8601 counts */
export function latest(weekday: number, until: string): string {
  const there = new Date(`${until}T00:00:00Z`).getUTCDay();
  return addDays(until, -((there - weekday + 7) % 7));
}

/** Whole years from one day to another, both `YYYY-MM-DD`. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}
