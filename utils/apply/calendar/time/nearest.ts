import { isDisabled } from '../../../field/saying/disabled';
import type { Entry } from './time-way';

/** The entry nearest to a number; one that can't be chosen only where none can. */
export function nearest(entries: readonly Entry[], wanted: number): Entry {
  const free = entries.filter(({ element }) => !isDisabled(element));
  const distance = ({ number }: Entry) => Math.abs(number - wanted);
  return [...(free.length > 0 ? free : entries)].sort((one, other) => distance(one) - distance(other))[0]!;
}
