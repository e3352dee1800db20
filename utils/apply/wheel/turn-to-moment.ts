/** Choosing a moment with wheels: year, month, day, hour, minute, each a wheel of its own. */
import { documentOf } from '../../dom/nodes';
import type { Moment } from '../calendar/day';
import { hourOf } from '../calendar/time/halves';
import { wheelsIn, type Wheel } from './columns';
import { turnWheel } from './turn-wheel';
import { numberOf, units, unitsOf, type Unit } from './units';

const mostWheels = 7;

/** Whether wheels in a popup make a date or a time. */
export function hasMomentWheels(root: Element): boolean {
  return momentWheels(root) !== null;
}

/** The wheels of a popup that make a moment, by what they stand for; null where they make none. */
export function momentWheels(root: Element): Map<Unit, Wheel> | null {
  const wheels = wheelsIn(root);
  if (wheels.length === 0 || wheels.length > mostWheels) return null;
  const found = unitsOf(wheels, languageOf(root));
  return found && new Map(found.map((unit, index) => [unit, wheels[index]!]));
}

const languageOf = (root: Element) => documentOf(root).documentElement.lang || 'en';

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

/**
 * Turns the wheels one after the other, the larger units first: how many days there are to choose from depends on the
 * month. Parts that the moment leaves open stay as they are.
 */
export async function turnToMoment(root: () => Element | null, moment: Moment, signal: AbortSignal): Promise<void> {
  for (const unit of [...units, 'half'] as const) {
    const at = root();
    const wheels = at && momentWheels(at);
    const wheel = wheels?.get(unit);
    if (!wheel || signal.aborted) continue;
    const text = wantedText(wheel, unit, moment, wheels!.has('half'), languageOf(wheel.list));
    if (text !== null) await turnWheel(wheel.list, text, signal);
  }
}

function wantedText({ texts }: Wheel, unit: Unit, moment: Moment, hasHalves: boolean, language: string): string | null {
  if (unit === 'half') {
    const half = moment.time && (moment.time.hour < 12 ? 'a' : 'p');
    return texts.find((text) => half !== null && text.trim().toLowerCase().startsWith(half)) ?? null;
  }
  const number = partOf(moment, unit, hasHalves);
  return number === null ? null : nearestText(texts, number, language);
}

function partOf({ day, time }: Moment, unit: Exclude<Unit, 'half'>, hasHalves: boolean): number | null {
  if (unit === 'hour') return time && hourOf(time, hasHalves);
  if (unit === 'minute' || unit === 'second') return time && time[unit];
  return day && day[unit];
}

function nearestText(texts: readonly string[], number: number, language: string): string | null {
  const distance = (text: string) => Math.abs((numberOf(text, language) ?? Number.POSITIVE_INFINITY) - number);
  return [...texts].sort((one, other) => distance(one) - distance(other))[0] ?? null;
}
