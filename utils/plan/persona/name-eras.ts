import type { NameEras } from '../locale/name-lists';

/** Names drawn at most until one is of the time: there are always many that are. */
const mostDraws = 24;

/**
 * The first given name that is usual for somebody of that year, of those drawn one after the other.
 * @param draw the nth, from 0, as the lists write it
 * @param year of birth; null where it is not known
 * @param nameIn tells the given name that an entry says, if that is not the entry itself
 */
export function nameOfTime(
  draw: (nth: number) => string,
  eras: NameEras | undefined,
  year: number | null,
  nameIn: (entry: string) => string = (entry) => entry,
): string {
  for (let nth = 0; eras && year !== null && nth < mostDraws; nth++) {
    const entry = draw(nth);
    if (isOfTime(nameIn(entry), eras, year)) return entry;
  }
  return draw(0);
}

function isOfTime(given: string, eras: NameEras, year: number): boolean {
  const [from, until] = eras[given.split('/')[0]!] ?? [null, null];
  return (from === null || year >= from) && (until === null || year <= until);
}
