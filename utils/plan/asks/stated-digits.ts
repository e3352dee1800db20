/** Labels that say how many digits a number has: "Branch (three-digit)", "Kundennummer (8-stellig)", "会員番号（8桁）". */

/** Before the count in the ids of such questions. */
export const digitsPrefix = 'digits:';

const digitWords = 'digits?|ziffern|chiffres|d[ií]gitos|cifre|cijfers|cyfry?|цифр\\p{L}*|siffror|sifre';
const placeWords = 'stellige?[rns]?|haneli|桁|位|자리';
const named = `${digitWords}|${placeWords}`;
const words = 'one|two|three|four|five|six|seven|eight|nine|ten';
const counted = new RegExp(
  `[(（[]\\s*(?<count>\\d{1,2}|${words})[\\s-]*(?:${named})(?:[\\s-]*(?:number|code|only|数字))?\\s*(?:[,;][^)）\\]]*)?[)）\\]]`,
  'iu',
);
const lastOnes = new RegExp(
  `(?:first|last|final) (?<count>\\d{1,2}|${words})[\\s-]*(?:digits?|numbers) of(?!\\p{L})`,
  'iu',
);
const mostDigits = 24;

/** @returns 0 where a label says nothing of the kind in brackets, nor "last four digits of" something */
export function statedDigits(label: string): number {
  const count = (counted.exec(label) ?? lastOnes.exec(label))?.groups?.count?.toLowerCase() ?? '';
  const digits = words.split('|').indexOf(count) + 1 || Number(count);
  return digits <= mostDigits ? digits : 0;
}

/** "4-digit gate code", "6-stellige PIN", "code à 5 chiffres" */
const inLabel = new RegExp(
  `(?<![\\d.,-]|at least |up to |mindestens )(?<count>\\d{1,2}|${words})[\\s-]?(?:digit|stellige[rns]?|haneli)(?!\\p{L})|(?:à|de|di|z|met) (?<of>\\d{1,2}) (?:chiffres|d[ií]gitos|cifre|cyfr|cijfers)(?!\\p{L})`,
  'iu',
);
const fewestOfCode = 3;

/** @returns 0 where a label says of no code that it has three digits or more */
export function digitsOfCode(label: string): number {
  const { count = '', of = '' } = inLabel.exec(label)?.groups ?? {};
  const digits = words.split('|').indexOf(count.toLowerCase()) + 1 || Number(count || of);
  return digits >= fewestOfCode && digits <= mostDigits ? digits : 0;
}

const inHint = new RegExp(`(?<![\\d.,-])(?<count>\\d{1,2})[\\s-]{0,2}(?:${named})(?!\\p{L})`, 'iu');

/** @returns 0 where a hint says of no number how many digits it has: "10-stellige Nummer", "13자리" */
export function digitsInHint(hint: string): number {
  const digits = Number(inHint.exec(hint)?.groups?.count ?? 0);
  return digits <= mostDigits ? digits : 0;
}

/** Places say nothing of what stands in them, unless numbers are named beside: "6位数字". */
const inDigits = new RegExp(
  `(?<![\\d.,-])(?<count>\\d{1,2})(?:[\\s-]{0,2}(?:${digitWords})(?!\\p{L})|[桁位]の?数字|자리 ?숫자)`,
  'iu',
);

/** @returns how many digits, not places, a text speaks of, 6 of a "6-digit passcode"; 0 for none */
export function onlyDigitsIn(text: string): number {
  return Number(inDigits.exec(text)?.groups?.count ?? 0);
}
