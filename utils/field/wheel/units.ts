/** Which wheel of a popup stands for which part of a moment. */
import { isHalf } from '../calendar/half-of-day';
import { monthNamed } from '../calendar/month-names';
import type { Wheel } from './columns';

export const units = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;
export type Unit = (typeof units)[number] | 'half';

const numbered = /^(\d{1,4})\s*(\p{L}{0,8}\.?)$/u;
/** What stands behind the number. */
const suffixes: readonly (readonly [RegExp, Unit])[] = [
  [/^[年년]$/u, 'year'],
  [/^[月월]$/u, 'month'],
  [/^[日号號일]$/u, 'day'],
  [/^(?:[时時点點시]|h|hr|hrs|hours?|std)\.?$/iu, 'hour'],
  [/^(?:[分분]|m|min|mins|minutes?)\.?$/iu, 'minute'],
  [/^(?:[秒초]|s|sec|secs|seconds?|sek)\.?$/iu, 'second'],
];
const dates: readonly Unit[] = ['year', 'month', 'day'];
const clock: readonly Unit[] = ['hour', 'minute', 'second'];
const leastYear = 1_000;

/** The number an entry stands for; months by their names; null where it says none. */
export function numberOf(text: string, language: string): number | null {
  const number = numbered.exec(text)?.[1];
  return number === undefined ? monthNamed(text, language) : Number(number);
}

/**
 * The unit of each wheel, in their order.
 * @returns null where one of them is none, or where they are no moment
 */
export function unitsOf(wheels: readonly Wheel[], language: string): Unit[] | null {
  const sure = wheels.map((wheel) => sureUnit(wheel, language));
  const isDated = sure.some((unit) => unit !== null && dates.includes(unit));
  const open = (isDated ? [...dates, ...clock] : [...clock]).filter((unit) => !sure.includes(unit));
  const found: (Unit | null)[] = wheels.map((wheel, index) => sure[index] ?? guess(wheel, open, language));
  const isWhole = found.every((unit) => unit !== null) && new Set(found).size === found.length;
  const isMoment = found.includes('year') || (found.includes('hour') && found.includes('minute'));
  return isWhole && isMoment ? (found as Unit[]) : null;
}

function sureUnit({ texts }: Wheel, language: string): Unit | null {
  if (texts.every(isHalf)) return 'half';
  const suffix = numbered.exec(texts[0] ?? '')?.[2] ?? '';
  const named = suffix === '' ? undefined : suffixes.find(([pattern]) => pattern.test(suffix));
  if (named) return named[1];
  if (texts.every((text) => !/\d/.test(text) && monthNamed(text, language) !== null)) return 'month';
  const numbers = texts.map((text) => numberOf(text, language));
  return numbers.every((number) => number !== null && number >= leastYear) ? 'year' : null;
}

/** By what numbers it has, the first unit that may have them; taken out of those that are open. */
function guess({ texts }: Wheel, open: Unit[], language: string): Unit | null {
  const numbers = texts.map((text) => numberOf(text, language));
  if (numbers.some((number) => number === null)) return null;
  const [low, high] = [Math.min(...(numbers as number[])), Math.max(...(numbers as number[]))];
  const at = open.findIndex((unit) => isIn(unit, low, high));
  return at < 0 ? null : (open.splice(at, 1)[0] ?? null);
}

const limits: Readonly<Record<Unit, readonly [number, number]>> = {
  year: [leastYear, 9_999],
  month: [1, 12],
  day: [1, 31],
  hour: [0, 24],
  minute: [0, 59],
  second: [0, 59],
  half: [0, 0],
};

function isIn(unit: Unit, low: number, high: number): boolean {
  const [least, most] = limits[unit];
  return low >= least && high <= most;
}
