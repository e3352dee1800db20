/** A general kind gives way to a particular one that the page names as well: "Account number (IBAN)". */
import type { Kind } from '../../kinds/kinds';
import { settle, type Reading } from './reading';
import { suits } from './suits';

const particular: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
  'account-number': ['iban', 'clabe'],
  year: ['vehicle-year'],
  'vat-id': ['tax-rate'],
  tel: ['tel-mobile'],
};
/** What the page must say of the particular kind at least. */
const named = 0.3;

export function settleParticular(reading: Reading): void {
  const kind = particular[reading.kind]?.find(
    (one) => reading.scores.of(one) >= named && suits(one, reading.field) && !beforeAll(reading, one),
  );
  if (kind) settle(reading, kind, 'neighbours', `more precise than ${reading.kind}`);
}

/** A rate is asked in numbers only. */
function beforeAll({ field }: Reading, kind: Kind): boolean {
  return kind === 'tax-rate' && field.control !== 'number';
}
