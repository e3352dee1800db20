/** Templates that say where a check digit stands and by what rule: `####-###{sum:11:8,7,6,5,4,3,2:X}`. */
import type { Stream } from '../../stream';
import { fillTemplate } from '../template';
import { eanDigit } from './ean';
import { luhnDigit } from './luhn';
import { lettersAsDigits, makeIban, mod97 } from './mod97';
import { weightedSum } from './weighted';

/** @returns the check of what stands before it, '' where that has none; `after` what follows it. Both without signs. */
type Rule = (before: string, after: string) => string;

const value = (sign: string) => parseInt(sign, 36);
const twoDigits = (number: number) => String(number).padStart(2, '0');
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
const crossSum = (number: number) => Math.floor(number / 10) + (number % 10);
const complement = (sum: number, modulus = 10) => (modulus - (sum % modulus)) % modulus;

const rules: Readonly<Record<string, Rule>> = {
  /** Letters as two digits (ISO 6166). */
  luhn: (before) => luhnDigit(lettersAsDigits(before)),
  /** Luhn behind the prefix of the United States' health industry (45 CFR 162.406). */
  npi: (before) => luhnDigit(`80840${before}`),
  gs1: eanDigit,
  /** ISO 7064 MOD 97-10 (ISO 17442). */
  mod97: (before) => twoDigits(98 - mod97(lettersAsDigits(`${before}00`))),
  /** Between country and account (ISO 13616). */
  iban: (country, bban) => makeIban(country, bban).slice(2, 4),
  /** As an IBAN's, but the creditor's business code does not count (EPC 262-08). */
  sepa: (country, rest) => makeIban(country, rest.slice(3)).slice(2, 4),
  /** Each second letter or digit twice, the digits of all added up (CUSIP, FIGI). */
  cusip: (before) =>
    String(complement(sumOf([...before].map((sign, at) => crossSum(value(sign) * (1 + (at % 2)))))) % 10),
  /** Weights are powers of two; letters leave out the multiples of eleven (ISO 6346). */
  container: (before) => String((sumOf([...before].map((sign, at) => containerValue(sign) * 2 ** at)) % 11) % 10),
  /** Each second digit twice, the digits of all added up (AIC of Italian medicines). */
  cross,
  /** Health insurance number: the letter as two digits from 01 (section 290 SGB V). */
  kvnr: (before) => cross(twoDigits(value(before.charAt(0)) - 9) + before.slice(1)),
  /** Luhn of the digits alone. */
  digits: (before) => luhnDigit(before.replace(/\D/g, '')),
  /** The remainder by 97 itself (Belgian cards and structured communications). */
  rest97: (before) => twoDigits(mod97(before) || 97),
  /** Cartão de cidadão: letters count as one number, twice from the right. */
  cartao: (before) => String(complement(sumOf([...before].reverse().map((sign, at) => doubledOnce(sign, at))))),
  /** Singapore's Foreign Identification Number with G. */
  fin: (before) => 'XWUTRQPNMLK'.charAt((weightedSum(before.slice(1), [2, 7, 6, 5, 4, 3, 2]) + 4) % 11),
  /** Registration of juristic persons in Thailand. */
  thai: (before) => String((11 - (weightedSum(before, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 10),
  /** The letter of a Spanish identity number. */
  nif: (before) => 'TRWAGMYFPDXBNJZSQVHLCKE'.charAt(Number(before.replace('X', '0')) % 23),
  /** Air waybills: the serial by seven (IATA resolution 600a). */
  awb: (before) => String(Number(before.slice(3)) % 7),
  /** Registration numbers of sole traders in Russia. */
  ogrnip: (before) => String((Number(before) % 13) % 10),
  /** Payment slips of Swiss banks, modulo ten, recursive. */
  esr: (before) =>
    String(complement([...before].reduce((carry, digit) => Number('0946827135'[(Number(digit) + carry) % 10]), 0))),
};

function cross(digits: string): string {
  return String(sumOf([...digits].map((digit, at) => crossSum(Number(digit) * (1 + (at % 2))))) % 10);
}

function doubledOnce(sign: string, at: number): number {
  const doubled = value(sign) * (at % 2 === 0 ? 2 : 1);
  return at % 2 === 0 && doubled > 9 ? doubled - 9 : doubled;
}

/** A = 10, B = 12 … K = 21, L = 23 … U = 32, V = 34. */
function containerValue(sign: string): number {
  const plain = value(sign);
  return plain < 10 ? plain : plain + Math.ceil((plain - 10) / 10);
}

const marker = new RegExp(String.raw`\{(?:(sum|rest):(\d+):([\d,]+)(?::(\w))?|(${Object.keys(rules).join('|')}))\}`);

/**
 * Puts the check digits in. `{sum:11:8,7,…}` makes the weighted sum a multiple of eleven, `{rest:11:8,7,…}` is its remainder;
 * a last part says what stands for ten.
 * @returns null where a check would be ten and nothing stands for it
 */
function withChecks(filled: string): string | null {
  const found = marker.exec(filled);
  if (!found) return filled;
  const [all, way, modulus, weights = '', ten = '', rule = ''] = found;
  const before = bare(filled.slice(0, found.index));
  const after = filled.slice(found.index + all.length);
  const check = way ? weighted(way, before, Number(modulus), weights, ten) : rules[rule]!(before, bare(after));
  return check === '' ? null : withChecks(filled.slice(0, found.index) + check + after);
}

const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();

function weighted(way: string, before: string, modulus: number, weights: string, ten: string): string {
  const each = weights.split(',').map(Number);
  const sum = sumOf([...before].map((sign, at) => value(sign) * each[at % each.length]!));
  const check = way === 'sum' ? complement(sum, modulus) : sum % modulus;
  return check > 9 ? ten : String(check);
}

const mostAttempts = 50;

/**
 * A template with its random signs and, last, its check digits.
 * @throws RangeError where none of its fillings has a check digit
 */
export function fillChecked(template: string, stream: Stream, values: Readonly<Record<string, string>> = {}): string {
  if (!marker.test(template)) return fillTemplate(template, stream, values);
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const filled = withChecks(fillTemplate(template, stream.fork(`attempt ${attempt}`), values));
    if (filled !== null) return filled;
  }
  throw new RangeError(`${template} never has a check digit`);
}
