import { fillChecked } from '../check-digits/checked';
import { luhnDigit } from '../check-digits/luhn';
import { withCheck } from '../check-digits/search';
import { verhoeffDigit } from '../check-digits/verhoeff';
import { weightedSum } from '../check-digits/weighted';
import { digits, fillTemplate } from '../template';
import type { IdRules } from './id-rules';

/** 987-65-4320 to -4329 are kept for advertisements (Social Security Administration); EIN prefix 89 is not assigned. */
export const unitedStates: IdRules = {
  national: ({ stream }) => `987-65-432${stream.int(0, 9)}`,
  social: ({ stream }) => `987-65-432${stream.int(0, 9)}`,
  tax: ({ stream }) => fillTemplate('89-#######', stream),
  vat: ({ stream }) => fillTemplate('89-#######', stream),
  company: ({ stream }) => fillTemplate('89-#######', stream),
  passport: ({ stream }) => fillTemplate('5########', stream),
};

export const unitedKingdom: IdRules = {
  national: ({ stream }) => fillTemplate('AB ## ## ## C', stream),
  social: ({ stream }) => fillTemplate('AB ## ## ## C', stream),
  tax: ({ stream }) => {
    const rest = digits(9, stream);
    return '21987654321'.charAt(weightedSum(rest, [6, 7, 8, 9, 10, 5, 4, 3, 2]) % 11) + rest;
  },
  vat: ({ stream }) => {
    const start = `9${digits(6, stream)}`;
    return `GB${start}${String(97 - (weightedSum(start, [8, 7, 6, 5, 4, 3, 2]) % 97)).padStart(2, '0')}`;
  },
  passport: ({ stream }) => fillTemplate('9########', stream),
  driver: ({ name, birthDate, stream }) => {
    const family = name.family.latin.toUpperCase().padEnd(5, '9').slice(0, 5);
    const month = String(Number(birthDate.slice(5, 7)) + (name.sex === 'female' ? 50 : 0)).padStart(2, '0');
    return `${family}${birthDate.slice(2, 3)}${month}${birthDate.slice(8)}${birthDate.slice(3, 4)}${name.initials.charAt(0)}9${fillTemplate('#@@', stream)}`;
  },
};

/** Social insurance numbers that start with 0 are not issued to persons. */
export const canada: IdRules = {
  national: ({ stream }) => socialInsurance(`0${digits(7, stream)}`),
  social: ({ stream }) => socialInsurance(`0${digits(7, stream)}`),
  tax: ({ stream }) => socialInsurance(`0${digits(7, stream)}`),
  vat: ({ stream }) => `${businessNumber(digits(8, stream))}RT0001`,
  company: ({ stream }) => businessNumber(digits(8, stream)),
  passport: ({ stream }) => fillTemplate('@@######', stream),
};

function socialInsurance(start: string): string {
  return (start + luhnDigit(start)).replace(/(\d{3})(\d{3})(\d{3})/, '$1 $2 $3');
}

function businessNumber(start: string): string {
  return start + luhnDigit(start);
}

export const australia: IdRules = {
  tax: ({ stream }) => taxFileNumber(stream),
  national: ({ stream }) => taxFileNumber(stream),
  social: ({ stream }) => taxFileNumber(stream),
  // A company's own number ends that of its business.
  vat: ({ stream }) => businessNumberOfAustralia(fillChecked('00######{sum:10:8,7,6,5,4,3,2,1}', stream)),
  insurance: ({ stream }) => {
    const start = `2${digits(7, stream)}`;
    return `${start}${weightedSum(start, [1, 3, 7, 9]) % 10}1`;
  },
  passport: ({ stream }) => fillTemplate('N#######', stream),
};

function taxFileNumber(stream: Parameters<typeof digits>[1]): string {
  return withCheck(
    (draw) => `1${digits(7, draw)}`,
    (start) => {
      const found = [...'0123456789'].find(
        (check) => weightedSum(start + check, [1, 4, 3, 7, 5, 8, 6, 9, 10]) % 11 === 0,
      );
      return found ?? '';
    },
    stream,
  );
}

/** Two check digits before nine: the weighted sum of all, one taken from the first digit, is a multiple of 89. */
function businessNumberOfAustralia(rest: string): string {
  const sum = weightedSum(rest, [3, 5, 7, 9, 11, 13, 15, 17, 19]);
  const fits = (check: number) => ((Math.floor(check / 10) - 1) * 10 + (check % 10) + sum) % 89 === 0;
  const check = Array.from({ length: 89 }, (_, index) => index + 11).find(fits) ?? 11;
  return `${check}${rest}`;
}

/** A GSTIN begins with the state's number of the census. */
const gstStates: Readonly<Record<string, string>> = {
  ...{ PB: '03', DL: '07', RJ: '08', UP: '09', BR: '10', WB: '19', MP: '23', GJ: '24', MH: '27' },
  ...{ KA: '29', KL: '32', TN: '33', TG: '36' },
};

export const india: IdRules = {
  national: ({ stream }) => {
    const start = `${stream.int(2, 9)}${digits(10, stream)}`;
    return start + verhoeffDigit(start);
  },
  tax: ({ name, stream }) => permanentAccount(name.family.latin.charAt(0), fillTemplate('####', stream)),
  vat: ({ name, stream, address }) => {
    const start = `${gstStates[address.region.code] ?? '27'}${permanentAccount(name.family.latin.charAt(0), fillTemplate('####', stream))}1Z`;
    return start + luhn36(start);
  },
  passport: ({ stream }) => fillTemplate('Z#######', stream),
};

function permanentAccount(letter: string, serial: string): string {
  return `ZZZP${letter.toUpperCase() || 'A'}${serial}Z`;
}

/** Luhn with the 36 letters and digits (GSTIN). */
function luhn36(text: string): string {
  const sum = [...text].reverse().reduce((total, sign, index) => {
    const product = parseInt(sign, 36) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return ((36 - (sum % 36)) % 36).toString(36).toUpperCase();
}
