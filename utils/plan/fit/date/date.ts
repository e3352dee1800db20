import type { DateControl, FieldFacts } from '../../../pipeline';
import type { Draft } from '../../draft';
import type { Kind } from '../../../kinds/kinds';
import { fittedMoment, refused, type FitContext, type Fitted } from '../fitted';
import { readDay, units, weekOfDay, type DateType } from './units';

type DateField = FieldFacts & DateControl;

/** What a control allows, in its unit: every `step` from `base` on, between `low` and `high`. */
export interface DateGrid {
  readonly low: number;
  readonly high: number;
  readonly step: number;
  readonly base: number;
  /** Whether the times allowed go over midnight, on which they count on: 01:00 is 25 hours. */
  readonly isOvernight: boolean;
}

const day = 86_400;

/** The draft's day or time in the control's own format, moved into its bounds and onto its steps. */
export function fitDate(draft: Draft, field: DateField, context: FitContext): Fitted {
  const grid = dateGrid(field);
  if (!grid) return refused('no-value-found');
  const proposed = countedOn(proposedUnits(draft, field.type, context), grid);
  const within =
    proposed >= grid.low && proposed <= grid.high
      ? proposed
      : moved(proposed, grid, field.type, context.recognition.kind);
  return fittedPlace(onGrid(within, grid), grid, field.type);
}

/** A value in the control's unit as the grid counts it. */
export function countedOn(value: number, { isOvernight, high }: DateGrid): number {
  return isOvernight && value + day <= high ? value + day : value;
}

/** A place on the grid, in the control's own format. */
export function fittedPlace(place: number, { isOvernight }: DateGrid, type: DateType): Fitted {
  return fittedDate(isOvernight ? place % day : place, type);
}

/** So many units, in the control's own format. */
export function fittedDate(count: number, type: DateType): Fitted {
  const unit = units[type];
  return fittedMoment(unit.moment(count), unit.show(count));
}

/** @returns null where no value is allowed */
export function dateGrid(field: DateField): DateGrid | null {
  const unit = units[field.type];
  const [min, max] = [unit.read(field.min), unit.read(field.max)];
  const step = field.step !== null && field.step > 0 ? Math.max(field.step, 1) : unit.step;
  const base = [min, unit.read(field.state === 'preset' ? field.current : ''), 0].find(Number.isFinite) ?? 0;
  const isReversed = field.type === 'time' && min > max;
  // Steps that don't come out even at midnight are counted back from the start: the evening alone is sure then.
  const isOvernight = isReversed && day % step === 0;
  const low = Number.isFinite(min) ? Math.max(min, unit.first) : unit.first;
  const last = isOvernight ? max + day : isReversed || !Number.isFinite(max) ? unit.last : Math.min(max, unit.last);
  const grid = { low: base + Math.ceil((low - base) / step) * step, high: last, step, base, isOvernight };
  return grid.low <= last ? { ...grid, high: base + Math.floor((last - base) / step) * step } : null;
}

function onGrid(proposed: number, { low, high, step, base }: DateGrid): number {
  return Math.min(Math.max(base + Math.round((proposed - base) / step) * step, low), high);
}

const quarterHour = 900;

/** A day out of bounds comes a little inside them; what ends a span comes later than what starts one. */
function moved(proposed: number, { low, high, step }: DateGrid, type: DateType, kind: Kind): number {
  const ends = /^(end|check-out|expiry)/.test(kind);
  const room = high - low;
  const stride = Math.max(step, type === 'time' || type === 'datetime-local' ? quarterHour : 1);
  const inside = proposed < low ? (ends ? 10 : 3) * stride : room - (ends ? 3 : 10) * stride;
  return low + Math.min(Math.max(inside, ends ? room / 2 : 0), ends ? room : room / 2);
}

function proposedUnits(draft: Draft, type: DateType, { today, stream }: FitContext): number {
  const given = draft.is === 'date' ? draft : dateInText(draft);
  const day = Number.isFinite(readDay(given?.date ?? '')) ? readDay(given!.date) : readDay(today) + stream.int(1, 28);
  const time = units.time.read(given?.time || `${String(stream.int(9, 17)).padStart(2, '0')}:30`);
  switch (type) {
    case 'date':
      return day;
    case 'month':
      return units.month.read(units.date.show(day).slice(0, 7));
    case 'week':
      return weekOfDay(day);
    case 'time':
      return time;
    case 'datetime-local':
      return day * 86_400 + time;
  }
}

/** A date or time that a text draft happens to be written as. */
function dateInText(draft: Draft): { readonly date: string; readonly time: string } | null {
  if (draft.is !== 'text') return null;
  const find = (shape: RegExp) => draft.forms.map((form) => shape.exec(form)?.[0]).find(Boolean) ?? '';
  return { date: find(/^\d{4}-\d\d-\d\d/), time: find(/\b([01]\d|2[0-3]):[0-5]\d\b/) };
}
