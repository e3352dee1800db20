/** Which field's value a field asks for again. */
import type { Kind } from '../../../kinds/kinds';
import { asksAgain } from '../texts/about';
import type { Lexicon } from '../../lexicon/lexicon';
import { eachOf, type Steps } from '../../steps';
import type { Reading } from '../reading';

const passwords: ReadonlySet<Kind> = new Set(['current-password', 'new-password', 'pin']);
const phones: ReadonlySet<Kind> = new Set(['tel', 'tel-mobile']);
/** Kinds that nobody is asked for twice. */
const never: ReadonlySet<Kind> = new Set([
  'text',
  'yes-no',
  'category',
  'one-time-code',
  'captcha',
  'honeypot',
  'number',
  'search',
  'answer',
  'url',
]);

/** Kinds asked for again under another word: "confirm your address" after an e-mail box. */
const repeatable: ReadonlySet<Kind> = new Set(['email', 'tel', 'username', 'iban', 'account-number']);
const heard = 0.3;
/** Fields looked back. */
const farthest = 30;

/** @param form fields of one form, in their order; changed in place */
export function* findRepeats(form: readonly Reading[], lexicon: Lexicon): Steps<void> {
  yield* eachOf(form, (reading, index) => {
    if (reading.field.control !== 'text' || reading.part.of !== 'whole' || never.has(reading.kind)) return;
    const source = sourceOf(reading, form.slice(Math.max(0, index - farthest), index), lexicon);
    if (!source) return;
    reading.repeats = source.repeats ?? source.field.id;
    reading.kind = source.kind;
  });
}

/** @param earlier the fields before it, nearest last */
function sourceOf(reading: Reading, earlier: readonly Reading[], lexicon: Lexicon): Reading | null {
  const same = earlier.findLast((other) => sameWish(other, reading));
  if (same && isSecondPassword(same, reading, earlier)) return same;
  const other = same ?? earlier.findLast((one) => repeatable.has(one.kind) && reading.scores.of(one.kind) >= heard);
  return other && asksAgain(reading.field, lexicon) ? other : null;
}

function sameWish(a: Reading, b: Reading): boolean {
  if (a.field.control !== 'text' || a.skipReason) return false;
  return (
    a.kind === b.kind || (passwords.has(a.kind) && passwords.has(b.kind)) || (phones.has(a.kind) && phones.has(b.kind))
  );
}

/** Two password boxes in a row, the first not the one in use: the second repeats the first. */
function isSecondPassword(source: Reading, reading: Reading, earlier: readonly Reading[]): boolean {
  return (
    reading.kind === 'new-password' && source.kind === 'new-password' && earlier.at(-1) === source && !source.repeats
  );
}
