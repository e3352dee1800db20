/** Questions that say themselves what is answered: a sum, so many digits. */
import { firstText, placeholderOf } from '../../label-of';
import { kindEntry, type Kind, type KindGroup } from '../../../kinds/kinds';
import { sumAsked, sumPrefix } from '../../asks/arithmetic';
import type { AskData } from '../../asks/ask-data';
import { digitsInHint, digitsOfCode, digitsPrefix, statedDigits } from '../../asks/stated-digits';
import { settle, type Reading } from '../reading';
import { isLine } from './control-sorts';

/** A sum to be done, as some forms ask to keep robots away: anybody can do it. */
export function settleSum(reading: Reading, data: AskData): boolean {
  const { field } = reading;
  const sum = field.control === 'number' || isLine(field) ? sumAsked(field, data) : null;
  if (!sum) return false;
  const kind = field.control === 'number' ? 'number' : 'text';
  reading.ask = { id: `${sumPrefix}${sum.result}`, kind };
  settle(reading, kind, sum.asks.source, sum.asks.text);
  return true;
}

/** Groups whose kinds are told in words, and those of them that are told in digits all the same. */
const told: ReadonlySet<KindGroup> = new Set<KindGroup>(['text', 'person', 'address', 'company', 'internet']);

const inDigits: ReadonlySet<Kind> = new Set<Kind>([
  ...(['postal-code', 'house-number', 'tax-id', 'vat-id', 'company-registration', 'national-id'] as const),
  ...(['social-security', 'employee-id', 'student-id', 'passport-number', 'driver-license'] as const),
]);

/** "Authority to act (reference)". */
const asksReference = /\p{L} \((?:reference|ref\.?)(?: (?:number|no\.?))?\)\W*$/iu;

/** Numbers that whoever asks has given out: their own hint knows how long they are. */
const givenOut: ReadonlySet<Kind> = new Set<Kind>([
  ...(['account-id', 'loyalty-number', 'order-number', 'invoice-number', 'reference'] as const),
]);

/** "Branch (three-digit)", "Kundennummer" with "10-stellige Nummer" in the box: whatever the number is of, it has so many digits. */
export function settleDigits(reading: Reading): boolean {
  const { field, kind } = reading;
  const isGivenOut = givenOut.has(kind);
  if (!isLine(field) || inDigits.has(kind)) return false;
  if (!isGivenOut && !told.has(kindEntry(kind).group) && kind !== 'number') return false;
  const text = firstText(reading.field);
  if (asksReference.test(text) && kindEntry(kind).group === 'text') {
    settle(reading, 'reference', 'label', text);
    return true;
  }
  const hint = isGivenOut ? placeholderOf(field) : '';
  const count = statedDigits(text) || digitsOfCode(text) || digitsInHint(hint);
  if (count === 0) return false;
  const of = isGivenOut ? kind : 'text';
  settle(reading, of, 'label', text);
  reading.ask = { id: `${digitsPrefix}${count}`, kind: of, firm: true };
  return true;
}
