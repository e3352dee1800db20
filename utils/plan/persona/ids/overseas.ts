import { mod11And2 } from '../check-digits/iso7064';
import { luhnDigit } from '../check-digits/luhn';
import { mod11 } from '../check-digits/mod11';
import { withCheck } from '../check-digits/search';
import { weightedSum } from '../check-digits/weighted';
import type { Stream } from '../../stream';
import { digits, fillTemplate } from '../template';
import { birthParts } from './birth';
import type { IdContext, IdRules } from './id-rules';

const isMale = ({ name }: IdContext) => name.sex === 'male';

const falling = (from: number, count: number) => Array.from({ length: count }, (_, index) => from - index);

function cpf({ stream }: IdContext): string {
  const start = digits(9, stream);
  const first = start + mod11(start, falling(10, 9), '0');
  return (first + mod11(first, falling(11, 10), '0')).replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4');
}

function cnpj({ stream }: IdContext): string {
  const weights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
  const start = `${digits(8, stream)}0001`;
  const first = start + mod11(start, weights.slice(1), '0');
  return (first + mod11(first, weights, '0')).replace(/(\d{2})(\d{3})(\d{3})(\d{4})(\d{2})/, '$1.$2.$3/$4-$5');
}

export const brazil: IdRules = {
  national: cpf,
  tax: cpf,
  social: cpf,
  vat: cnpj,
  company: cnpj,
  driver: ({ stream }) => fillTemplate('###########', stream),
};

function mexicanInitials({ name }: IdContext): string {
  const family = name.family.latin.toUpperCase().replace(/[^A-Z]/g, '');
  const vowel = /[AEIOU]/.exec(family.slice(1))?.[0] ?? 'X';
  const letters =
    `${family.charAt(0)}${vowel}${name.maiden.latin.charAt(0)}${name.given.latin.charAt(0)}`.toUpperCase();
  return /^(BUEI|CACA|CACO|CAGO|CAKA|COGE|COJA|COJE|COJI|COJO|CULO|FETO|GUEY|JOTO|KACA|KACO|KAGO|KOGE|KOJO|KAKA|KULO|LOCA|LOCO|LOKA|LOKO|MAME|MAMO|MEAR|MEAS|MEON|MION|MOCO|MULA|PEDA|PEDO|PENE|PUTA|PUTO|QULO|RATA|RUIN)$/.test(
    letters,
  )
    ? `${letters.charAt(0)}X${letters.slice(2)}`
    : letters;
}

function curp(context: IdContext): string {
  const { yyyy, yy, mm, dd } = birthParts(context.birthDate);
  const { family, maiden, given } = context.name;
  const inner = [family, maiden, given].map(
    ({ latin }) => /[B-DF-HJ-NP-TV-Z]/.exec(latin.toUpperCase().slice(1))?.[0] ?? 'X',
  );
  const place = context.address.place.region === 'CMX' ? 'DF' : 'NE';
  const start = `${mexicanInitials(context)}${yy}${mm}${dd}${isMale(context) ? 'H' : 'M'}${place}${inner.join('')}${yyyy >= '2000' ? 'A' : '0'}`;
  const sum = [...start].reduce(
    (total, sign, index) => total + '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'.indexOf(sign) * (18 - index),
    0,
  );
  return start + String((10 - (sum % 10)) % 10);
}

/** The three last signs: two of the homonym key, drawn, and the check digit. */
function rfc(context: IdContext): string {
  const { yy, mm, dd } = birthParts(context.birthDate);
  return withRfcCheck(`${mexicanInitials(context)}${yy}${mm}${dd}${homonymKey(context.stream)}`);
}

function homonymKey(stream: Stream): string {
  return stream.pick([...'123456789ABCDEFGHIJKLMNPQRSTUV']) + stream.pick([...'123456789ABCDEFGHIJKLMNPQRSTUVWXYZ']);
}

