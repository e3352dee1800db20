/**
 * What a password must be: from the `passwordrules` attribute
 * (https://developer.apple.com/password-rules/) and from hints in the field's texts.
 */
import { onlyDigitsIn } from '../../asks/stated-digits';
import type { FieldFacts, FieldText, TextControl, TextSource } from '../../../pipeline';

export interface PasswordPolicy {
  readonly minLength: number;
  readonly maxLength: number;
  /** Each set must give at least one character. */
  readonly required: readonly string[];
  /** null where any character is allowed. */
  readonly allowed: string | null;
  readonly maxConsecutive: number;
}

export const lower = 'abcdefghijklmnopqrstuvwxyz';
export const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const digits = '0123456789';
export const specials = '-~!@#$%^&*_+=`|(){}[:;"\'<>,.?/] ';

const classes: Readonly<Record<string, string>> = {
  lower,
  upper,
  digit: digits,
  special: specials,
  'ascii-printable': lower + upper + digits + specials,
  unicode: lower + upper + digits + specials,
};

export function passwordPolicy(field: FieldFacts & TextControl): PasswordPolicy {
  if (field.passwordRules.trim()) return readPasswordRules(field.passwordRules);
  const count = onlyDigits(field.texts);
  return count > 0 ? ofDigits(count) : readHints(field.texts.map(({ text }) => text));
}

export function meetsPolicy(text: string, policy: PasswordPolicy): boolean {
  const letters = [...text];
  return (
    text.length >= policy.minLength &&
    text.length <= policy.maxLength &&
    policy.required.every((set) => letters.some((letter) => set.includes(letter))) &&
    (policy.allowed === null || letters.every((letter) => policy.allowed!.includes(letter))) &&
    longestRun(letters) <= policy.maxConsecutive
  );
}

function longestRun(letters: readonly string[]): number {
  let longest = 0;
  let run = 0;
  letters.forEach((letter, index) => {
    run = letter === letters[index - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
}

/** Reads `minlength: 8; required: lower, [-_]; allowed: digit; max-consecutive: 2`; what it does not know it passes over. */
export function readPasswordRules(rules: string): PasswordPolicy {
  const required: string[] = [];
  let allowed = '';
  const limits: Record<string, number> = {};
  for (const [, name = '', value = ''] of rules
    .slice(0, 2000)
    .matchAll(/([\w-]+)\s*:\s*((?:\[(?:[^\]]|\](?=\]))*\]|[^;[])*)/g)) {
    const key = name.toLowerCase();
    if (key === 'required') required.push(readSet(value));
    else if (key === 'allowed') allowed += readSet(value);
    else if (/^\s*\d+\s*$/.test(value)) limits[key] = Number(value);
  }
  const wanted = required.filter(Boolean);
  return {
    minLength: limits['minlength'] ?? 0,
    maxLength: limits['maxlength'] ?? Infinity,
    required: wanted,
    allowed: wanted.length || allowed ? wanted.join('') + allowed : null,
    maxConsecutive: limits['max-consecutive'] || Infinity,
  };
}

function readSet(value: string): string {
  const custom = /\[((?:[^\]]|\](?=\]))*)\]/.exec(value)?.[1] ?? '';
  const names = value.replace(/\[(?:[^\]]|\](?=\]))*\]/, '').split(',');
  return custom + names.map((name) => classes[name.trim().toLowerCase()] ?? '').join('');
}

const lengthSpan =
  /(?<![\d.])(\d{1,2})\s*(?:-|–|—|~|〜|～|to|and|bis|und|à|et|a|y|e|до|tot|do|至|到|から)\s*(\d{1,3})(?![\d.])/i;
const upperBound =
  /(?:max(?:imum|imal|imo|\.)?|at most|up to|no more than|höchstens|jusqu|au plus|máximo|massimo|hasta|fino a|не более|最多|以内|以下)\D{0,12}(\d{1,3})|(\d{1,3})\s*(?:max|characters? max|文字以内|文字以下)/i;
const number = /(?<![\d.])(\d{1,2})(?![\d.])/g;
const signsWord =
  /charact|zeichen|caract|caratt|tekens|karakt|znak|символ|знак|tecken|tegn|merkki|χαρακτ|文字|字符|字元|글자|حرف|أحرف|תווים|kí tự|ตัวอักษร|karakter/i;
const charactersWord = new RegExp(`${signsWord.source}|stellen|位|자리|long|length|länge`, 'i');
const onlyAlphanumeric =
  /(?:letters? and (?:numbers?|digits?) only|only (?:letters?|alphanumeric)|alphanumeric only|no (?:special|symbols)|without special|keine sonderzeichen|nur buchstaben und z(?:ahlen|iffern)|sans caractères? spécia|sin caracteres especiales)/i;
