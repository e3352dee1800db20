/** Day, month and year in fields of their own: which date they are parts of. */
import type { ChoiceControl } from '../../../pipeline';
import type { Kind } from '../../../kinds/kinds';
import type { Part } from '../../recognition';
import { firstText } from '../../label-of';
import { yearsOf } from '../signals/options';
import { settle, type Reading } from '../reading';

type Piece = Extract<Part, { of: 'date' }>['piece'];

const pieceOfKind: Readonly<Partial<Record<Kind, Piece>>> = {
  day: 'day',
  month: 'month',
  year: 'year',
  'bday-day': 'day',
  'bday-month': 'month',
  'bday-year': 'year',
  'cc-exp-month': 'month',
  'cc-exp-year': 'year',
};
const birth = { day: 'bday-day', month: 'bday-month', year: 'bday-year' } as const;
const expiry = { month: 'cc-exp-month', year: 'cc-exp-year' } as const;
/** Dates whose parts have no kind of their own. */
const dateKinds: readonly Kind[] = [
  'check-in',
  'check-out',
  'start-date',
  'end-date',
  'appointment',
  'date-past',
  'date-future',
  'expiry-date',
  'issue-date',
  'graduation-date',
];
const cardKinds: ReadonlySet<Kind> = new Set(['cc-number', 'cc-csc', 'cc-name', 'cc-type']);
/** Years a list of birth years spans at least, and the latest year at which it begins. */
const lifetime = 30;
const longAgo = 1970;
const cardDistance = 5;

/** Marks parts of dates, and settles whose date they are. */
export function joinDates(form: readonly Reading[]): void {
  form.forEach(settleWholeExpiry);
  for (const run of runsOf(form)) {
    settleRun(run, form);
    if (run.length === 1) settleDayAlone(run[0]!);
  }
  for (const reading of form) markPiece(reading);
}

/** Neighbouring fields that are different pieces of one date. */
function runsOf(form: readonly Reading[]): Reading[][] {
  const runs: Reading[][] = [];
  let run: Reading[] = [];
  for (const reading of form) {
    const piece = pieceOf(reading);
    const repeated = run.some((other) => pieceOf(other) === piece);
    if (run.length > 0 && (!piece || repeated)) {
      runs.push(run);
      run = [];
    }
    if (piece) run.push(reading);
  }
  return run.length > 0 ? [...runs, run] : runs;
}

/** "MM/YY", "TT.MM.JJJJ": letters of two or three pieces side by side, so the field takes them all. */
const severalPieces = /\b(\p{L})\1{0,3}\s*[/.-]\s*(?!\1)(\p{L})\2{1,3}\b/u;

function takesAll({ field }: Reading): boolean {
  return (
    field.control === 'text' &&
    [...field.texts.map(({ text }) => text), field.mask].some((text) => severalPieces.test(text))
  );
}

/** "有効期限（月/年）", "Month / Year": both in one box. */
const monthAndYear =
  /月\s*[/／・]\s*年|年\s*[/／・]\s*月|\b(?:month|monat|mois|mes|mês|mese|maand|miesi[aą]c|måned|månad)\s*[/-]\s*(?:year|jahr|ann[ée]e|año|ano|anno|jaar|rok|år)|месяц\s*\/\s*год/iu;

function settleWholeExpiry(reading: Reading): void {
  const { kind, field } = reading;
  if (kind !== 'cc-exp-month' && kind !== 'cc-exp-year') return;
  const roomy = field.control === 'text' && (field.maxLength === null || field.maxLength > 4);
  if (roomy && (takesAll(reading) || field.texts.some(({ text }) => monthAndYear.test(text))))
    settle(reading, 'cc-exp', 'label', 'month and year in one');
}

function pieceOf(reading: Reading): Piece | null {
  if (takesAll(reading)) return null;
  const piece = pieceOfKind[reading.kind];
  if (piece) return piece;
  if (!isDateKind(reading.kind) || reading.field.control === 'date') return null;
  const own = (['day', 'month', 'year'] as const).filter((kind) => reading.scores.of(kind) > 0.2);
  if (own.length === 1) return own[0]!;
  return isFourLong(reading) ? 'year' : pieceByOptions(reading);
}

