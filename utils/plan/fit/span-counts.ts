/** How long something lasts is told by its two ends as well: "Check-in", "Check-out", "Nights"; "From", "To", "Working days". */
import type { AskTable } from '../asks/ask-data';
import { spans } from '../spans';
import { grouped } from '../grouped';
import { labelOf } from '../label-of';
import { foldedPatternOf } from '../pattern-of';
import { typedText } from '../../pipeline';
import { fold } from '../recognise/texts/fold';
import { addDays } from '../persona/calendar';
import { fittedAmount, isAmount } from './amounts';
import type { Fitted } from './fitted';
import type { FittedField } from './pairs';

const longestLabel = 160;

/** Fields between the end of a span and how long it is. */
const reach = 6;

/**
 * For valid values, each right by itself.
 * @returns what was fitted, in the same order, days, nights and hours as many as there are between the ends of their span
 */
export function fitSpanCounts(fields: readonly FittedField[], { spanCounts }: Pick<AskTable, 'spanCounts'>): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  for (const form of grouped(fields.keys(), (at) => fields[at]!.field.form).values()) {
    const all = endsIn(form, fields);
    if (all.length === 0) continue;
    form.forEach((at, place) => {
      const unit = isAmount(fields[at]!) ? unitOf(fields[at]!, spanCounts) : undefined;
      const near = all.filter(
        ({ end, isOfTimes }) => Math.abs(end - place) <= reach && (!isOfTimes || unit === 'hours'),
      );
      const span = near.sort((one, other) => Math.abs(one.end - place) - Math.abs(other.end - place))[0];
      const many = unit && span ? counts[unit](span.from, span.to) : 0;
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
  const label = fold(labelOf(field).slice(0, longestLabel));
  if (foldedPatternOf(apart).test(label)) return undefined;
  return units.find(([says]) => foldedPatternOf(says).test(label))?.[1];
}

interface Ends {
  readonly from: string;
  readonly to: string;
  /** The place of the second in its form. */
  readonly end: number;
  readonly isOfTimes: boolean;
}

const endOf = new Map<string, string>(spans.map(({ start, end }) => [start, end]));

/** Each start of a form with the next end after it. */
function endsIn(form: readonly number[], fields: readonly FittedField[]): Ends[] {
  return form.flatMap((start, place): Ends[] => {
    const one = fields[start]!;
    if (!isMoment(one)) return [];
    const end = form.slice(place + 1, place + 1 + reach).find((at) => {
      const { ends, kind } = fields[at]!.recognition;
      return isMoment(fields[at]!) && (ends === one.recognition.id || kind === endOf.get(one.recognition.kind));
    });
    if (end === undefined) return [];
    const [from, to] = [textOf(one), textOf(fields[end]!)];
    const isOne = from.length === to.length && from <= to;
    return isOne ? [{ from, to, end: form.indexOf(end), isOfTimes: !from.includes('-') }] : [];
  });
}

function isMoment(one: FittedField): boolean {
  return one.field.control === 'date' && /^(?:date|time)/.test(one.field.type) && textOf(one) !== '';
}

const textOf = ({ fitted: { value } }: FittedField) => typedText(value) ?? '';
