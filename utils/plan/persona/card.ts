import type { Stream } from '../stream';
import { luhnDigit } from './check-digits/luhn';
import { digits } from './template';
import { yearOf } from './calendar';

export interface Card {
  readonly brand: string;
  /** Digits only. */
  readonly number: string;
  /** In groups as printed on the card. */
  readonly spaced: string;
  /** 1 to 12. */
  readonly month: number;
  readonly year: number;
  /** Security code, as long as the brand has it. */
  readonly csc: string;
}

/** What a page may be choosy about. */
export interface CardSort {
  /** How lists of brands name it, in lower case. */
  readonly words: readonly string[];
  readonly cscLength: number;
  readonly groups: readonly number[];
}

interface Brand extends CardSort {
  readonly brand: string;
  /** Card numbers that payment providers publish for their sandboxes (Stripe, Adyen, PayPal, Braintree). */
  readonly test: readonly string[];
  /** Digits a number of the brand starts with, for random ones. */
  readonly prefixes: readonly string[];
}

const fours = [4, 4, 4, 4];
const brands: readonly Brand[] = [
  {
    brand: 'Visa',
    words: ['visa'],
    test: ['4242424242424242', '4111111111111111', '4012888888881881', '4000056655665556', '4917610000000000'],
    prefixes: ['4'],
    cscLength: 3,
    groups: fours,
  },
  {
    brand: 'Mastercard',
    words: ['mastercard', 'master card', 'eurocard'],
    test: ['5555555555554444', '5105105105105100', '2223003122003222', '5200828282828210', '5454545454545454'],
    prefixes: ['51', '52', '53', '54', '55'],
    cscLength: 3,
    groups: fours,
  },
  {
    brand: 'American Express',
    words: ['american express', 'amex'],
    test: ['378282246310005', '371449635398431'],
    prefixes: ['34', '37'],
    cscLength: 4,
    groups: [4, 6, 5],
  },
  {
    brand: 'Discover',
    words: ['discover'],
    test: ['6011111111111117', '6011000990139424'],
    prefixes: ['6011'],
    cscLength: 3,
    groups: fours,
  },
];
/** Visa and Mastercard are taken everywhere, so they come most often. */
const shares = [0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 3];

/**
 * @param today `YYYY-MM-DD`; the card expires one to four years later
 * @param accepts whether the page takes a card of that sort; where it takes none, any will do
 */
export function makeCard(
  cards: 'test' | 'random',
  today: string,
  stream: Stream,
  accepts: (sort: CardSort) => boolean = () => true,
): Card {
  const drawn = brands[stream.fork('brand').pick(shares)]!;
  const { brand, test, prefixes, cscLength, groups } = accepts(drawn) ? drawn : (brands.find(accepts) ?? drawn);
  const length = groups.reduce((sum, size) => sum + size, 0);
  const number =
    cards === 'test' ? stream.fork('test').pick(test) : randomNumber(prefixes, length, stream.fork('random'));
  return {
    brand,
    number,
    spaced: inGroups(number, groups),
    month: stream.fork('month').int(1, 12),
    year: yearOf(today) + stream.fork('year').int(1, 4),
    csc: String(stream.fork('csc').int(1, 9)) + digits(cscLength - 1, stream.fork('csc-rest')),
  };
}

function randomNumber(prefixes: readonly string[], length: number, stream: Stream): string {
  const prefix = stream.pick(prefixes);
  const start = prefix + digits(length - 1 - prefix.length, stream);
  return start + luhnDigit(start);
}

function inGroups(number: string, groups: readonly number[]): string {
  let from = 0;
  return groups.map((size) => number.slice(from, (from += size))).join(' ');
}