/** "生年月日（西暦）" before boxes for month and day has room for a year alone. */
function isFourLong({ field }: Reading): boolean {
  return field.control === 'text' && field.maxLength === 4;
}

function pieceByOptions(reading: Reading): Piece | null {
  if (reading.field.control !== 'choice') return null;
  return (['day', 'month', 'year'] as const).find((kind) => reading.scores.of(kind) > 0.1) ?? null;
}

function settleRun(run: readonly Reading[], form: readonly Reading[]): void {
  if (run.length === 1 && isDateKind(run[0]!.kind) && run[0]!.field.control === 'text') return;
  const pieces = new Set(run.map(pieceOf));
  const named = run.some((reading) => /^(bday|cc-exp)/.test(reading.kind));
  const born = run.some((reading) => reading.scores.of('bday') + scoreOf(reading, birth) > 0.2);
  const expires = run.some((reading) => reading.scores.of('cc-exp') + scoreOf(reading, expiry) > 0.2);
  const years = run.flatMap((reading) => yearOptions(reading));
  const firstYear = Math.min(...years);
  const ofLives = years.length > 0 && firstYear <= longAgo && Math.max(...years) - firstYear >= lifetime;
  const byCard = run.length > 1 && !pieces.has('day') && nearCard(run, form);
  if ((expires && !born && !pieces.has('day')) || (byCard && !born)) return settleAll(run, expiry, 'card');
  const wholeDate = pieces.size === 3;
  const other = dateKinds.find((kind) =>
    run.some((reading) => reading.kind === kind || reading.scores.of(kind) > 0.25),
  );
  if (other && !born && !named) return settleOther(run, other);
  if (born || named || ofLives || (wholeDate && years.length === 0)) settleAll(run, birth, 'date of birth');
}

const leastForDate = 8;

/** "作業日", or "Day" over a timetable, without boxes for month and year: a number would say little. */
function settleDayAlone(reading: Reading): void {
  const { kind, field } = reading;
  if (kind !== 'day' || field.control !== 'text' || field.type !== 'text' || field.inputMode) return;
  if ((field.maxLength ?? leastForDate) < leastForDate) return;
  const label = firstText(field);
  if (/[日일]\P{L}*$/u.test(label)) settle(reading, 'date', 'label', label);
  else if (/^\W*day\W*$/i.test(label)) settle(reading, 'weekday', 'label', label);
}

function scoreOf(reading: Reading, kinds: Readonly<Record<string, Kind>>): number {
  return Math.max(...Object.values(kinds).map((kind) => reading.scores.of(kind)));
}

function settleAll(run: readonly Reading[], kinds: Readonly<Partial<Record<Piece, Kind>>>, why: string): void {
  for (const reading of run) {
    const piece = pieceOf(reading);
    const kind = piece && kinds[piece];
    if (kind && reading.kind !== kind) settle(reading, kind, 'neighbours', why);
  }
}

function settleOther(run: readonly Reading[], kind: Kind): void {
  for (const reading of run) {
    const piece = pieceOf(reading);
    if (!piece || run.length < 2) continue;
    settle(reading, kind, 'neighbours', 'parts of one date');
    reading.part = { of: 'date', piece };
  }
}

function markPiece(reading: Reading): void {
  const piece = pieceOfKind[reading.kind];
  if (piece && reading.part.of === 'whole') reading.part = { of: 'date', piece };
}

function isDateKind(kind: Kind): boolean {
  return kind === 'bday' || kind === 'cc-exp' || kind === 'date' || dateKinds.includes(kind);
}

function yearOptions({ field }: Reading): number[] {
  return field.control === 'choice' ? yearsOf((field as ChoiceControl).options.map(({ text }) => text.trim())) : [];
}

function nearCard(run: readonly Reading[], form: readonly Reading[]): boolean {
  const first = form.indexOf(run[0]!);
  const last = form.indexOf(run.at(-1)!);
  return form.slice(Math.max(0, first - cardDistance), last + cardDistance).some(({ kind }) => cardKinds.has(kind));
}
