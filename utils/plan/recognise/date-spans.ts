/** Which of two dates begins and which ends: words for both are used loosely ("departure" is the first day or the last). */
import type { Kind } from '../kinds';
import { settle, type Reading } from './reading';

const starts: Readonly<Partial<Record<Kind, Kind>>> = { 'check-in': 'check-out', 'start-date': 'end-date' };

/** @param form fields of one form, in their order; changed in place */
export function settleSpans(form: readonly Reading[]): void {
  splitSpans(form);
  let open: { readonly kind: Kind; ended: boolean } | null = null;
  for (const reading of form) {
    const end = starts[reading.kind];
    if (end && open?.kind === reading.kind && !open.ended && isAlone(reading, form)) {
      settle(reading, end, 'neighbours', 'the second date');
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

/** A date that is not named apart from the one before. */
function isTwin(reading: Reading, before: Reading): boolean {
  const said = new Set(before.field.texts.map(({ text }) => text));
  const isNamed = reading.field.texts.some(({ source, text }) => source !== 'placeholder' && !said.has(text));
  return (reading.kind === 'date' || reading.kind === 'date-range') && !isNamed;
}

function isEnd(kind: Kind): boolean {
  return kind === 'check-out' || kind === 'end-date';
}

/** Whether no other field of the form is an end: parts of one date and lists of stays are left alone. */
function isAlone(reading: Reading, form: readonly Reading[]): boolean {
  const ofKind = form.filter(({ kind }) => kind === reading.kind);
  return ofKind.length === 2 && !form.some(({ kind }) => isEnd(kind)) && reading.part.of === 'whole';
}
