import { luhnDigit } from '../check-digits/luhn';
import { mod11 } from '../check-digits/mod11';
import { withCheck } from '../check-digits/search';
import type { Stream } from '../../stream';
import { digits, fillTemplate } from '../template';
import { birthParts } from './birth';
import type { IdContext, IdRules } from './id-rules';

/** Serial numbers 980 to 999 are test persons (Skatteverket). */
function swedishNumber({ birthDate, name, stream }: IdContext): string {
  const { yy, mm, dd } = birthParts(birthDate);
  const serial = `9${stream.int(8, 9)}${stream.int(0, 4) * 2 + (name.sex === 'male' ? 1 : 0)}`;
  return `${yy}${mm}${dd}-${serial}${luhnDigit(yy + mm + dd + serial)}`;
}

function swedishCompany(stream: Stream): string {
  const start = `556${digits(6, stream)}`;
  return start + luhnDigit(start);
}

export const sweden: IdRules = {
  national: swedishNumber,
  social: swedishNumber,
  tax: swedishNumber,
  insurance: swedishNumber,
  company: ({ stream }) => swedishCompany(stream).replace(/(\d{6})(\d{4})/, '$1-$2'),
  vat: ({ stream }) => `SE${swedishCompany(stream)}01`,
};

/** The seventh digit tells the century: 0 to 3 before 2000, 4 from then on. */
function danishNumber({ birthDate, name, stream }: IdContext): string {
  const { yyyy, yy, mm, dd } = birthParts(birthDate);
  const weights = [4, 3, 2, 7, 6, 5, 4, 3, 2];
  const male = name.sex === 'male' ? 1 : 0;
  const whole = withCheck(
    (draw) => `${dd}${mm}${yy}${yyyy >= '2000' ? 4 : draw.int(0, 3)}${digits(2, draw)}`,
    (start) => {
      const check = mod11(start, weights);
      return check !== '' && Number(check) % 2 === male ? check : '';
    },
    stream,
  );
  return `${whole.slice(0, 6)}-${whole.slice(6)}`;
}

function danishCompany(stream: Stream): string {
  return withCheck(
    (draw) => `1${digits(6, draw)}`,
    (start) => mod11(start, [2, 7, 6, 5, 4, 3, 2]),
    stream,
  );
}

export const denmark: IdRules = {
  national: danishNumber,
  social: danishNumber,
  tax: danishNumber,
  insurance: danishNumber,
  company: ({ stream }) => danishCompany(stream),
  vat: ({ stream }) => `DK${danishCompany(stream)}`,
};

/** Born before 2000: individual numbers 000 to 499; later 500 to 999. */
function norwegianNumber({ birthDate, name, stream }: IdContext): string {
  const { yyyy, yy, mm, dd } = birthParts(birthDate);
  const male = name.sex === 'male' ? 1 : 0;
  return withCheck(
    (draw) => {
      const serial = (yyyy >= '2000' ? 500 : 0) + draw.int(0, 248) * 2 + male;
      return `${dd}${mm}${yy}${String(serial).padStart(3, '0')}`;
    },
    (start) => {
      const first = mod11(start, [3, 7, 6, 1, 8, 9, 4, 5, 2]);
      const second = first && mod11(start + first, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]);
      return second && first + second;
    },
    stream,
  );
}

function norwegianCompany(stream: Stream): string {
  return withCheck(
    (draw) => `9${digits(7, draw)}`,
    (start) => mod11(start, [3, 2, 7, 6, 5, 4, 3, 2]),
    stream,
  );
}

export const norway: IdRules = {
  national: norwegianNumber,
  social: norwegianNumber,
  tax: norwegianNumber,
  insurance: norwegianNumber,
  company: ({ stream }) => norwegianCompany(stream),
  vat: ({ stream }) => `NO${norwegianCompany(stream)}MVA`,
};

/** Serial numbers 900 to 999 are for tests and temporary use. */
function finnishNumber({ birthDate, name, stream }: IdContext): string {
  const { yyyy, yy, mm, dd } = birthParts(birthDate);
  const serial = String(900 + stream.int(0, 48) * 2 + (name.sex === 'male' ? 1 : 0));
  const check = '0123456789ABCDEFHJKLMNPRSTUVWXY'.charAt(Number(dd + mm + yy + serial) % 31);
  return `${dd}${mm}${yy}${yyyy >= '2000' ? 'A' : '-'}${serial}${check}`;
}

function finnishCompany(stream: Stream): string {
  return withCheck(
    (draw) => `2${digits(6, draw)}`,
    (start) => mod11(start, [7, 9, 10, 5, 8, 4, 2]),
    stream,
  );
}

export const finland: IdRules = {
  national: finnishNumber,
  social: finnishNumber,
  tax: finnishNumber,
  insurance: finnishNumber,
  company: ({ stream }) => finnishCompany(stream).replace(/(\d{7})(\d)/, '$1-$2'),
  vat: ({ stream }) => `FI${finnishCompany(stream)}`,
  passport: ({ stream }) => fillTemplate('FP#######', stream),
};
