/** Cards with a name of their own that nobody pays with: "Carta Fìdaty", "Nectar card number", "Broj MultiPlusCard kartice". */
import { byText } from '../../by-text';
import { withoutBrackets } from '../../brackets';
import { kindEntry, type Kind, type KindGroup } from '../../../kinds/kinds';
import { firstText } from '../../label-of';
import { settle, type Reading } from '../reading';

const paying: ReadonlySet<Kind> = new Set<Kind>([
  ...(['cc-exp', 'cc-exp-month', 'cc-csc', 'cc-type', 'cc-name', 'payment-method', 'iban'] as const),
]);
/** What "card" and a name may be taken for. */
const doubtful: ReadonlySet<KindGroup> = new Set(['text', 'number', 'address', 'company', 'date', 'internet']);

/** Languages whose cards go before their names. */
const named = 'cart[aã]o?|carte|tarjeta|kart[ayeu]|kartic[ae]|kartu|карт[аиы]|κάρτας?|thẻ';
const numbering =
  '(?:n[uú]m(?:ero|éro|er)?|nr|n[°ºo]|no|nummer|number|broj|číslo|numer|nomor|номер|αριθμός|mã(?: số)?|număr(?:ul)?|c[oó]d(?:igo|ice)?)\\.?';
const linking = '(?:de(?: la| su| tu)?|d[aoiu]|della?(?: tua)?|na|votre|tu) ';
const behind = `(?:${numbering} )?(?:${linking})?(?:${named}) (?<behind>\\p{Lu}.*)`;
const itself =
  '(?<NAME>\\p{Lu}[\\p{L}\\d&+]*(?:[ -]\\p{Lu}[\\p{L}\\d&+]*)?)[ -](?:card|kort|kaart|karte|kártya|kart|kartice)';
const before = [
  `${numbering} ${itself.replace('NAME', 'first')}`,
  `${itself.replace('NAME', 'then')}n?(?:[ -]?(?:${numbering}|számo?|numarası))`,
];
const cardOf = new RegExp(`^(?:${[behind, ...before].join('|')})$`, 'iu');
/** What a card is by its use: to pay with, to be known by, to be insured by. */
const ofUse =
  /^(?:d[aeiou]|del|della|das|dos|des)(?!\p{L})|cr[eé]di|kred[iy]|кредит|d[eé]bi|pagam|paiement|payment|bank|banc|visa|master|maestro|amex|american|diners|girocard|prepa|ricaric|cadeau|regal|presente|gift|geschenk|cidad|ident|sanitar|sant[eé]|sa[uú]de|vitale|health|insur|assur|europ|medic|grise|s[eé]jour|sim|stud|étudiant|estudante|universit|jeune|visit|business|graphi|memory|boarding|embarque|verde|fiscal|green|titul|holder/iu;

const nameOfCard = byText((label) => {
  const plain = withoutBrackets(label)
    .replace(/[\s:*]+$/u, '')
    .trim();
  const { behind: one, first, then } = cardOf.exec(plain)?.groups ?? {};
  const name = one ?? first ?? then ?? '';
  // Read without case: what is no name is no proper one.
  return /^\p{Lu}/u.test(name) && !ofUse.test(name) ? name : '';
});

/** @param form fields of one form, in their order; changed in place */
export function settleShopCards(form: readonly Reading[]): void {
  if (form.some(({ kind }) => paying.has(kind))) return;
  for (const reading of form) {
    const { field, kind, known, ask } = reading;
    if (field.control !== 'text' || field.autocomplete || ask) continue;
    const isOpen = !known || kind === 'cc-number' || doubtful.has(kindEntry(kind).group);
    if (isOpen && nameOfCard(firstText(field)) !== '')
      settle(reading, 'loyalty-number', 'label', 'a card with a name of its own');
  }
}
