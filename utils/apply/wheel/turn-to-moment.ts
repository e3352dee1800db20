import type { Moment } from '../../moment/moment';
import { hourOf } from '../../field/calendar/half-of-day';
import type { Wheel } from '../../field/wheel/columns';
import { turnWheel } from './turn-wheel';
import { numberOf, units, type Unit } from '../../field/wheel/units';
import { momentWheels, languageOf } from '../../field/wheel/moment-wheels';

/** Whether wheels in a popup make a date or a time. */
export function hasMomentWheels(root: Element): boolean {
  return momentWheels(root) !== null;
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
