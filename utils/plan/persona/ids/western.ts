import { eanDigit } from '../check-digits/ean';
import { mod11And10 } from '../check-digits/iso7064';
import { luhnDigit } from '../check-digits/luhn';
import { mod97 } from '../check-digits/mod97';
import { mod11 } from '../check-digits/mod11';
import { withCheck } from '../check-digits/search';
import { weightedSum } from '../check-digits/weighted';
import type { Stream } from '../../stream';
import { digits, fillTemplate } from '../template';
import { birthParts } from './birth';
import type { IdContext, IdRules } from './id-rules';
import { codiceFiscale } from './codice-fiscale';

const twoDigits = (number: number) => String(number).padStart(2, '0');

export const germany: IdRules = {
  vat: ({ stream }) => germanVat(`9${digits(7, stream)}`),
  tax: ({ stream }) => germanTaxId(stream),
  social: ({ birthDate, name, stream }) => {
    const { dd, mm, yy } = birthParts(birthDate);
    const start = `65${dd}${mm}${yy}${name.family.latin.charAt(0).toUpperCase()}${name.sex === 'female' ? '5' : '0'}${stream.int(1, 9)}`;
    return start + germanPensionDigit(start);
  },
  national: ({ stream }) => machineReadable(`L01X0${digits(4, stream)}`),
  passport: ({ stream }) => machineReadable(`C01X0${digits(4, stream)}`).slice(0, 9),
  company: ({ stream }) => `HRB ${stream.int(10_000, 99_999)}`,
  insurance: ({ stream }) => fillTemplate('A#########', stream),
};

const germanVat = (start: string) => `DE${start}${mod11And10(start)}`;

/** Ten digits, one of them twice and one never, and a check digit. */
function germanTaxId(stream: Stream): string {
  const order = [...'0123456789'].sort((one, other) => stream.fork(one).next() - stream.fork(other).next());
  const start = [...order.slice(0, 9), order[stream.fork('twice').int(0, 6)]!].join('');
  const digitsOnly = start.startsWith('0') ? start.slice(1, 9) + '0' + start.slice(9) : start;
  return digitsOnly + mod11And10(digitsOnly);
}

