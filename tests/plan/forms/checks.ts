/** What a believable answer is, told without looking at how answers are made. */
import { isValidPhoneNumber } from 'libphonenumber-js/max';
import type { Kind } from '../../../utils/kinds/kinds';
import type { LocaleData } from '../../../utils/plan/locale/locale-data';

export interface Answer {
  /** What a person reads: the text, or the chosen option. */
  readonly value: string;
  /** The chosen option's `value`, the file's type. */
  readonly code: string;
  readonly kind: Kind;
}

export interface Filled {
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly locale: LocaleData;
  /** The answer in the field of that name. */
  readonly of: (name: string) => string;
}

export type Check = RegExp | ((value: string, filled: Filled, answer: Answer) => boolean);

const scripts: Readonly<Record<string, string>> = {
  ar: 'Arabic',
  el: 'Greek',
  fa: 'Arabic',
  he: 'Hebrew',
  ja: 'Han}\\p{Script=Hiragana}\\p{Script=Katakana',
  ko: 'Hangul',
  ru: 'Cyrillic',
  th: 'Thai',
  uk: 'Cyrillic',
  zh: 'Han',
};

function inScript(value: string, language: string): boolean {
  const script = scripts[language] ?? 'Latin';
  return (
    new RegExp(`^[\\p{Script=${script}}\\p{M}ー々'’ʼ. \u3000\u200c・-]+$`, 'u').test(value) && !/^\s|\s$/.test(value)
  );
}

const spaceless = ['ja', 'zh', 'ko'];

