/** Which of two dates begins and which ends: words for both are used loosely ("departure" is the first day or the last). */
import { firstText } from '../../label-of';
import type { Kind } from '../../../kinds/kinds';
import type { AskData } from '../../asks/ask-data';
import { areOpposed } from '../texts/opposed-words';
import { settle, type Reading } from '../reading';
import { isInRecord } from '../tense';
import { isBareEnd, isBareStart } from '../texts/span-words';

const starts: Readonly<Partial<Record<Kind, Kind>>> = { 'check-in': 'check-out', 'start-date': 'end-date' };

/**
 * @param all fields of one form, in their order; changed in place
 * @param asks tell which words are opposed; absent: none are
 */
export function settleSpans(all: readonly Reading[], asks?: AskData): void {
  const form = all.filter(({ field }) => field.control === 'date' || field.control === 'text');
  splitSpans(form);
  nameSpans(form, asks);
  turnSpans(form);
  settleTimes(form);
  let open: { readonly kind: Kind; ended: boolean } | null = null;
  for (const reading of form) {
    if (open?.kind === 'check-in' && !open.ended && isWayBack(reading))
      settle(reading, 'check-out', 'neighbours', 'the way back');
    const end = starts[reading.kind];
    if (
      end &&
      open &&
      !open.ended &&
      (open.kind === reading.kind || open.kind === 'check-in') &&
      isSecond(reading, form)
    ) {
      settle(reading, starts[open.kind]!, 'neighbours', 'the second date');
      open.ended = true;
    } else if (end) {
      open = { kind: reading.kind, ended: false };
    } else if (open && isEnd(reading.kind) && !open.ended) {
      const matching = starts[open.kind]!;
      if (reading.kind !== matching) settle(reading, matching, 'neighbours', 'ends what the date before starts');
      open.ended = true;
    }
  }
}

/** "Return pick-up time", told to the day, where an arrival was asked for. */
function isWayBack({ kind, field }: Reading): boolean {
  return kind === 'datetime' && /^\W*return(?!\p{L})/iu.test(firstText(field));
}

/** Two boxes under one label for several days are the two ends. */
function splitSpans(form: readonly Reading[]): void {
  form.forEach((reading, index) => {
    const next = form[index + 1];
    if (reading.kind !== 'date-range' || !next || !(isEnd(next.kind) || isTwin(next, reading))) return;
    const [start, end] =
      next.kind === 'end-date' ? (['start-date', 'end-date'] as const) : (['check-in', 'check-out'] as const);
    settle(reading, start, 'neighbours', 'the first of two dates');
    settle(next, end, 'neighbours', 'the second date');
  });
}

function isDay({ kind }: Reading): boolean {
  return kind === 'date' || isEnd(kind);
}

const spanKinds: ReadonlySet<Kind> = new Set<Kind>([
  ...(['date', 'date-past', 'date-future', 'appointment', 'datetime'] as const),
  ...(['start-date', 'end-date', 'check-in', 'check-out'] as const),
]);
const stays: ReadonlySet<Kind> = new Set<Kind>(['check-in', 'check-out']);

function areNamedApart({ field }: Reading, next: Reading, asks?: AskData): boolean {
  return asks !== undefined && areOpposed(firstText(field), firstText(next.field), asks.table.ends);
}

function areBareEnds(reading: Reading, next: Reading): boolean {
  return (
    reading.kind === 'date' && isDay(next) && isBareStart(firstText(reading.field)) && isBareEnd(firstText(next.field))
  );
}