function germanPensionDigit(start: string): string {
  const numbers = start.replace(/[A-Z]/, (letter) => twoDigits(letter.charCodeAt(0) - 64));
  const weights = [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1];
  const sum = [...numbers].reduce((total, digit, index) => {
    const product = Number(digit) * weights[index]!;
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return String(sum % 10);
}

/** With the check digit of machine-readable travel documents (ICAO Doc 9303 part 3). */
function machineReadable(start: string): string {
  const sum = [...start].reduce((total, sign, index) => total + parseInt(sign, 36) * [7, 3, 1][index % 3]!, 0);
  return start + String(sum % 10);
}

export const austria: IdRules = {
  vat: ({ stream }) => {
    const start = digits(7, stream);
    const sum = [...start].reduce(
      (total, digit, index) => total + digitSum(Number(digit) * (index % 2 === 0 ? 1 : 2)),
      0,
    );
    return `ATU${start}${(10 - ((sum + 4) % 10)) % 10}`;
  },
  social: austrianInsurance,
  national: austrianInsurance,
  insurance: austrianInsurance,
  tax: ({ stream }) => {
    const start = fillTemplate('98#####', stream);
    return `${start}0`.replace(/(\d{2})(\d{3})(\d{3})/, '$1-$2/$3').padEnd(11, '0');
  },
  company: ({ stream }) => `FN ${stream.int(100_000, 499_999)}a`,
};

function digitSum(number: number): number {
  return Math.floor(number / 10) + (number % 10);
}

function austrianInsurance({ birthDate, stream }: IdContext): string {
  const { dd, mm, yy } = birthParts(birthDate);
  const serial = withCheck(
    (draw) => String(draw.int(100, 999)),
    (start) => {
      const rest = weightedSum(start + dd + mm + yy, [3, 7, 9, 5, 8, 4, 2, 1, 6]) % 11;
      return rest === 10 ? '' : String(rest);
    },
    stream,
  );
  return serial + dd + mm + yy;
}

const swissPerson: NonNullable<IdRules['social']> = ({ stream }) => swissInsurance(`756${digits(9, stream)}`);

/** What the value-added tax is called by where people live. */
const swissTax: Readonly<Record<string, string>> = { fr: 'TVA', it: 'IVA' };

export const switzerland: IdRules = {
  social: swissPerson,
  national: swissPerson,
  insurance: swissPerson,
  company: ({ stream }) => swissCompany(stream),
  vat: ({ stream, address }) => `${swissCompany(stream)} ${swissTax[address.place.language ?? ''] ?? 'MWST'}`,
  tax: ({ stream }) => swissCompany(stream),
};

function swissInsurance(start: string): string {
  return (start + eanDigit(start)).replace(/(\d{3})(\d{4})(\d{4})(\d{2})/, '$1.$2.$3.$4');
}

function swissCompany(stream: Stream): string {
  const number = withCheck(
    (draw) => `1${digits(7, draw)}`,
    (start) => mod11(start, [5, 4, 3, 2, 7, 6, 5, 4]),
    stream,
  );
  return `CHE-${number.replace(/(\d{3})(\d{3})(\d{3})/, '$1.$2.$3')}`;
}

export const france: IdRules = {
  company: ({ stream }) => siren(stream),
  vat: ({ stream }) => {
    const number = siren(stream);
    return `FR${twoDigits((12 + 3 * (Number(number) % 97)) % 97)}${number}`;
  },
  social: frenchInsurance,
  national: frenchInsurance,
  insurance: frenchInsurance,
  tax: ({ stream }) => {
    const start = `30${digits(8, stream)}`;
    return start + String(Number(start) % 511).padStart(3, '0');
  },
  passport: ({ stream }) => fillTemplate('##@@#####', stream),
};

function siren(stream: Stream): string {
  const start = `9${digits(7, stream)}`;
  return start + luhnDigit(start);
}

/** Born in department 99, which is abroad. */
function frenchInsurance({ birthDate, name, stream }: IdContext): string {
  const { yy, mm } = birthParts(birthDate);
  const start = `${name.sex === 'female' ? 2 : 1}${yy}${mm}99${digits(2, stream)}1${digits(2, stream)}1`;
  return start + twoDigits(97 - mod97(start));
}

const nifLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';

export const spain: IdRules = {
  national: spanishNif,
  tax: spanishNif,
  social: ({ stream }) => {
    const start = `28${digits(8, stream)}`;
    return start + twoDigits(mod97(start));
  },
  company: ({ stream }) => spanishCif(stream),
  vat: ({ stream }) => `ES${spanishCif(stream)}`,
  driver: spanishNif,
  passport: ({ stream }) => fillTemplate('@@@######', stream),
};

function spanishNif({ stream }: IdContext): string {
  const number = digits(8, stream);
  return number + nifLetters.charAt(Number(number) % 23);
}

function spanishCif(stream: Stream): string {
  const number = digits(7, stream);
  return `B${number}${luhnDigit(number)}`;
}

export const italy: IdRules = {
  national: codiceFiscale,
  social: codiceFiscale,
  tax: codiceFiscale,
  vat: ({ stream }) => `IT${partitaIva(stream)}`,
  company: ({ stream }) => partitaIva(stream),
  insurance: codiceFiscale,
  passport: ({ stream }) => fillTemplate('YA#######', stream),
};

function partitaIva(stream: Stream): string {
  const start = `0${digits(6, stream)}015`;
  return start + luhnDigit(start);
}

export const portugal: IdRules = {
  tax: ({ stream }) => portugueseNif('2', stream),
  national: ({ stream }) => portugueseNif('2', stream),
  company: ({ stream }) => portugueseNif('5', stream),
  vat: ({ stream }) => `PT${portugueseNif('5', stream)}`,
  social: ({ stream }) => {
    const start = `1${digits(9, stream)}`;
    return start + String(9 - (weightedSum(start, [29, 23, 19, 17, 13, 11, 7, 5, 3, 2]) % 10));
  },
};

function portugueseNif(first: string, stream: Stream): string {
  const start = first + digits(7, stream);
  return start + mod11(start, [9, 8, 7, 6, 5, 4, 3, 2], '0');
}

export const netherlands: IdRules = {
  national: dutchServiceNumber,
  social: dutchServiceNumber,
  tax: dutchServiceNumber,
  insurance: dutchServiceNumber,
  vat: (context) => `NL${dutchServiceNumber(context)}B01`,
  company: ({ stream }) => fillTemplate('9#######', stream),
  passport: ({ stream }) => fillTemplate('NX@######', stream),
};

function dutchServiceNumber({ stream }: IdContext): string {
  return withCheck(
    (draw) => `9${digits(7, draw)}`,
    (start) => {
      const rest = weightedSum(start, [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
      return rest === 10 ? '' : String(rest);
    },
    stream,
  );
}

export const belgium: IdRules = {
  national: belgianNumber,
  social: belgianNumber,
  tax: belgianNumber,
  insurance: belgianNumber,
  company: ({ stream }) => belgianCompany(stream),
  vat: ({ stream }) => `BE${belgianCompany(stream)}`,
};

function belgianNumber({ birthDate, name, stream }: IdContext): string {
  const { yyyy, yy, mm, dd } = birthParts(birthDate);
  const serial = String(stream.int(1, 498) * 2 - (name.sex === 'male' ? 1 : 0)).padStart(3, '0');
  const counted = (yyyy >= '2000' ? '2' : '') + yy + mm + dd + serial;
  return `${yy}.${mm}.${dd}-${serial}.${twoDigits(97 - mod97(counted))}`;
}

function belgianCompany(stream: Stream): string {
  const start = `0${stream.int(4, 7)}${digits(6, stream)}`;
  return start + twoDigits(97 - mod97(start));
}

export const croatia: IdRules = {
  national: croatianOib,
  tax: croatianOib,
  social: croatianOib,
  insurance: croatianOib,
  company: croatianOib,
  vat: (context) => `HR${croatianOib(context)}`,
};

function croatianOib({ stream }: IdContext): string {
  const start = digits(10, stream);
  return start + mod11And10(start);
}
