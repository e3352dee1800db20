import { rest11 } from '../check-digits/mod11';
import { luhnDigit } from '../check-digits/luhn';
import { withCheck } from '../check-digits/search';
import { weightedSum } from '../check-digits/weighted';
import type { Stream } from '../../stream';
import { digits, fillTemplate } from '../template';
import { birthParts } from './birth';
import type { IdContext, IdRules } from './id-rules';

const isMale = ({ name }: IdContext) => name.sex === 'male';

/** PESEL: the month tells the century, the tenth digit the sex. */
function pesel(context: IdContext): string {
  const { yyyy, yy, mm, dd } = birthParts(context.birthDate);
  const month = String(Number(mm) + (yyyy >= '2000' ? 20 : 0)).padStart(2, '0');
  const start = `${yy}${month}${dd}${digits(3, context.stream)}${context.stream.int(0, 4) * 2 + (isMale(context) ? 1 : 0)}`;
  return start + String((10 - (weightedSum(start, [1, 3, 7, 9]) % 10)) % 10);
}

function nip(stream: Stream): string {
  return withCheck(
    (draw) => `5${draw.int(1, 9)}${digits(7, draw)}`,
    (start) => {
      const rest = weightedSum(start, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11;
      return rest === 10 ? '' : String(rest);
    },
    stream,
  );
}

export const poland: IdRules = {
  national: pesel,
  social: pesel,
  insurance: pesel,
  tax: ({ stream }) => nip(stream),
  vat: ({ stream }) => `PL${nip(stream)}`,
  company: ({ stream }) => {
    const start = digits(8, stream);
    return start + rest11(start, [8, 9, 2, 3, 4, 5, 6, 7]);
  },
};

/** The month of a woman is 50 more; from 1954 on a tenth digit makes the whole a multiple of eleven. */
function birthNumber(context: IdContext): string {
  const { yyyy, yy, mm, dd } = birthParts(context.birthDate);
  const month = String(Number(mm) + (isMale(context) ? 0 : 50)).padStart(2, '0');
  if (yyyy < '1954') return `${yy}${month}${dd}/${digits(3, context.stream)}`;
  const whole = withCheck(
    (draw) => `${yy}${month}${dd}${digits(3, draw)}`,
    (start) => (Number(start) % 11 === 10 ? '' : String(Number(start) % 11)),
    context.stream,
  );
  return `${whole.slice(0, 6)}/${whole.slice(6)}`;
}

function czechCompany(stream: Stream): string {
  const start = `2${digits(6, stream)}`;
  const rest = weightedSum(start, [8, 7, 6, 5, 4, 3, 2]) % 11;
  return start + String((11 - rest) % 10);
}

export const czechia: IdRules = {
  national: birthNumber,
  social: birthNumber,
  insurance: birthNumber,
  tax: birthNumber,
  company: ({ stream }) => czechCompany(stream),
  vat: ({ stream }) => `CZ${czechCompany(stream)}`,
};

export const slovakia: IdRules = {
  ...czechia,
  vat: ({ stream }) => {
    const start = Number(`2${stream.int(2, 4)}2${digits(6, stream)}0`);
    return `SK${start + ((11 - (start % 11)) % 11)}`;
  },
  tax: ({ stream }) => fillTemplate('202#######', stream),
};

function hungarianTax({ stream }: IdContext): string {
  return withCheck(
    (draw) => `8${digits(8, draw)}`,
    (start) => {
      const rest = weightedSum(start, [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11;
      return rest === 10 ? '' : String(rest);
    },
    stream,
  );
}

function hungarianCompany(stream: Stream): string {
  const start = `1${digits(6, stream)}`;
  return start + String((10 - (weightedSum(start, [9, 7, 3, 1]) % 10)) % 10);
}

export const hungary: IdRules = {
  tax: hungarianTax,
  national: ({ stream }) => fillTemplate('######@@', stream),
  social: ({ stream }) => {
    const start = digits(8, stream);
    return start + String(weightedSum(start, [3, 7]) % 10);
  },
  vat: ({ stream }) => `HU${hungarianCompany(stream)}`,
  company: ({ stream }) => fillTemplate('01-09-######', stream),
};

/** CNP; county 40 is Bucharest. */
function romanianNumber(context: IdContext): string {
  const { yyyy, yy, mm, dd } = birthParts(context.birthDate);
  const first = (yyyy >= '2000' ? 5 : 1) + (isMale(context) ? 0 : 1);
  const start = `${first}${yy}${mm}${dd}40${String(context.stream.int(1, 999)).padStart(3, '0')}`;
  return start + rest11(start, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9], '1');
}

function romanianCompany(stream: Stream): string {
  const start = `3${digits(6, stream)}`;
  return start + String(((weightedSum(start, [3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10);
}

export const romania: IdRules = {
  national: romanianNumber,
  social: romanianNumber,
  insurance: romanianNumber,
  tax: romanianNumber,
  company: ({ stream }) => romanianCompany(stream),
  vat: ({ stream }) => `RO${romanianCompany(stream)}`,
};

function turkishNumber({ stream }: IdContext): string {
  const start = `1${digits(8, stream)}`;
  const odd = weightedSum(start, [1, 0]);
  const even = weightedSum(start, [0, 1]);
  const tenth = (((odd * 7 - even) % 10) + 10) % 10;
  return `${start}${tenth}${(odd + even + tenth) % 10}`;
}

function turkishTax({ stream }: IdContext): string {
  const start = digits(9, stream);
  const sum = [...start].reduce((total, digit, index) => {
    const shifted = (Number(digit) + 9 - index) % 10;
    if (shifted === 0) return total;
    return total + ((shifted * 2 ** (9 - index)) % 9 || 9);
  }, 0);
  return start + String((10 - (sum % 10)) % 10);
}

export const turkey: IdRules = {
  national: turkishNumber,
  social: turkishNumber,
  insurance: turkishNumber,
  tax: turkishTax,
  vat: turkishTax,
  company: turkishTax,
};

function greekTax({ stream }: IdContext): string {
  const start = `1${digits(7, stream)}`;
  return start + String((weightedSum(start, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10);
}

function greekInsurance({ birthDate, stream }: IdContext): string {
  const { yy, mm, dd } = birthParts(birthDate);
  const start = dd + mm + yy + digits(4, stream);
  return start + luhnDigit(start);
}

export const greece: IdRules = {
  tax: greekTax,
  vat: (context) => `EL${greekTax(context)}`,
  social: greekInsurance,
  insurance: greekInsurance,
  national: ({ stream }) => fillTemplate('AB ######', stream),
  company: ({ stream }) => fillTemplate('############', stream),
};

const russianWeights = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8];

function russianPersonTax({ stream }: IdContext): string {
  const start = `77${digits(8, stream)}`;
  const first = start + rest11(start, russianWeights.slice(1));
  return first + rest11(first, russianWeights);
}

function russianCompanyTax({ stream }: IdContext): string {
  const start = `77${digits(7, stream)}`;
  return start + rest11(start, russianWeights.slice(2));
}

function snils({ stream }: IdContext): string {
  const start = `1${digits(8, stream)}`;
  const check = String((weightedSum(start, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101) % 100).padStart(2, '0');
  return `${start}${check}`.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1-$2-$3 $4');
}

export const russia: IdRules = {
  tax: russianPersonTax,
  vat: russianCompanyTax,
  company: ({ stream }) => {
    const start = `1${digits(11, stream)}`;
    return start + String((Number(start) % 11) % 10);
  },
  social: snils,
  insurance: snils,
  national: ({ stream }) => fillTemplate('45## ######', stream),
  passport: ({ stream }) => fillTemplate('70#######', stream),
};

function ukrainianTax(context: IdContext): string {
  const days = Math.round((Date.parse(`${context.birthDate}T00:00:00Z`) - Date.UTC(1899, 11, 31)) / 86_400_000);
  const serial = `${digits(3, context.stream)}${context.stream.int(0, 4) * 2 + (isMale(context) ? 1 : 0)}`;
  const start = String(days).padStart(5, '0') + serial;
  return start + String((weightedSum(start, [-1, 5, 7, 9, 4, 6, 10, 5, 7]) % 11) % 10);
}

export const ukraine: IdRules = {
  tax: ukrainianTax,
  national: ukrainianTax,
  social: ukrainianTax,
  company: ({ stream }) => {
    const start = `4${digits(6, stream)}`;
    const rest = weightedSum(start, [7, 1, 2, 3, 4, 5, 6]) % 11;
    return start + String(rest < 10 ? rest : (weightedSum(start, [9, 3, 4, 5, 6, 7, 8]) % 11) % 10);
  },
  vat: ({ stream }) => fillTemplate('############', stream),
};
