/** Kinds that a form has only among others: a cabin class on a flight, a card holder beside a card, a plate of a car. */
import type { Kind } from '../kinds';
import { settle, type Reading } from './reading';

const flights: readonly Kind[] = [
  ...(['airport', 'airport-from', 'airport-to', 'airline', 'flight-number', 'seat', 'check-in', 'check-out'] as const),
  ...(['passengers', 'adults', 'booking-reference', 'passport-number'] as const),
];
const cards: readonly Kind[] = ['cc-number', 'cc-exp', 'cc-exp-month', 'cc-csc', 'cc-type', 'payment-method', 'iban'];
const vehicles: readonly Kind[] = ['vehicle-make', 'vehicle-model', 'vehicle-year', 'mileage', 'vin', 'fuel-type'];
const registration = /^\W*(?:vehicle |car |bike )?reg(?:istration|\.)?(?: ?(?:number|no\.?|plate))?\W*$/i;
const card = /\bc[ao]rt|kart|tarjet|card|カード|卡|כרטיס|بطاقة|کارت/i;
const towards: ReadonlySet<Kind> = new Set(['airport', 'airport-from', 'airport-to']);
const flies = /air ?port|flight|flug|fly|vol|vuelo|voo|vlucht|lot|let|рейс|uçuş|مطار|空港|机场|機場|공항/i;
const longest = 2;

/** "Relation til afdøde": a word for "to" among others. */
function isLong(label: string): boolean {
  return label.trim().split(/\s+/).length > longest;
}

const numbers: ReadonlySet<Kind> = new Set(['text', 'number', 'reference', 'account-id', 'company-registration']);

/** @param form fields of one form; changed in place */
export function settleByForm(form: readonly Reading[]): void {
  const has = (kinds: readonly Kind[]) => form.some(({ kind }) => kinds.includes(kind));
  for (const reading of form) {
    if (reading.field.control !== 'text') continue;
    const label = reading.field.texts[0]?.text ?? '';
    if (reading.kind === 'cabin-class' && !has(flights)) {
      reading.ask = { id: 'school-class', kind: 'text' };
      settle(reading, 'text', 'neighbours', 'no flight is asked for');
    } else if (
      towards.has(reading.kind) &&
      isLong(label) &&
      !flies.test(label) &&
      !has(flights.filter((one) => !towards.has(one)))
    ) {
      settle(reading, 'text', 'neighbours', 'no flight is asked for');
    } else if (reading.kind === 'cc-name' && !reading.field.autocomplete && !card.test(label) && !has(cards)) {
      settle(reading, 'name', 'neighbours', 'no card is asked for');
    } else if (numbers.has(reading.kind) && registration.test(label) && has(vehicles)) {
      settle(reading, 'license-plate', 'neighbours', 'beside a vehicle');
    }
  }
}
