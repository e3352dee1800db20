/** A general kind gives way to a particular one that the page names as well: "Account number (IBAN)". */
import { firstText } from '../../label-of';
import type { Kind } from '../../../kinds/kinds';
import { settle, type Reading } from '../reading';
import { suits } from '../suits';

const particular: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
  'account-number': ['iban', 'clabe'],
  year: ['vehicle-year'],
  'vat-id': ['tax-rate'],
  tel: ['tel-mobile'],
  date: ['bday'],
};
/** What the page must say of the particular kind at least. */
const named = 0.3;

/** Value added tax and its rate, as labels say them in one: "MwSt.-Satz", "Taux de TVA", "Stawka VAT". */
const valueAddedTax =
  /(?<!\p{L})(?:vat|gst|mwst|ust|tva|iva|btw|dph|pdv|kdv|ндс|пдв|фпа|φπα|φ\.π\.α\.?|áfa|afa)(?!\p{L})|mehrwertsteuer|umsatzsteuer|moms|消費税|增值税|營業稅|부가세|부가가치세|ضريبة القيمة المضافة/iu;
const rate =
  /(?<!\p{L})(?:rate|taux|al[ií]quota|tipo|tasa|taxa|stawk[ai]|sazb[ay]|sadzb[ay]|stop[ae]|cot[aă]|percentage|oran[ıi]|ставка|συντελεστής|kulcs)(?!\p{L})|satz(?!\p{L})|sats(?!\p{L})|tarief(?!\p{L})|税率|稅率|세율|نسبة|معدل/iu;

/** "Quote (excl. VAT)". */
const withoutTax =
  /(?<!\p{L})(?:excl|incl|ex|inc|plus|before|after|without|excluding|including|net of|zzgl|inkl|exkl|ohne|hors|avec|sin|con|senza)\.? ?(?:of )?(?:vat|gst|tva|mwst|ust|iva|btw|moms|tax)(?!\p{L})/iu;

function asksTaxRate({ field }: Reading): boolean {
  const label = firstText(field);
  return valueAddedTax.test(label) && rate.test(label) && suits('tax-rate', field);
}

export function settleParticular(reading: Reading): void {
  if (reading.kind === 'vat-id' && withoutTax.test(firstText(reading.field)) && suits('price', reading.field))
    return settle(reading, 'price', 'label', 'an amount with or without tax');
  if (asksTaxRate(reading)) {
    reading.ask = null;
    return settle(reading, 'tax-rate', 'label', 'the rate of a tax, not its number');
  }
  const kind = particular[reading.kind]?.find(
    (one) => reading.scores.of(one) >= named && suits(one, reading.field) && !beforeAll(reading, one),
  );
  if (kind) settle(reading, kind, 'neighbours', `more precise than ${reading.kind}`);
}

/** A rate is asked in numbers only. */
function beforeAll({ field }: Reading, kind: Kind): boolean {
  return kind === 'tax-rate' && field.control !== 'number';
}