function withRfcCheck(start: string): string {
  const sum = [...start.padStart(12, ' ')].reduce(
    (total, sign, index) => total + '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ'.indexOf(sign) * (13 - index),
    0,
  );
  const check = (11 - (sum % 11)) % 11;
  return start + (check === 10 ? 'A' : String(check));
}

export const mexico: IdRules = {
  national: curp,
  social: ({ stream }) => {
    const start = `99${digits(8, stream)}`;
    return start + luhnDigit(start);
  },
  tax: rfc,
  vat: rfc,
  company: ({ birthDate, name, stream }) => {
    const { mm, dd } = birthParts(birthDate);
    return withRfcCheck(
      `${name.family.latin
        .toUpperCase()
        .replace(/[^A-Z]/g, '')
        .padEnd(3, 'X')
        .slice(0, 3)}15${mm}${dd}${homonymKey(stream)}`,
    );
  },
};

function chineseNumber(context: IdContext): string {
  const { yyyy, mm, dd } = birthParts(context.birthDate);
  const start = `110101${yyyy}${mm}${dd}${digits(2, context.stream)}${context.stream.int(0, 4) * 2 + (isMale(context) ? 1 : 0)}`;
  return start + mod11And2(start);
}

const creditSigns = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Unified social credit code (GB 32100-2015): weights are powers of three by 31. */
function creditCode({ stream }: IdContext): string {
  return withCheck(
    (draw) => `91110105MA${digits(7, draw)}`,
    (start) => {
      const sum = [...start].reduce((total, sign, index) => total + creditSigns.indexOf(sign) * (3 ** index % 31), 0);
      return sum % 31 === 0 ? '' : creditSigns.charAt(31 - (sum % 31));
    },
    stream,
  );
}

export const china: IdRules = {
  national: chineseNumber,
  social: chineseNumber,
  tax: chineseNumber,
  insurance: chineseNumber,
  vat: creditCode,
  company: creditCode,
  passport: ({ stream }) => fillTemplate('E########', stream),
};

/** The letter A counts as 10: one times 1 and nought times 9. */
function taiwaneseNumber(context: IdContext): string {
  const start = `${isMale(context) ? 1 : 2}${digits(7, context.stream)}`;
  const sum = 1 + weightedSum(start, [8, 7, 6, 5, 4, 3, 2, 1]);
  return `A${start}${(10 - (sum % 10)) % 10}`;
}

