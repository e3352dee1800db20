/** Spans last as long as what they are of: a project that begins on Monday is not over next week, a journey takes no months. */
import type { AskTable } from '../../../asks/ask-data';
import { labelOf } from '../../../label-of';
import { matches } from '../../../pattern-of';
import type { FieldDescriptor } from '../../../../pipeline';
import { addDays } from '../../../persona/calendar';
import { makeStream } from '../../../stream';
import { dayIn, fittedDay, isDay, timeIn } from './days';
import type { Fitted, FittedField } from '../../fitted';

const daysOfMonth = 30;
/** What is told to the minute is over in hours, where nothing says otherwise: after so many days at the latest. */
const ofHours = ['', 'hour', 0, 3] as const;

/** Fields before an end among which its beginning stands. */
const reach = 40;

/**
 * For valid values, each right by itself.
 * @param today the reference day
 * @returns what was fitted, in the same order, the end of what lasts months at least that far from its beginning, that of what
 * lasts days no further
 */
export function fitLasting(
  fields: readonly FittedField[],
  { lasts }: Pick<AskTable, 'lasts'>,
  today: string,
): Fitted[] {
  const fitted = fields.map((one) => one.fitted);
  for (const [at, { field, recognition }] of fields.entries()) {
    if (!isDay(fields[at]!) || recognition.kind !== 'end-date') continue;
    const isMoment = field.control === 'date' && field.type === 'datetime-local';
    const usual = lastsIn(field, lasts) ?? (isMoment ? ofHours : undefined);
    if (!usual) continue;
    const start = startBefore(at, fields);
    if (start === undefined) continue;
    const [from, to] = [start, at].map((one) => dayIn(fitted[one]!));
    const set = (one: number, day: string) => {
      fitted[one] = fittedDay(fields[one]!, fitted[one]!, day) ?? fitted[one]!;
    };
    const [, unit, low, high] = usual;
    if (unit === 'month') {
      const end = addDays(from!, low * daysOfMonth);
      if (to! < end) set(at, end);
    } else if (unit === 'day' && to! > addDays(from!, high)) {
      const days = makeStream(`lasting ${from} ${to}`).int(low, high);
      // What is over was so not long ago.
      if (to! <= today) set(start, addDays(to!, -days));
      else set(at, addDays(from!, days));
    } else if (unit === 'hour' && to! > addDays(from!, high))
      set(at, addDays(from!, isBefore(at, start, fitted) ? 1 : 0));
  }
  return fitted;
}

/** Whether the time of day of one is no later than that of another. */
function isBefore(one: number, other: number, fitted: readonly Fitted[]): boolean {
  const [time, start] = [one, other].map((at) => timeIn(fitted[at]!));
  return time! <= start!;
}

/** The nearest beginning in an end's form. */
function startBefore(end: number, fields: readonly FittedField[]): number | undefined {
  const { field, recognition } = fields[end]!;
  for (let at = end - 1; at >= Math.max(0, end - reach); at--)
    if (fields[at]!.field.form === field.form && isStart(fields[at]!, recognition)) return at;
  return undefined;
}

function isStart(one: FittedField, end: FittedField['recognition']): boolean {
  return isDay(one) && (one.recognition.id === end.ends || one.recognition.kind === 'start-date');
}

/** Words of a label that says no more than that it is an end: what it is of the form says. */
const bareEnd = 2;

/** By the label, else, where that names nothing, by the heading and the form. */
function lastsIn(field: FieldDescriptor, lasts: AskTable['lasts']): AskTable['lasts'][number] | undefined {
  const label = labelOf(field);
  const found = (text: string) => lasts.find(([says]) => matches(says, text));
  if (found(label) || (label.match(/\p{L}+/gu)?.length ?? 0) > bareEnd) return found(label);
  const around = [
    ...field.texts.filter(({ source }) => source === 'heading').map(({ text }) => text),
    ...field.formTexts,
  ];
  const ofForm = around.map(found).find(Boolean);
  return ofForm?.[1] === 'day' ? ofForm : undefined;
}