/** "Exhibition opens", "Exhibition closes"; "First shoot day", "Last shoot day": whatever each may be alone. */
function nameSpans(form: readonly Reading[], asks?: AskData): void {
  const days = form.filter(mayBeOfSpan);
  days.forEach((reading, index) => {
    const next = days[index + 1];
    if (!next || !(areNamedApart(reading, next, asks) || areBareEnds(reading, next))) return;
    // When the first was is known already, or when both were: "First day of leave", "Last day of leave".
    if (reading.ask) return next.ask ? markSpan(reading, next) : undefined;
    // Whoever arrived and departed was there for hours, where a record tells both to the minute.
    const isStay = stays.has(reading.kind) || stays.has(next.kind);
    const wasThere = isStay && asks !== undefined && isMoment(next) && isInRecord(next.field, asks.table.tense);
    const ofStay = isStay && !wasThere;
    const isPast = reading.kind === 'date-past';
    settle(reading, ofStay ? 'check-in' : 'start-date', 'neighbours', 'the first of two dates');
    settle(next, ofStay ? 'check-out' : 'end-date', 'neighbours', 'the second date');
    const ids = idsOf(wasThere, isPast);
    reading.ask = ids && { id: ids[0], kind: 'start-date' };
    next.ask = ids && { id: ids[1], kind: 'end-date' };
  });
}

/** What asks for the two ends of what is over; null for what may be to come. */
function idsOf(wasThere: boolean, isPast: boolean): readonly [from: string, to: string] | null {
  if (wasThere) return ['recent', 'recent'];
  return isPast ? ['period-start', 'period-end'] : null;
}

/** Marks two days that are known as the ends of one span. */
function markSpan(reading: Reading, next: Reading): void {
  settle(reading, 'start-date', 'neighbours', 'the first of two dates');
  settle(next, 'end-date', 'neighbours', 'the second date');
}

function isMoment({ field }: Reading): boolean {
  return field.control === 'date' && field.type === 'datetime-local';
}

function mayBeOfSpan({ kind, field, part, ask }: Reading): boolean {
  if (kind === 'date-range') return field.control === 'date';
  if (!spanKinds.has(kind) || part.of !== 'whole') return false;
  return field.control === 'date' ? field.type !== 'time' : ask === null && kind !== 'date-past';
}

/** A date that is not named apart from the one before. */
function isTwin(reading: Reading, before: Reading): boolean {
  const said = new Set(before.field.texts.map(({ text }) => text));
  const isNamed = reading.field.texts.some(({ source, text }) => source !== 'placeholder' && !said.has(text));
  return (reading.kind === 'date' || reading.kind === 'date-range') && !isNamed;
}

function isEnd(kind: Kind): boolean {
  return kind === 'check-out' || kind === 'end-date';
}

/** Whether the form has this start and one before it, and no end: parts of one date and lists of stays are left alone. */
function isSecond(reading: Reading, form: readonly Reading[]): boolean {
  if (reading.part.of !== 'whole') return false;
  let begun = 0;
  for (const { kind } of form) {
    if (starts[kind] !== undefined) begun++;
    // Beyond two the rest is not looked at: each of thousands of dates asks.
    if (begun > 2 || isEnd(kind)) return false;
  }
  return begun === 2;
}

/** "Drop-off" before "pick-up" is the day a dog comes; before a rental car's it would be the last. */
function turnSpans(form: readonly Reading[]): void {
  const [first, second, ...others] = form.filter(({ kind }) => isEnd(kind) || starts[kind] !== undefined);
  if (!first || !second || others.length > 0 || !isEnd(first.kind) || isEnd(second.kind)) return;
  if (first.part.of !== 'whole' || second.field.control !== 'date') return;
  const [start, end] = [second.kind, first.kind];
  if (starts[start] !== end) return;
  settle(first, start, 'neighbours', 'the first of two dates');
  settle(second, end, 'neighbours', 'the second date');
}

/** Two times of a form are a start and an end. */
function settleTimes(form: readonly Reading[]): void {
  const times = form.filter(({ field, ask }) => field.control === 'date' && field.type === 'time' && !ask);
  const [first, second, ...others] = times;
  if (!first || !second || others.length > 0) return;
  if (first.kind !== 'time' || second.kind !== 'time') return;
  settle(first, 'start-time', 'neighbours', 'the first of two times');
  settle(second, 'end-time', 'neighbours', 'the second time');
}
