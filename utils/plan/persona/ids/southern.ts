import { eanDigit } from '../check-digits/ean';
import { luhnDigit } from '../check-digits/luhn';
import { mod11 } from '../check-digits/mod11';
import { withCheck } from '../check-digits/search';
import { weightedSum } from '../check-digits/weighted';
import type { Stream } from '../../stream';
import { digits, fillTemplate } from '../template';
import { birthParts } from './birth';
import type { IdContext, IdRules } from './id-rules';

/** Seven digits and a letter by weights 8 to 2 modulo 23: PPS and VAT numbers (Revenue). */
function irishNumber({ stream }: IdContext): string {
  const start = digits(7, stream);
  return start + 'WABCDEFGHIJKLMNOPQRSTUV'.charAt(weightedSum(start, [8, 7, 6, 5, 4, 3, 2]) % 23);
}

export const ireland: IdRules = {
  national: irishNumber,
  social: irishNumber,
  tax: irishNumber,
  vat: (context) => `IE${irishNumber(context)}`,
  company: ({ stream }) => fillTemplate('7#####', stream),
  passport: ({ stream }) => fillTemplate('PX#######', stream),
};

/** Numbers below 10 000 000 are not issued, nor those from 150 000 000 on; the others' check digit is by weights 3, 2, 7, 6, 5, 4, 3, 2 (Inland Revenue). */
function inlandRevenue({ stream }: IdContext): string {
  const number = withCheck(
    (draw) => `10${digits(6, draw)}`,
    (start) => mod11(start, [3, 2, 7, 6, 5, 4, 3, 2]),
    stream,
  );
  return number.replace(/(\d{3})(\d{3})(\d{3})/, '$1-$2-$3');
}

export const newZealand: IdRules = {
  national: ({ stream }) => fillTemplate('@@######', stream),
  social: inlandRevenue,
  tax: inlandRevenue,
  vat: inlandRevenue,
  company: ({ stream }) => {
    const start = `94290${digits(7, stream)}`;
    return start + eanDigit(start);
  },
  passport: ({ stream }) => fillTemplate('LA######', stream),
};

/** Birth date, serial from 5000 for men, citizen, Luhn's check digit. */
function southAfricanNumber({ birthDate, name, stream }: IdContext): string {
  const { yy, mm, dd } = birthParts(birthDate);
  const start = `${yy}${mm}${dd}${name.sex === 'male' ? 5 : 0}${digits(3, stream)}08`;
  return start + luhnDigit(start);
}

export const southAfrica: IdRules = {
  national: southAfricanNumber,
  social: southAfricanNumber,
  tax: ({ stream }) => withLuhn(`0${digits(8, stream)}`),
  vat: ({ stream }) => withLuhn(`4${digits(8, stream)}`),
  company: ({ stream }) => fillTemplate('2015/######/07', stream),
  passport: ({ stream }) => fillTemplate('A########', stream),
};

function withLuhn(start: string): string {
  return start + luhnDigit(start);
}

/** Of those born since 2000 the number starts with T, and the sum with 4. */
function singaporeanNumber({ birthDate, stream }: IdContext): string {
  const { yyyy, yy } = birthParts(birthDate);
  const isYoung = yyyy >= '2000';
  const serial = yy + digits(5, stream);
  const sum = weightedSum(serial, [2, 7, 6, 5, 4, 3, 2]) + (isYoung ? 4 : 0);
  return `${isYoung ? 'T' : 'S'}${serial}${'JZIHGFEDCBA'.charAt(sum % 11)}`;
}

/** Year of registration, serial, check letter (ACRA). */
function uniqueEntity({ stream }: IdContext): string {
  const start = `2016${digits(5, stream)}`;
  return start + 'ZKCMDNERGWH'.charAt(weightedSum(start, [10, 8, 6, 4, 9, 7, 5, 3, 1]) % 11);
}

export const singapore: IdRules = {
  national: singaporeanNumber,
  social: singaporeanNumber,
  tax: singaporeanNumber,
  vat: uniqueEntity,
  company: uniqueEntity,
  passport: ({ stream }) => fillTemplate('E#######@', stream),
};

export const emirates: IdRules = {
  national: ({ birthDate, stream }) => {
    const written = withLuhn(`784${birthDate.slice(0, 4)}${digits(7, stream)}`);
    return written.replace(/(\d{3})(\d{4})(\d{7})(\d)/, '$1-$2-$3-$4');
  },
  tax: ({ stream }) => fillTemplate('100########0003', stream),
  vat: ({ stream }) => fillTemplate('100########0003', stream),
  company: ({ stream }) => fillTemplate('CN-#######', stream),
};

export const saudiArabia: IdRules = {
  national: ({ stream }) => withLuhn(`1${digits(8, stream)}`),
  tax: ({ stream }) => fillTemplate('3#########00003', stream),
  vat: ({ stream }) => fillTemplate('3#########00003', stream),
  company: ({ stream }) => fillTemplate('1010######', stream),
};

/** Digits in groups of three, as South American numbers are written. */
const grouped = (number: string) => number.replace(/\B(?=(\d{3})+$)/g, '.');

/** Weights 2 to 7 from the right; ten is K. Without dots, as the tax office's own forms have it. */
function rut(number: string): string {
  return `${number}-${mod11([...number].reverse().join(''), [2, 3, 4, 5, 6, 7], 'K')}`;
}

const chileanPerson = ({ stream }: IdContext) => rut(String(stream.int(9_000_000, 21_999_999)));
const chileanCompany = ({ stream }: IdContext) => rut(`76${digits(6, stream)}`);

export const chile: IdRules = {
  national: chileanPerson,
  social: chileanPerson,
  tax: chileanPerson,
  vat: chileanCompany,
  company: chileanCompany,
};

/** Prefix by sex, or 30 for companies; numbers without a check digit are left out (AFIP). */
function cuit(draw: (stream: Stream) => string, stream: Stream): string {
  const found = withCheck(draw, (start) => mod11(start, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]), stream);
  return found.replace(/(\d\d)(\d{8})(\d)/, '$1-$2-$3');
}

const argentineCompany = ({ stream }: IdContext) => cuit((draw) => `307${digits(7, draw)}`, stream);
const argentineTax = ({ name, stream }: IdContext) =>
  cuit((draw) => `${name.sex === 'male' ? 20 : 27}3${digits(7, draw)}`, stream);

export const argentina: IdRules = {
  national: (context) => grouped(argentineTax(context).slice(3, 11)),
  tax: argentineTax,
  social: argentineTax,
  vat: argentineCompany,
  company: argentineCompany,
  passport: ({ stream }) => fillTemplate('AA@######', stream),
};

/** Check digit of the NIT: weights by primes from the right, remainder below two as it is (DIAN). */
function nit({ stream }: IdContext): string {
  const start = `900${digits(6, stream)}`;
  const rest = weightedSum([...start].reverse().join(''), [3, 7, 13, 17, 19, 23, 29, 37, 41]) % 11;
  return `${grouped(start)}-${rest < 2 ? rest : 11 - rest}`;
}

const cedula = ({ stream }: IdContext) => grouped(`1${fillTemplate('0########', stream)}`);

export const colombia: IdRules = { national: cedula, social: cedula, tax: cedula, vat: nit, company: nit };
