/** Numbers that a label calls by their proper name: "CNPJ", "SIRET", "NHS number". */
import type { Stream } from '../../stream';
import { luhnDigit } from '../check-digits/luhn';
import { mod11 } from '../check-digits/mod11';
import { withCheck } from '../check-digits/search';
import { digits, fillTemplate } from '../template';
import type { Ids } from './id-rules';
import { fillChecked } from '../check-digits/checked';
import { namesOfNumbers } from './names-of-numbers';

interface NamedNumber {
  /** ISO 3166-1 alpha-2, '' for numbers that are the same everywhere. */
  readonly country: string;
  readonly says: RegExp;
  readonly make: (ids: Ids, stream: Stream, birthDate: string) => string;
}

const numbers: readonly NamedNumber[] = [
  { country: 'BR', says: /\bcpf\s*(?:\/|e|ou)\s*cnpj\b/i, make: (ids) => ids.national },
  { country: 'BR', says: /\bcnpj\b/i, make: (ids) => ids.company },
  { country: 'BR', says: /\bcpf\b/i, make: (ids) => ids.national },
  { country: 'BR', says: /\brg\b|registro geral/i, make: (_, stream) => fillTemplate('##.###.###-#', stream) },
  {
    country: 'FR',
    says: /siret/i,
    make: (ids) => {
      const start = `${ids.company}0001`;
      return start + luhnDigit(start);
    },
  },
  { country: 'FR', says: /siren\b/i, make: (ids) => ids.company },
  {
    country: 'GB',
    says: /\bnhs\b/i,
    /** Numbers from 999 on are for tests (NHS Data Dictionary). */
    make: (_, stream) =>
      withCheck(
        (draw) => `999${digits(6, draw)}`,
        (start) => mod11(start, [10, 9, 8, 7, 6, 5, 4, 3, 2]),
        stream,
      ).replace(/(\d{3})(\d{3})(\d{4})/, '$1 $2 $3'),
  },
  { country: 'GB', says: /national insurance|\bnino?\b/i, make: (ids) => ids.social },
  {
    country: 'HU',
    says: /(?<!(?:közösségi|kozossegi|uniós|eu)[ -]?)ad[óo]sz[áa]m/i,
    make: (ids) => `${ids.vat.slice(2)}-2-41`,
  },
  { country: 'IN', says: /\bgst(in)?\b/i, make: (ids) => ids.vat },
  { country: 'IN', says: /aadhaar|aadhar|आधार/i, make: (ids) => ids.national },
  { country: 'IN', says: /\bpan\b|पैन/i, make: (ids) => ids.tax },
  { country: 'MX', says: /\bcurp\b/i, make: (ids) => ids.national },
  { country: 'MX', says: /\brfc\b/i, make: (ids) => ids.tax },
  {
    country: 'SE',
    says: /(åååå|yyyy)mmdd/i,
    make: (ids, _, birthDate) => birthDate.slice(0, 2) + ids.national,
  },
  /** In-store numbers (GS1 General Specifications 1.4.1), in the length that is named. */
  { country: '', says: /\b(?:gtin|itf)-?14\b/i, make: (_, stream) => fillChecked('1200#########{gs1}', stream) },
  { country: '', says: /\b(?:ean|gtin)-?8\b/i, make: (_, stream) => fillChecked('200####{gs1}', stream) },
  {
    country: '',
    says: /^(?!.*\b(?:ean|gtin)).*\bupc\b/is,
    make: (_, stream) => fillChecked('20#########{gs1}', stream),
  },
  { country: '', says: /\bissn\b/i, make: (_, stream) => fillChecked('9999-###{sum:11:8,7,6,5,4,3,2:X}', stream) },
  {
    country: '',
    says: /\bisbn-?10\b/i,
    make: (_, stream) => fillChecked('1-7000-####-{sum:11:10,9,8,7,6,5,4,3,2:X}', stream),
  },
  {
    country: '',
    says: /\bimei\b/i,
    /** Type allocation codes that start with 00 are for tests (GSMA TS.06). */
    make: (_, stream) => {
      const start = `00101700${digits(6, stream)}`;
      return start + luhnDigit(start);
    },
  },
];

/** @returns the number the texts name; null where they name none that we know */
export function namedNumber(
  texts: string,
  person: {
    readonly ids: Ids;
    readonly birthDate: string;
    readonly country: string;
    readonly stream: Stream;
    /** Which number the field is held for. */
    readonly wanted?: keyof Ids;
    /** Whether it is called so by name. */
    readonly isCalled?: boolean;
  },
): string | null {
  const { ids, wanted, isCalled = false } = person;
  if (wanted && isCalled) return ids[wanted];
  const found = numbers.find(({ country, says }) => (country === '' || country === person.country) && says.test(texts));
  if (found) return found.make(ids, person.stream, person.birthDate);
  const called = namesOfNumbers(texts).find(({ country }) => country === person.country);
  if (!called) return null;
  const { is, ofFirm } = called;
  return ids[ofFirm !== undefined && ofFirm === wanted ? ofFirm : is];
}
