/** How long something lasts is told by its two ends as well: "Check-in", "Check-out", "Nights"; "From", "To", "Working days". */
import type { AskTable } from '../../../asks/ask-data';
import { spans } from '../../../spans';
import { grouped } from '../../../grouped';
import { labelOf } from '../../../label-of';
import { matchesFolded } from '../../../pattern-of';
import { typedText } from '../../../../pipeline';
import { addDays } from '../../../persona/calendar';
import { fittedAmount, isAmount } from '../amounts/amounts';
import type { Fitted, FittedField } from '../../fitted';
import { formsOf } from '../forms';
import { foldedText } from '../../../recognise/texts/folded-text';

/** Fields between the end of a span and how long it is. */
const reach = 6;

/**
 * For valid values, each right by itself.
 * @returns what was fitted, in the same order, days, nights and hours as many as there are between the ends of their span
 */
export function fitSpanCounts(fields: readonly FittedField[], { spanCounts }: Pick<AskTable, 'spanCounts'>): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  for (const form of formsOf(fields)) {
    const ends = grouped(endsIn(form, fields), ({ end }) => end);
    if (ends.size === 0) continue;
    form.forEach((at, place) => {
      const unit = isAmount(fields[at]!) ? unitOf(fields[at]!, spanCounts) : undefined;
      if (!unit) return;
      const span = nearestTo(place, ends, unit);
      const many = span ? counts[unit](span.from, span.to) : 0;
      const text = many > 0 ? fittedAmount(fields[at]!, many) : null;
      if (text) fitted[at] = text;
    });
  }
  return fitted;
}

type Unit = AskTable['spanCounts']['units'][number][1];

const millisecondsPerHour = 3_600_000;
const hoursPerDay = 24;

const daysBetween = (from: string, to: string) =>
  (Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / millisecondsPerHour / hoursPerDay;

const counts: Readonly<Record<Unit, (from: string, to: string) => number>> = {
  nights: daysBetween,
  days: (from, to) => daysBetween(from, to) + 1,
  workdays: (from, to) => {
    const days = Array.from({ length: Math.min(1000, daysBetween(from, to) + 1) }, (_, nth) =>
      addDays(from.slice(0, 10), nth),
    );
    return days.filter((day) => new Date(day).getUTCDay() % 6 !== 0).length;
  },
  weeks: (from, to) => Math.round((daysBetween(from, to) + 1) / 7),
  months: (from, to) => Math.round((daysBetween(from, to) + 1) / 30.4),
  hours: (from, to) => (instantOf(to) - instantOf(from)) / millisecondsPerHour,
};

function instantOf(text: string): number {
  const isClock = text.length <= '09:30:00'.length;
  return Date.parse(`${isClock ? `2000-01-01T${text}` : text.length > 10 ? text : `${text}T00:00`}Z`);
}

function unitOf({ field }: FittedField, { units, apart }: AskTable['spanCounts']): Unit | undefined {
  const label = foldedText(labelOf(field));
  if (matchesFolded(apart, label)) return undefined;
  return units.find(([says]) => matchesFolded(says, label))?.[1];
}

/** Of the spans that end within reach of a place, the nearest whose ends tell what a unit counts: times for hours, else days. */
function nearestTo(place: number, ends: ReadonlyMap<number, readonly Ends[]>, unit: Unit): Ends | undefined {
  for (let away = 0; away <= reach; away++) {
    const near = [place - away, place + away].flatMap((end) => ends.get(end) ?? []);
    const span = near.find(({ from }) => from.includes(unit === 'hours' ? ':' : '-'));
    if (span) return span;
  }
  return undefined;
}

interface Ends {
  readonly from: string;
  readonly to: string;
  /** The place of the second in its form. */
  readonly end: number;
}

const endOf = new Map<string, string>(spans.map(({ start, end }) => [start, end]));

/** Each start of a form with the next end after it. */
function endsIn(form: readonly number[], fields: readonly FittedField[]): Ends[] {
  return form.flatMap((start, place): Ends[] => {
    const one = fields[start]!;
    if (!isMoment(one)) return [];
    const away = form.slice(place + 1, place + 1 + reach).findIndex((at) => {
      const { ends, kind, ask } = fields[at]!.recognition;
      const isEnd = ends === one.recognition.id || kind === endOf.get(one.recognition.kind);
      return isMoment(fields[at]!) && (isEnd || (ask !== undefined && ask === endAsked(one)));
    });
    if (away < 0) return [];
    const end = place + 1 + away;
    const [from, to] = [textOf(one), textOf(fields[form[end]!]!)];
    return from.length === to.length && from <= to ? [{ from, to, end }] : [];
  });
}

/** "leave-start" and "leave-end" ask for the two ends of one span; undefined for what is no start. */
function endAsked({ recognition: { ask } }: FittedField): string | undefined {
  return ask?.endsWith('-start') ? ask.replace(/start$/, 'end') : undefined;
}

function isMoment(one: FittedField): boolean {
  return one.field.control === 'date' && /^(?:date|time)/.test(one.field.type) && textOf(one) !== '';
}

const textOf = ({ fitted: { value } }: FittedField) => typedText(value) ?? '';
