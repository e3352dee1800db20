/** Whether a value is what a person would have written, by the corpus's own table of labels. */
import type { Held } from './answers';

type Check = (value: string, held: Held, today: Date) => boolean;

const words = (value: string) => /^\p{L}[\p{L}\p{M}'’.\- ]*$/u.test(value);
const email = (value: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
const digits = (value: string) => value.replace(/\D/g, '');
const phone: Check = (value, { maxLength }) => {
  const count = digits(value).length;
  const least = maxLength > 0 ? Math.min(7, maxLength) : 7;
  return /^[+\d\s()./-]+$/.test(value) && count >= Math.min(least, count === maxLength ? count : 7) && count <= 15;
};
const offersPhone = /phone|mobile|tel|cell|handy|telefon|móvil|celular|телефон|電話|携帯|手机|휴대/i;
const offersNumber =
  /number|no\b|#|id\b|card|account|identif|document|cpf|dni|番号|номер|договор|contract|customer|member|код|code|domain/i;
const login: Check = (value, held, today) =>
  email(value) ||
  (/^\S{2,}$/.test(value) && !/^https?:/.test(value)) ||
  (offersPhone.test(held.label) && phone(value, held, today)) ||
  (offersNumber.test(held.label) && /\d/.test(value));
const password: Check = (value, { maxLength, label }) =>
  value.length >= Math.min(maxLength > 0 ? maxLength : 8, /\bpin\b/i.test(label) ? 4 : 8);
const inYears = (value: string, from: number, to: number) => {
  const year = Number(/\d{2,4}$/.exec(value.trim())?.[0] ?? NaN);
  const full = year < 100 ? 2000 + year : year;
  return full >= from && full <= to;
};
const real: Check = (value, { tag, placeholder }) => value.trim() !== '' && !(tag === 'select' && placeholder);
const region: Check = (value, held, today) =>
  real(value, held, today) && (held.tag === 'select' || /\p{L}/u.test(value));
const monthValue: Check = (value, { tag, chosen, placeholder }) => {
  const number = Number(digits(tag === 'select' && !/\d/.test(value) ? chosen : value));
  return tag === 'select' ? !placeholder && (chosen !== '' || number <= 12) : number >= 1 && number <= 12;
};

const checks: Readonly<Record<string, Check>> = {
  emailAddress: (value, held, today) => email(value) || (offersPhone.test(held.label) && phone(value, held, today)),
  username: login,
  'username OR emailAddress': login,
  password,
  'password.new': password,
  'password.current': (value) => value.length > 0,
  firstName: words,
  lastName: words,
  middleName: words,
  fullName: (value) => words(value) && (value.trim().includes(' ') || /[\u3040-\u9fff\uac00-\ud7af]/.test(value)),
  cardName: (value) => words(value) && value.trim().includes(' '),
  phone,
  addressPostalCode: (value) => /^[\p{L}\d][\p{L}\d -]{2,9}$/u.test(value) && /\d/.test(value),
  addressProvince: region,
  addressCountryCode: region,
  addressStreet: (value) => /\p{L}/u.test(value) && /\d/.test(value),
  addressStreet2: () => true,
  addressCity: (value, held, today) => (held.tag === 'select' ? real(value, held, today) : words(value)),
  cardNumber: (value) => /^[\d -]+$/.test(value) && passesLuhn(digits(value)),
  cardSecurityCode: (value) => /^\d{3,4}$/.test(value),
  expirationMonth: monthValue,
  expirationYear: (value, { tag, chosen, placeholder }, today) =>
    !(tag === 'select' && placeholder) &&
    [value, chosen].some((text) => inYears(text, today.getUTCFullYear(), today.getUTCFullYear() + 30)),
  expiration: (value, _, today) => {
    const year = /^(?:0?[1-9]|1[0-2])\D*(\d{2}|\d{4})$/.exec(value)?.[1];
    return year ? inYears(year, today.getUTCFullYear(), today.getUTCFullYear() + 30) : isoMonth(value);
  },
  birthdayDay: (value) => Number(value) >= 1 && Number(value) <= 31,
  birthdayMonth: monthValue,
  birthdayYear: (value, _, today) => inYears(value, today.getUTCFullYear() - 100, today.getUTCFullYear() - 18),
  birthday: (value) => /\d{1,4}\D\d{1,2}\D\d{1,4}|\d{8}/.test(value),
  totp: (value, { maxLength }) => (maxLength === 1 ? /^\d$/.test(value) : /^\d{4,8}$/.test(value)),
  unknown: () => true,
};

const isoMonth = (value: string) => /^20\d\d-(0[1-9]|1[0-2])$/.test(value);

function passesLuhn(number: string): boolean {
  if (number.length < 12 || number.length > 19) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** @throws Error for a label the corpus's table does not have */
export function isBelievable(held: Held, today: Date): boolean {
  const check = checks[held.expected];
  if (!check) throw new Error(`no such label: ${held.expected}`);
  return check(held.value, held, today);
}

/** What would look odd on a filled page, whatever the labels say; '' where nothing does. */
export function oddity(held: Held): string {
  if (!held.fillable) return '';
  if (held.required && held.tag !== 'select' && held.type !== 'radio' && held.type !== 'checkbox' && held.value === '')
    return 'required, empty';
  if (held.tag === 'select' && held.placeholder && held.choices > 0) return 'select at its placeholder';
  return '';
}
