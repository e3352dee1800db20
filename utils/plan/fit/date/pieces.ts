/** One piece of a date, written in the ways forms write it. */
import type { FieldFacts } from '../../../pipeline';
import type { Draft } from '../../draft';
import type { Kind } from '../../../kinds/kinds';
import type { Part } from '../../recognition';
import type { FitContext } from '../fitted';
import { formatInText } from '../../../moment/date-format';
import { monthNames, weekdayNames } from '../../../moment/month-names';

export type Piece = Extract<Part, { of: 'date' }>['piece'] | 'weekday' | 'year-month';
export type DateDraft = Extract<Draft, { is: 'date' }>;

const piecesByKind: Readonly<Partial<Record<Kind, Piece>>> = {
  'bday-day': 'day',
  'bday-month': 'month',
  'bday-year': 'year',
  'cc-exp-month': 'month',
  'cc-exp-year': 'year',
  'cc-exp': 'month-year',
  day: 'day',
  month: 'month',
  year: 'year',
  weekday: 'weekday',
};

/** Which piece of a date is asked for; null for the whole. */
export function pieceOf({ recognition }: FitContext): Piece | null {
  if (recognition.part.of === 'date') return recognition.part.piece;
  return piecesByKind[recognition.kind] ?? null;
}

const monthOfYear = /^Y{4}[^D]{1,3}M{1,2}$|^M{1,2}[^D]{1,3}Y{4}$/;

/** Two characters are a month's alone: MailChimp's boxes for a birthday's day and month look like calendars. */
const roomForYear = 4;

/** Which piece a field takes: a month has its year where it is chosen from a calendar, or where the field shows both. */
export function pieceFor(
  field: FieldFacts & { readonly maxLength?: number | null },
  context: FitContext,
): Piece | null {
  const piece = pieceOf(context);
  if (piece !== 'month' || (field.maxLength ?? roomForYear) < roomForYear) return piece;
  const showsYear = field.texts.some(({ text }) => monthOfYear.test(formatInText(text) ?? ''));
  return field.opensCalendar || showsYear ? 'year-month' : 'month';
}

/**
 * Notations of the piece by preference, in ranks: each rank holds notations of equal worth.
 * Empty where the field wants a whole date.
 */
export function pieceForms(draft: DateDraft, field: FieldFacts, context: FitContext): string[][] {
  const piece = pieceFor(field, context);
  if (!piece) return [];
  const [year = '', month = '', day = ''] = draft.date.split('-');
  const [hour = '', minute = ''] = (draft.time || '09:30').split(':');
  const languages = [field.lang, context.language, 'en'];
  switch (piece) {
    case 'day':
      return [
        [day, String(Number(day))],
        [`${Number(day)}.`, `${Number(day)}日`, `${Number(day)}일`],
      ];
    case 'month':
      return monthForms(Number(month), languages);
    case 'year':
      return [[year], [year.slice(2)]];
    case 'month-year':
      return [[`${month}/${year.slice(2)}`], [`${month}/${year}`], [`${year}-${month}`, `${month}${year.slice(2)}`]];
    case 'year-month':
      return [
        [`${year}-${month}`],
        [`${month}/${year}`],
        monthNames(Number(month), languages).map((name) => `${name} ${year}`),
      ];
    case 'hour':
      return [[hour], [String(Number(hour))], [...twelveHour(Number(hour)), `${hour}:00`]];
    case 'minute':
      return [[minute], [String(Number(minute))]];
    case 'second':
      return [['00'], ['0']];
    case 'day-period':
      return [Number(hour) < 12 ? ['AM', 'a.m.'] : ['PM', 'p.m.']];
    case 'weekday':
      // A box masked for digits takes no name.
      return [weekdayNames(draft.date, languages), [day, String(Number(day))]];
  }
}

function monthForms(month: number, languages: readonly string[]): string[][] {
  const padded = String(month).padStart(2, '0');
  return [[padded, String(month)], monthNames(month, languages), [`${month}月`, `${month}월`]];
}

function twelveHour(hour: number): string[] {
  const [short, half] = [String(hour % 12 || 12), hour < 12 ? 'AM' : 'PM'];
  return [`${short} ${half}`, short, short.padStart(2, '0')];
}
