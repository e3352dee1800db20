import type { Kind } from '../../kinds/kinds';
import type { Card } from '../persona/card';
import type { Persona } from '../persona/persona';
import { addDays } from '../persona/calendar';
import { date, ownWord, text } from './drafts';
import { textsOf } from '../label-of';
import type { Generator } from './generator';
import { writtenForms } from './id-number';
import { money } from './money';
import { spellings, wholeName } from './person';

export const payment = {
  'cc-name': ({ persona: { name } }) => text(name.latinFull.toUpperCase(), name.latinFull),
  'cc-given-name': ({ persona: { name } }) => text(name.given.latin.toUpperCase(), name.given.latin),
  'cc-additional-name': ({ persona: { name } }) =>
    text(name.additional.latin.toUpperCase(), name.additional.latin.charAt(0)),
  'cc-family-name': ({ persona: { name } }) => text(name.family.latin.toUpperCase(), name.family.latin),
  'cc-number': ({ persona: { card } }) => text(card.spaced, card.number, card.spaced.replaceAll(' ', '-')),
  'cc-exp': ({ persona: { card, today }, field }) =>
    saysStart.test(textsOf(field)) ? date(addDays(today, -cardAge)) : expiry(card),
  'cc-exp-month': ({ persona: { card } }) => expiry(card),
  'cc-exp-year': ({ persona: { card } }) => expiry(card),
  'cc-csc': ({ persona: { card } }) => text(card.csc),
  'cc-type': ({ persona: { card } }) => text(card.brand, ...(brandForms[card.brand] ?? [])),
  'payment-method': ownWord('payment-method'),
  'transaction-currency': ({ persona }) => currency(persona),
  'transaction-amount': ({ persona, stream }) => money(persona, stream.int(1000, 25_000) / 100, 10, 250),
  iban: ({ persona: { bank } }) => text(bank.iban, bank.iban.replace(/(.{4})(?=.)/g, '$1 ')),
  bic: ({ persona: { bank } }) => text(bank.bic, bank.bic.padEnd(11, 'X')),
  'bank-name': ({ persona: { bank } }) => text(bank.name),
  'account-holder': (context) => {
    const { name } = context.persona;
    return text(...spellings(wholeName(name), context), name.latinFull.toUpperCase());
  },
  'account-number': ({ persona: { bank } }) => {
    const { account, iban } = bank;
    const usual = iban.startsWith('PL') ? iban.slice(2) : onlyIban.test(iban) ? iban : account;
    return text(usual, account, account.replace(/\D/g, ''));
  },
  'routing-number': ({ persona: { bank } }) => text(...writtenForms(bank.code)),
  clabe: ({ persona: { bank } }) => text(bank.clabe),
  'gift-card': ({ stream }) => text(`GIFT-${stream.int(1000, 9999)}-${stream.int(1000, 9999)}`),
  coupon: ({ stream }) => text(stream.pick(['SAVE10', 'WELCOME10', 'SPRING15', 'HELLO5'])),
  'crypto-address': ({ persona, field }) => {
    const of = chains.find(({ says }) => says.test(textsOf(field)));
    const fitting = of ? exampleWallets.filter((wallet) => wallet.startsWith(of.begins)) : exampleWallets;
    return text(persona.fact('wallet').pick(fitting));
  },
} satisfies Partial<Record<Kind, Generator>>;

/** British debit cards had a start beside the end. */
const saysStart = /\bstart|valid from|issue date/i;
const cardAge = 400;

/** Countries that gave up account numbers of their own: who is asked for one writes the IBAN. */
const onlyIban = /^(?:NL|BE|FI|EE|LT|LV)/;

const brandForms: Readonly<Record<string, readonly string[]>> = {
  Visa: ['visa', 'VISA', '001', 'VI'],
  Mastercard: ['mastercard', 'MasterCard', 'Master Card', 'mc', '002', 'MC'],
  'American Express': ['amex', 'Amex', 'AMEX', 'americanexpress', '003', 'AX'],
  Discover: ['discover', 'DISCOVER', '004', 'DI'],
};

/** Which chain a field names, and what its addresses begin with. */
const chains = [
  { says: /\bbtc\b|bitcoin/i, begins: 'bc1' },
  { says: /\beth\b|ethereum|\berc-?20\b|\bevm\b/i, begins: '0x' },
] as const;

/** Addresses from the specifications themselves (BIP 173, BIP 84, EIP-55). */
const exampleWallets = [
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
];

function expiry({ year, month }: Card) {
  return date(`${year}-${String(month).padStart(2, '0')}-01`);
}

function currency({ locale: { tag, places } }: Persona) {
  const name = (language: string) => new Intl.DisplayNames([language], { type: 'currency' }).of(places.currency) ?? '';
  const symbol = new Intl.NumberFormat(tag, { style: 'currency', currency: places.currency })
    .formatToParts(1)
    .find(({ type }) => type === 'currency');
  return text(places.currency, name(tag), name('en'), symbol?.value ?? '', places.currency.toLowerCase());
}
