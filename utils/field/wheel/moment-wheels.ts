/** Wheels that make a moment: year, month, day, hour, minute, each a wheel of its own. */
import { documentOf } from '../../dom/nodes';
import { wheelsIn, type Wheel } from './columns';
import { numberOf, unitsOf, type Unit } from './units';

const mostWheels = 7;

/** The wheels of a popup that make a moment, by what they stand for; null where they make none. */
export function momentWheels(root: Element): Map<Unit, Wheel> | null {
  const wheels = wheelsIn(root);
  if (wheels.length === 0 || wheels.length > mostWheels) return null;
  const found = unitsOf(wheels, languageOf(root));
  return found && new Map(found.map((unit, index) => [unit, wheels[index]!]));
}

export const languageOf = (root: Element) => documentOf(root).documentElement.lang || 'en';

/** What the wheels show, as an ISO date, time or both; '' where there are none. */
export function shownByWheels(root: Element): string {
  const wheels = momentWheels(root);
  const text = (unit: Unit) => wheels?.get(unit)?.texts[wheels.get(unit)?.at ?? -1] ?? '';
  const isLate = /^p/i.test(text('half'));
  const shown = (unit: Unit) => {
    const number = numberOf(text(unit), languageOf(root));
    if (number === null) return '';
    const inHalf = unit === 'hour' && wheels?.has('half') ? (number % 12) + (isLate ? 12 : 0) : number;
    return String(inHalf).padStart(2, '0');
  };
  const joined = (some: readonly Unit[], by: string) => some.map(shown).filter(Boolean).join(by);
  return [joined(['year', 'month', 'day'], '-'), joined(['hour', 'minute', 'second'], ':')].filter(Boolean).join(' ');
}