const listedSpecials = /[(:"“«[\s]((?:[!@#$%^&*_+=?.,;~|<>/\\'"`{}()[\]-]\s?,?){3,})/;
const wordsFor: readonly (readonly [RegExp, string])[] = [
  [
    /number|digit|ziffer|zahl|chiffre|dígito|número|numero|cifra|cijfer|cyfr|číslic|цифр|siffr|tall\b|numero|ψηφί|数字|숫자|rakam|angka|\bszám/i,
    digits,
  ],
  [
    /upper|capital|großbuch|majuscul|mayúscul|maiúscul|maiuscol|hoofdletter|wielk|velk[ée]|заглавн|прописн|versal|stor(?:e|a|t)? bo|büyük|大文字|大写|대문자|kapital/i,
    upper,
  ],
  [
    /lower|small letter|kleinbuch|minuscul|minúscul|kleine letter|mał[ae]|malé|строчн|gemen|liten|småbo|küçük|小文字|小写|소문자/i,
    lower,
  ],
];
const specialWords =
  /special|symbol|sonderzeichen|spécia|especia|simbol|specia(?:al|le)|specjaln|speciáln|специальн|spec[ií]?al|özel|記号|特殊|특수/i;

/** Reads sentences such as “8–20 characters, at least one number and one special character”. */
export function readHints(texts: readonly string[]): PasswordPolicy {
  const text = texts.join(' ; ').slice(0, 1000);
  const { minLength, maxLength } = hintedLengths(text);
  const plain = onlyAlphanumeric.test(text);
  const listed = listedSpecials.exec(text)?.[1]?.replace(/[\s,]/g, '');
  const wanted = wordsFor.filter(([word]) => word.test(text)).map(([, set]) => set);
  const special = !plain && specialWords.test(text) ? [listed || '-!@#$%&*?_'] : [];
  return {
    minLength,
    maxLength,
    required: [...wanted, ...special],
    allowed: plain ? lower + upper + digits : null,
    maxConsecutive: Infinity,
  };
}

const fewestDigits = 4;
/** "At least 6 digits", "containing 4 digits" leave room for others. */
const roomForMore =
  /at least|m[ií]nim|mindest|(?<!\p{L})min\.?(?!\p{L})|or more|au moins|al menos|pelo menos|almeno|minstens|co najmniej|не менее|以上|이상|contain|includ|enth[aä]lt|conten|contien|contém/iu;
const lettersWord = /letter|buchstab|lettre|letra|bokst|bukst|liter|букв|harf|alpha?num|字母|英|문자|영문/iu;
const others: readonly RegExp[] = [
  ...[signsWord, lettersWord, specialWords, lengthSpan, roomForMore],
  ...wordsFor.filter(([, set]) => set !== digits).map(([word]) => word),
];

/** Where a text speaks of the field itself; what stands nearby may tell of a code that will be sent. */
const ofField: ReadonlySet<TextSource> = new Set<TextSource>([
  ...(['label', 'aria-label', 'aria-labelledby', 'aria-describedby', 'placeholder', 'title'] as const),
]);

/** @returns how many digits the password has where it has nothing else, as a "6-digit passcode"; 0 where it may have more */
function onlyDigits(texts: readonly FieldText[]): number {
  const own = texts.find(
    ({ source, text }) => ofField.has(source) && onlyDigitsIn(text) >= fewestDigits && text.match(/\d+/g)?.length === 1,
  );
  const isMore = texts.some(({ text }) => others.some((word) => word.test(text)));
  return own && !isMore ? onlyDigitsIn(own.text) : 0;
}

function ofDigits(count: number): PasswordPolicy {
  return { minLength: count, maxLength: count, required: [digits], allowed: digits, maxConsecutive: Infinity };
}

function hintedLengths(text: string): { minLength: number; maxLength: number } {
  const none = { minLength: 0, maxLength: Infinity };
  if (!charactersWord.test(text) && !/^\D*\d{1,2}\s*\+/.test(text)) return none;
  const span = lengthSpan.exec(text);
  if (span && Number(span[1]) >= 4 && Number(span[2]) > Number(span[1])) {
    return { minLength: Number(span[1]), maxLength: Number(span[2]) };
  }
  const most = upperBound.exec(text);
  const maxLength = Number(most?.[1] ?? most?.[2] ?? Infinity);
  const least = [...text.matchAll(number)]
    .map((match) => Number(match[1]))
    .find((size) => size >= 4 && size !== maxLength);
  return { minLength: least ?? 0, maxLength: maxLength >= 4 ? maxLength : Infinity };
}
