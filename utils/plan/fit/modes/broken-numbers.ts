import type { DateControl, FieldFacts, NumberControl } from '../../../pipeline';
import type { ReasonCode } from '../../../reasons';
import { dateGrid, fittedDate, type DateGrid } from '../date/date';
import { units } from '../date/units';
import { decimal, showDecimal, unitsAt } from '../number/decimal';
import { finiteRules, makeGrid } from '../number/grid';
import { breach, textBreach, type Breach } from './breach';

/** Too small, too large, off the steps: each alone. Sliders move whatever they get inside their bounds. */
export function brokenNumbers(usual: number, field: NumberControl): Breach[] {
  const grid = field.type === 'range' || field.type === 'slider' ? null : makeGrid(field, 0);
  if (!grid) return [];
  const breaches: Breach[] = [];
  if (grid.first !== null) breaches.push(textBreach('breaks-min', grid.beyond(grid.first, -1)));
  if (grid.last !== null) breaches.push(textBreach('breaks-max', grid.beyond(grid.last, 1)));
  const { step, min } = finiteRules(field);
  const between = step === null ? null : halfway(usual, step, grid.last === null ? Infinity : Number(grid.last));
  if (between !== null && Number(between) >= (min ?? -Infinity)) breaches.push(textBreach('breaks-step', between));
  return breaches;
}

/** Half a step from an allowed value, towards the side that is inside the bounds; null where there is no room. */
function halfway(usual: number, step: number, last: number): string | null {
  const [from, size] = [decimal(usual), decimal(step)];
  const scale = Math.max(from.scale, size.scale) + 1;
  const half = unitsAt(size, scale) / 2n;
  const up = showDecimal({ units: unitsAt(from, scale) + half, scale });
  return Number(up) < last ? up : showDecimal({ units: unitsAt(from, scale) - half, scale });
}

/** As for numbers, for a bound that the field itself names. */
export function brokenDates(usual: string, field: FieldFacts & DateControl): Breach[] {
  const unit = units[field.type];
  const grid = dateGrid(field);
  if (!grid) return [];
  if (field.type === 'time' && unit.read(field.min) > unit.read(field.max)) return brokenNight(field, grid);
  const beyond: [ReasonCode, number][] = [];
  if (field.min) beyond.push(['breaks-min', grid.low - grid.step]);
  if (field.max) beyond.push(['breaks-max', grid.high + grid.step]);
  if (field.step !== null && field.step > 1) beyond.push(['breaks-step', offStep(unit.read(usual), grid.high)]);
  return beyond
    .filter(([, count]) => count >= unit.first && count <= unit.last)
    .map(([reason, count]) => breach(reason, fittedDate(count, field.type)));
}

/** What lies in the day between the two ends of a night is past one and before the other. */
function brokenNight({ min, max, type }: FieldFacts & DateControl, { step }: DateGrid): Breach[] {
  const { read } = units[type];
  const past = read(max) + step;
  return past < read(min) ? [breach('breaks-max', fittedDate(past, type))] : [];
}

function offStep(usual: number, high: number): number {
  return usual + 1 <= high ? usual + 1 : usual - 1;
}