function taiwaneseCompany({ stream }: IdContext): string {
  const start = `${digits(6, stream)}1`;
  const sum = [...start].reduce((total, digit, index) => {
    const product = Number(digit) * [1, 2, 1, 2, 1, 2, 4, 1][index]!;
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return start + String((10 - (sum % 10)) % 10);
}

export const taiwan: IdRules = {
  national: taiwaneseNumber,
  social: taiwaneseNumber,
  tax: taiwaneseNumber,
  vat: taiwaneseCompany,
  company: taiwaneseCompany,
};

function koreanNumber(context: IdContext): string {
  const { yyyy, yy, mm, dd } = birthParts(context.birthDate);
  const first = (yyyy >= '2000' ? 3 : 1) + (isMale(context) ? 0 : 1);
  const start = `${yy}${mm}${dd}${first}00${digits(3, context.stream)}`;
  const check = (11 - (weightedSum(start, [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]) % 11)) % 10;
  return `${start.slice(0, 6)}-${start.slice(6)}${check}`;
}

function koreanCompany({ stream }: IdContext): string {
  const start = `${stream.int(101, 999)}81${digits(4, stream)}`;
  const sum = weightedSum(start, [1, 3, 7, 1, 3, 7, 1, 3, 5]) + Math.floor((Number(start.charAt(8)) * 5) / 10);
  return `${start}${(10 - (sum % 10)) % 10}`.replace(/(\d{3})(\d{2})(\d{5})/, '$1-$2-$3');
}

export const korea: IdRules = {
  national: koreanNumber,
  social: koreanNumber,
  tax: koreanCompany,
  vat: koreanCompany,
  company: koreanCompany,
};

/** My Number: weights 6 to 2, then 7 to 2 from the left. */
function myNumber({ stream }: IdContext): string {
  const start = digits(11, stream);
  const rest = weightedSum(start, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return start + String(rest <= 1 ? 0 : 11 - rest);
}

function japaneseCompany({ stream }: IdContext): string {
  const rest = `0${digits(11, stream)}`;
  return String(9 - (weightedSum(rest, [2, 1]) % 9)) + rest;
}

export const japan: IdRules = {
  national: myNumber,
  social: myNumber,
  tax: myNumber,
  company: japaneseCompany,
  vat: (context) => `T${japaneseCompany(context)}`,
  insurance: ({ stream }) => digits(8, stream),
};

function israeliNumber({ stream }: IdContext): string {
  const start = digits(8, stream);
  return start + luhnDigit(start);
}

function israeliCompany({ stream }: IdContext): string {
  const start = `51${digits(6, stream)}`;
  return start + luhnDigit(start);
}

export const israel: IdRules = {
  national: israeliNumber,
  social: israeliNumber,
  tax: israeliNumber,
  vat: israeliCompany,
  company: israeliCompany,
};

function iranianCode({ stream }: IdContext): string {
  const start = `00${digits(7, stream)}`;
  const rest = weightedSum(start, falling(10, 9)) % 11;
  return start + String(rest < 2 ? rest : 11 - rest);
}

export const iran: IdRules = {
  national: iranianCode,
  social: iranianCode,
  tax: iranianCode,
  company: ({ stream }) => `140${digits(8, stream)}`,
};

function thaiNumber({ stream }: IdContext): string {
  const start = `1${digits(11, stream)}`;
  return start + String((11 - (weightedSum(start, falling(13, 12)) % 11)) % 10);
}

export const thailand: IdRules = {
  national: thaiNumber,
  social: thaiNumber,
  tax: thaiNumber,
  insurance: thaiNumber,
  vat: thaiNumber,
};

/** The day of a woman is 40 more. */
function indonesianNumber(context: IdContext): string {
  const { yy, mm, dd } = birthParts(context.birthDate);
  const day = String(Number(dd) + (isMale(context) ? 0 : 40)).padStart(2, '0');
  return `317401${day}${mm}${yy}${String(context.stream.int(1, 999)).padStart(4, '0')}`;
}

function indonesianTax({ stream }: IdContext): string {
  const start = `01${digits(6, stream)}`;
  return `${start}${luhnDigit(start)}013000`;
}

export const indonesia: IdRules = {
  national: indonesianNumber,
  social: indonesianNumber,
  tax: indonesianTax,
  vat: indonesianTax,
};

/** Century 2 or 3, birth date, governorate 01 (Cairo), serial; the last digit's rule is not public. */
function egyptianNumber(context: IdContext): string {
  const { yyyy, yy, mm, dd } = birthParts(context.birthDate);
  const sex = context.stream.int(0, 3) * 2 + (isMale(context) ? 1 : 2);
  return `${yyyy >= '2000' ? 3 : 2}${yy}${mm}${dd}01${digits(3, context.stream)}${sex}${context.stream.int(1, 9)}`;
}

export const egypt: IdRules = { national: egyptianNumber, social: egyptianNumber };

export const vietnam: IdRules = {
  national: (context) => {
    const { yyyy, yy } = birthParts(context.birthDate);
    return `001${(yyyy >= '2000' ? 2 : 0) + (isMale(context) ? 0 : 1)}${yy}${digits(6, context.stream)}`;
  },
  tax: vietnameseTax,
  vat: vietnameseTax,
};

/** Serial numbers whose check would be ten are left out. */
function vietnameseTax({ stream }: IdContext): string {
  return withCheck(
    (draw) => `01${digits(7, draw)}`,
    (start) => {
      const check = 10 - (weightedSum(start, [31, 29, 23, 19, 17, 13, 7, 5, 3]) % 11);
      return check < 0 || check > 9 ? '' : String(check);
    },
    stream,
  );
}
