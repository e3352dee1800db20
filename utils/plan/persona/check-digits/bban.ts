import { mod11And10 } from './iso7064';
import { luhnDigit } from './luhn';
import { lettersAsDigits, mod97 } from './mod97';
import { weightedSum } from './weighted';

/** Domestic check digits inside an IBAN (SWIFT IBAN registry, national central banks): country → the part made right. */
const checks: Readonly<Record<string, (bban: string) => string>> = {
  BE: (bban) => bban.slice(0, 10) + twoDigits(mod97(bban.slice(0, 10)) || 97),
  CZ: czechAccount,
  SK: czechAccount,
  ES: (bban) => {
    const account = bban.slice(10);
    return (
      bban.slice(0, 8) + elevens(bban.slice(0, 8), [4, 8, 5, 10, 9, 7, 3, 6]) + elevens(account, tenWeights) + account
    );
  },
  FI: (bban) => bban.slice(0, 13) + luhnDigit(bban.slice(0, 13)),
  FR: (bban) => bban.slice(0, 21) + twoDigits(97 - mod97(`${bban.slice(0, 21)}00`)),
  HR: (bban) => {
    const account = bban.slice(7, 16);
    return bban.slice(0, 6) + mod11And10(bban.slice(0, 6)) + account + mod11And10(account);
  },
  HU: (bban) => {
    const account = bban.slice(8, 23);
    return bban.slice(0, 7) + tens(bban.slice(0, 7), [9, 7, 3, 1]) + account + tens(account, [9, 7, 3, 1]);
  },
  IT: (bban) => italianLetter(bban.slice(1)) + bban.slice(1),
  NO: (bban) => norwegianAccount(bban.slice(0, 10)),
  PL: (bban) => bban.slice(0, 7) + tens(bban.slice(0, 7), [3, 9, 7, 1, 3, 9, 7]) + bban.slice(8),
  PT: (bban) => bban.slice(0, 19) + twoDigits(98 - mod97(`${bban.slice(0, 19)}00`)),
  RS: (bban) => bban.slice(0, 16) + twoDigits(98 - mod97(`${bban.slice(0, 16)}00`)),
  MK: (bban) => bban.slice(0, 13) + twoDigits(98 - mod97(`${bban.slice(0, 13)}00`)),
  SI: (bban) => bban.slice(0, 13) + twoDigits(98 - mod97(`${bban.slice(0, 13)}00`)),
};
const tenWeights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];

/** The domestic part of an IBAN with the country's own check digits made right. */
export function withBbanChecks(country: string, bban: string): string {
  return checks[country]?.(bban) ?? bban;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
const tens = (digits: string, weights: readonly number[]) => String((10 - (weightedSum(digits, weights) % 10)) % 10);

function elevens(digits: string, weights: readonly number[]): string {
  const rest = weightedSum(digits, weights) % 11;
  return String(rest < 2 ? rest : 11 - rest);
}

function czechAccount(bban: string): string {
  const prefix = bban.slice(4, 9);
  const account = bban.slice(10, 19);
  const weights = [10, 5, 8, 4, 2];
  return (
    bban.slice(0, 4) + prefix + elevens(prefix, weights) + account + elevens(account, [6, 3, 7, 9, 10, 5, 8, 4, 2])
  );
}

/** The last digit would be 10 for one account in eleven: the next account then. */
function norwegianAccount(digits: string): string {
  const rest = weightedSum(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  if (rest !== 1) return digits + String((11 - rest) % 11);
  return norwegianAccount(digits.slice(0, 9) + String((Number(digits[9]) + 1) % 10));
}

/** CIN: the letter before ABI and CAB. Odd places count by the table of the codice fiscale. */
function italianLetter(digits: string): string {
  const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
  const sum = [...lettersAsDigits(digits)].reduce(
    (total, digit, index) => total + (index % 2 === 0 ? odd[Number(digit)]! : Number(digit)),
    0,
  );
  return String.fromCharCode(65 + (sum % 26));
}