/** One name in the page's script. */
export const oneName: Check = (value, { locale }) => inScript(value, locale.language) && value.length <= 40;
export const given = named('given', (value, filled, answer) => oneName(value, filled, answer) && value.length > 0);
export const family = named('family', (value, filled, answer) => oneName(value, filled, answer));
export const fullName = named('fullName', (value, filled) => {
  const { language } = filled.locale;
  return inScript(value, language) && (spaceless.includes(language) ? value.length >= 2 : /\S \S/.test(value));
});
/** Latin capitals are what a card shows; other letters cards do not have. */
export const cardName: Check = /^[A-Z][A-Z' -]* [A-Z][A-Z' -]*$/i;
export const latinName: Check = /^[A-Za-z][A-Za-z' -]*$/;
export const katakana: Check = /^[ァ-ヺー・ \u3000]+$/;
export const hiragana: Check = /^[ぁ-ゖー \u3000]+$/;

function oneOf(check: Check, value: string, filled: Filled, answer: Answer): boolean {
  return check instanceof RegExp ? check.test(value) : check(value, filled, answer);
}

/** Gives a check a name for the message. */
export function named(name: string, check: Exclude<Check, RegExp>): Exclude<Check, RegExp> {
  return Object.defineProperty((...asked: Parameters<typeof check>) => check(...asked), 'name', { value: name });
}

export function either(...checks: readonly Check[]): Check {
  return named('either', (value, filled, answer) => checks.some((check) => oneOf(check, value, filled, answer)));
}

export function both(...checks: readonly Check[]): Check {
  return named('both', (value, filled, answer) => checks.every((check) => oneOf(check, value, filled, answer)));
}

/** The answer of another field. */
export function same(name: string): Check {
  return named(`same as ${name}`, (value, filled) => value !== '' && value === filled.of(name));
}

export function differs(name: string): Check {
  return named(`other than ${name}`, (value, filled) => value !== '' && value !== filled.of(name));
}

export function between(low: number, high: number): Check {
  return named(`${low} to ${high}`, (value) => /^-?\d+([.,]\d+)?$/.test(value) && inSpan(value, low, high));
}

function inSpan(value: string, low: number, high: number): boolean {
  const number = Number(value.replace(',', '.'));
  return number >= low && number <= high;
}

export function words(...allowed: readonly string[]): Check {
  return named(`one of ${allowed.slice(0, 3).join(', ')}`, (value) => allowed.includes(value));
}

export const email: Check = /^[a-z0-9][a-z0-9._+-]*@example\.(com|org|net)$/;
export const phone = named('phone', (value, { locale }) => {
  const bare = value.replace(/[^\d+]/g, '');
  return /^[+\d\s()./-]+$/.test(value) && isValidPhoneNumber(bare, locale.country as 'US');
});
export const password: Check = /^(?=.*\d)(?=.*[A-Z])(?=.*[a-z])\S{8,40}$/;
export const username: Check = /^[a-z][a-z0-9._-]{2,30}$/;

/** A postal code of a place of the page's country. */
export const postal = named('postal', (value, { locale }) =>
  codesOf(locale).some((code) => bare(code) === bare(value)),
);
export const city = named('city', (value, { locale }) =>
  locale.places.places.some(({ city: own, latin }) => own === value || latin === value),
);
export const region = named('region', (value, { locale }, { code }) =>
  Object.entries(locale.places.regions).some(([key, names]) =>
    [key, ...names].some((one) => one === value || one === code),
  ),
);
/** The region that the city in the field named lies in. */
export function regionOf(cityField: string): Check {
  return named(`region of ${cityField}`, (value, filled, { code }) => {
    const { places, regions } = filled.locale.places;
    const place = places.find((one) => one.city === filled.of(cityField) || one.latin === filled.of(cityField));
    return !!place && [place.region, ...(regions[place.region] ?? [])].some((one) => one === value || one === code);
  });
}

const bare = (code: string) => code.replace(/[\s-]/g, '');
const codesOf = (locale: LocaleData) => locale.places.places.flatMap((place) => place.postal);

/** Street and number. */
export const street: Check = named(
  'street',
  (value) => /\p{L}{2}/u.test(value) && /\d/.test(value) && value.length < 80,
);
export const streetName: Check = named('streetName', (value) => /^\p{L}[\p{L}\p{M}'’. \-\d]*$/u.test(value));
export const houseNumber: Check = /^\d{1,4} ?[a-zA-Zа-яА-Я]?([/-]\d{1,4})?$/;
export const countryOfPage = named('countryOfPage', (value, { locale }, { code }) => {
  const names = [locale.tag, 'en'].map((tag) => new Intl.DisplayNames([tag], { type: 'region' }).of(locale.country));
  return [...names, locale.country, locale.places.alpha3].some((one) => one === value || one === code);
});

const day = (value: string) => Date.parse(`${value}T00:00:00Z`) / 86_400_000;
const iso = /^\d{4}-\d\d-\d\d$/;

export const birthDate = named('birthDate', (value, { today }) => iso.test(value) && isAdult(value, today));
function isAdult(value: string, today: string): boolean {
  const age = (day(today) - day(value)) / 365.25;
  return age >= 18 && age < 81;
}

/** A date text whose numbers stand as told: `d.m.y`, `m/d/y`; two digits a part, four for the year. */
export function dateAs(order: string, about: 'birth' | 'past' | 'future' | 'any' = 'any'): Check {
  const pattern = order
    .replace(/[./-]/g, '\\$&')
    .replace('d', '(?<d>\\d\\d)')
    .replace('m', '(?<m>\\d\\d)')
    .replace('y', '(?<y>\\d{4})');
  return named(`date ${order} ${about}`, (value, { today }) => {
    const parts = new RegExp(`^${pattern}$`).exec(value)?.groups;
    return !!parts && isAbout(`${parts.y}-${parts.m}-${parts.d}`, about, today);
  });
}

function isAbout(date: string, about: string, today: string): boolean {
  if (Number.isNaN(day(date))) return false;
  if (about === 'birth') return isAdult(date, today);
  if (about === 'past') return day(date) <= day(today) && day(date) > day(today) - 3660;
  return about === 'any' || (day(date) >= day(today) && day(date) < day(today) + 3660);
}

export const past = named('past', (value, { today }) => iso.test(value) && isAbout(value, 'past', today));
export const future = named('future', (value, { today }) => iso.test(value) && isAbout(value, 'future', today));
export const soon = named(
  'soon',
  (value, { today }) => future(value, { today } as Filled, {} as Answer) && day(value) < day(today) + 400,
);
export function after(name: string): Check {
  return named(`after ${name}`, (value, filled) => value > filled.of(name) && filled.of(name) !== '');
}
/** Nothing where another field was answered otherwise. */
export function onlyIf(name: string, answer: string, check: Check): Check {
  return named(`only if ${name} is ${answer}`, (value, filled, chosen) =>
    filled.of(name) === answer ? oneOf(check, value, filled, chosen) : value === '',
  );
}
export const time: Check = /^([01]?\d|2[0-3]):[0-5]\d(:\d\d)?( ?[AP]M)?$/i;

const luhn = (number: string) =>
  [...number].reverse().reduce((sum, digit, at) => {
    const worth = Number(digit) * (at % 2 ? 2 : 1);
    return sum + (worth > 9 ? worth - 9 : worth);
  }, 0) %
    10 ===
  0;
export const cardNumber = named('cardNumber', (value) => /^(\d{13,19}|[\d ]{16,23})$/.test(value) && luhn(bare(value)));
export const csc: Check = /^\d{3,4}$/;
/** MM/YY to come. */
export const expiry = named('expiry', (value) => toCome(/^(?<m>\d\d) ?\/ ?(?<y>\d\d)$/.exec(value)?.groups));
export const expiryLong = named('expiryLong', (value) => toCome(/^(?<m>\d\d) ?\/ ?20(?<y>\d\d)$/.exec(value)?.groups));
function toCome(parts: Record<string, string> | undefined): boolean {
  return !!parts && Number(parts.m) >= 1 && Number(parts.m) <= 12 && Number(parts.y) >= 26 && Number(parts.y) <= 40;
}
export const expiryYear = named('expiryYear', (value) => /^(20)?\d\d$/.test(value) && inSpan(value.slice(-2), 26, 40));
/** Any option or text that is a month. */
export const month = named(
  'month',
  (value) => /^(0?[1-9]|1[0-2])$/.test(value) || /^(0?[1-9]|1[0-2])?[ .–-]*\p{L}{3,}/u.test(value),
);
export const dayOfMonth: Check = /^(0?[1-9]|[12]\d|3[01])[.日]?$/;
export const birthYear = named('birthYear', (value) => inSpan(value.replace('年', ''), 1945, 2008));

export const iban = named('iban', (value, { locale }) => {
  const bareIban = bare(value);
  if (!/^[A-Z]{2}\d\d[A-Z0-9]{11,30}$/.test(bareIban)) return false;
  const digits = [...(bareIban.slice(4) + bareIban.slice(0, 4))].map((one) => parseInt(one, 36)).join('');
  return BigInt(digits) % 97n === 1n && (locale.places.bank.bban === '' || bareIban.startsWith(locale.country));
});
export const bic: Check = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/;
export const ticked: Check = /^on$/;
/** A box that may be ticked or not. */
export const anyTick: Check = /^(on|off)$/;
/** Anything but nothing; for choices: any real option. */
export const anything: Check = /\S/;
export const empty: Check = /^$/;
export const wholeNumber: Check = /^\d+$/;
export const amount = named(
  'amount',
  (value) => /^\d+([.,]\d{1,2})?$/.test(value) && Number(value.replace(',', '.')) > 0,
);
export const url: Check =
  /^https?:\/\/(www\.)?[a-z.]*(example|[a-z]+\.example|linkedin|github|facebook|instagram|x|twitter|youtube)\b\S*$/;
/** Letters, no sentence: a company, a title, a thing. */
export const phrase = named(
  'phrase',
  (value) => /\p{L}{2}/u.test(value) && value.length <= 90 && !/^https?:|@|lorem/i.test(value),
);
/** At least a sentence in the page's language or, where it has none, in English. */
export const prose = named(
  'prose',
  (value, { locale }) =>
    value.length >= (spaceless.includes(locale.language) ? 5 : 12) &&
    /\p{L}{2}/u.test(value) &&
    !/lorem|ipsum/i.test(value),
);
/** A phrase not made of digits, and of the kind asked for. */
export function ofKind(...kinds: readonly Kind[]): Check {
  return named(`kind ${kinds.join(' or ')}`, (value, _, { kind }) => value !== '' && kinds.includes(kind));
}
