/**
 * Cards of shops that are called by a name: "Carta Fìdaty", "Cartão Continente", "Broj MultiPlusCard kartice". Any other
 * word beside "card" may be a person's papers, a sort of payment or a letter.
 */
import { byText } from '../../by-text';
import { withoutBrackets } from '../../brackets';
import type { Kind } from '../../../kinds/kinds';
import { firstText } from '../../label-of';
import { loyaltySchemes } from '../../loyalty-schemes';
import { settle, type Reading } from '../reading';

const paying: ReadonlySet<Kind> = new Set<Kind>([
  ...(['cc-exp', 'cc-exp-month', 'cc-csc', 'cc-type', 'cc-name', 'payment-method', 'iban'] as const),
]);
/** Words for a card, a number and what links them to the name. */
const beside =
  /^(?:cards?|cart[aeã]o?|tarjeta|kart\p{L}{0,5}|kort\p{L}{0,3}|kaart|kárty\p{L}+|карт\p{L}+|κάρτας?|thẻ|n[°ºo]?\.?|nr\.?|n[uú]m\p{L}*\.?|nummer|kundennummer|broj|čísl[oa]|nomor|номер|αριθμός|mã|szám\p{L}*|c[oó]d(?:igo|ice)|the|your|d[aeiou]|del(?:la)?|l[ae]|tua?|su|votre|na)$/iu;
const named = new RegExp(`^(?:${loyaltySchemes.map(({ called }) => called.source).join('|')})$`, 'iu');
/** Says by itself what it is. */
const saysCard = /card$/i;

const isShopCard = byText((label) => {
  const words = withoutBrackets(label)
    .replace(/[\s:*]+$/u, '')
    .trim()
    .split(/[\s-]+/u);
  const first = words.findIndex((word) => !beside.test(word));
  const last = words.findLastIndex((word) => !beside.test(word));
  const name = words.slice(Math.max(0, first), last + 1).join(' ');
  return named.test(name) && (words.length > last - first + 1 || saysCard.test(name));
});

/** @param form fields of one form, in their order; changed in place */
export function settleShopCards(form: readonly Reading[]): void {
  if (form.some(({ kind }) => paying.has(kind))) return;
  for (const reading of form) {
    const { field, ask } = reading;
    if (field.control !== 'text' || field.autocomplete || ask || reading.kind === 'loyalty-number') continue;
    if (isShopCard(firstText(field))) settle(reading, 'loyalty-number', 'label', 'a card that collects points');
  }
}
