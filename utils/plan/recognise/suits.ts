/** Which kinds a control can take, and what it wants when nothing speaks. */
import type { ChoiceControl, FieldDescriptor, TextControl } from '../../pipeline';
import { kindEntry, timeKinds, type Kind } from '../../kinds/kinds';

const set = (list: string) => new Set(list.split(' ')) as ReadonlySet<string>;

const checkKinds = set(
  'remember-me terms-consent privacy-consent marketing-consent age-consent yes-no honeypot captcha',
);
const fileKinds = set('file photo signature');
const secretKinds = set(
  'current-password new-password pin one-time-code cc-csc cc-number social-security security-answer api-key captcha ' +
    'national-id tax-id account-number account-id iban passport-number jwt invite-code gift-card username tel email honeypot',
);
const webKinds = set('url linkedin github twitter instagram facebook youtube social-handle domain hostname slug');
const neverText = set('terms-consent privacy-consent marketing-consent age-consent remember-me file photo');
const neverChoice = set(
  'current-password new-password message cover-letter signature json sql code-snippet iban cc-number',
);
/** Typed rather than chosen: several in one box, each a chip. */
const typedChoice = set('search username email');
/** Kinds written in digits, for number controls, beside the groups "number" and the parts of dates. */
const digitKinds = set(
  'age household-size tel tel-mobile tel-country-code tel-national tel-area-code tel-local tel-local-prefix tel-local-suffix ' +
    'tel-extension fax house-number unit floor po-box latitude longitude postal-code one-time-code pin account-id cc-number cc-csc cc-exp ' +
    'cc-exp-month cc-exp-year transaction-amount account-number routing-number clabe gift-card tax-id salary experience-years employee-id ' +
    'cost-center student-id national-id social-security loyalty-number bday-day bday-month bday-year day month year week duration ' +
    'company-size company-registration order-number invoice-number ean isbn port vehicle-year graduation-date height weight ' +
    'insurance-number passport-number size captcha honeypot reference tracking-number username vat-id',
);
const dateParts = set('bday-day bday-month bday-year day month year weekday duration cc-exp-month cc-exp-year');
const proseKinds = set(
  'message comment review description bio cover-letter reason feedback notes answer delivery-notes full-address street-address ' +
    'json sql code-snippet skills allergies medication subject',
);

/** Whether the control could hold a value of the kind. */
export function suits(kind: Kind, field: FieldDescriptor): boolean {
  switch (field.control) {
    case 'check':
      return checkKinds.has(kind);
    case 'file':
      return fileKinds.has(kind);
    case 'drawing':
      return kind === 'signature';
    case 'color':
      return kind === 'hex-color';
    case 'date':
      return suitsDate(kind, field.type);
    case 'number':
      return isDigits(kind);
    case 'choice':
      return suitsChoice(kind, field);
    case 'text':
      if (field.opensCalendar && neverPicked(kind)) return false;
      if (field.type === 'textarea' && ofOnePerson.has(kind) && isSentence(field)) return false;
      return suitsText(kind, field.type) && hasRoom(kind, field);
  }
}

/** Whether the kind is written in digits. */
export function isDigits(kind: Kind): boolean {
  return kindEntry(kind).group === 'number' || digitKinds.has(kind);
}

function suitsChoice(kind: Kind, { editable, optionsKnown }: ChoiceControl): boolean {
  if (fileKinds.has(kind)) return false;
  if (typedChoice.has(kind)) return editable && (kind === 'search' || !optionsKnown);
  return !neverChoice.has(kind);
}

/** Of a calendar or a clock: a length of time is no moment, a card has an end. */
function neverPicked(kind: Kind): boolean {
  const { group } = kindEntry(kind);
  return (group !== 'date' && group !== 'payment') || kind === 'duration';
}

function suitsDate(kind: Kind, type: string): boolean {
  if (type === 'time') return timeKinds.has(kind);
  if (type === 'month' && kind === 'cc-exp') return true;
  return kindEntry(kind).group === 'date' && !dateParts.has(kind) && !timeKinds.has(kind);
}

function suitsText(kind: Kind, type: string): boolean {
  if (type === 'email') return kind === 'email' || kind === 'honeypot';
  if (type === 'url') return webKinds.has(kind) || kind === 'honeypot';
  if (type === 'password') return secretKinds.has(kind);
  if (type === 'tel') return isDialled(kind);
  if (type === 'textarea' || type === 'rich-text') return !neverText.has(kind) && !isShort(kind);
  if (type === 'code') return isProse(kind);
  return !neverText.has(kind);
}

/** What a phone's keypad can write, or what sites take for it. */
function isDialled(kind: Kind): boolean {
  const { group } = kindEntry(kind);
  if (group === 'text') return digitKinds.has(kind) || kind === 'text' || kind === 'reference';
  return group !== 'internet' && group !== 'person';
}

const wordsAlone = set(
  'unit-of-measure seat airport airport-from airport-to cabin-class house-number floor unit color-name size category topic ' +
    'project-name brand material vehicle-make vehicle-model license-plate vin blood-type transaction-currency sex ' +
    'tel-area-code tel-country-code tel-extension honorific-prefix initials grade department cost-center employment-status marital-status relationship degree hostname sku ean product-name reference transaction-amount',
);

const mostWordsForOne = 5;
const mostSignsForOne = 9;
const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A sentence above several lines asks for more than somebody's name or address: "let us know how we can assist you". */
function isSentence({ texts }: FieldDescriptor): boolean {
  const own = texts.find(({ source }) => source === 'label' || source === 'aria-label' || source === 'placeholder');
  const text = own?.text ?? '';
  return text.split(/\s+/).length > mostWordsForOne || (spaceless.test(text) && text.length > mostSignsForOne);
}

const ofOnePerson = set(
  'name given-name family-name email tel tel-mobile username nickname signature organization-title organization department school',
);

const passwords = set('current-password new-password pin');

/** Nobody gives several lines to a number, a date, a yes or what is one word. */
function isShort(kind: Kind): boolean {
  // Antispam Bee gives the comment's textarea `autocomplete="new-password"`.
  if (wordsAlone.has(kind) || passwords.has(kind)) return true;

  const { group } = kindEntry(kind);
  return group === 'number' || (group === 'date' && kind !== 'appointment') || kind === 'yes-no';
}

/** Fewest characters in which the kind can be written; boxes that hold a part of it have room for `longestPart`. */
const shortest: Readonly<Partial<Record<Kind, number>>> = { 'cc-number': 13, iban: 15, uuid: 32, email: 8, url: 8 };
const longestPart = 6;

function hasRoom(kind: Kind, { maxLength }: TextControl): boolean {
  return maxLength === null || maxLength <= longestPart || maxLength >= (shortest[kind] ?? 0);
}

/** Whether the kind is written in sentences. */
export function isProse(kind: Kind): boolean {
  return proseKinds.has(kind);
}

/** What the control wants when nothing on the page speaks. */
export function defaultKind(field: FieldDescriptor): Kind {
  switch (field.control) {
    case 'check':
      return 'yes-no';
    case 'file':
      return 'file';
    case 'drawing':
      return 'signature';
    case 'color':
      return 'hex-color';
    case 'number':
      return 'number';
    case 'choice':
      return field.type === 'rating' ? 'rating' : 'category';
    case 'date':
      return defaultDateKinds[field.type];
    case 'text':
      return field.opensCalendar ? pickerKind(field) : defaultTextKinds[field.type];
  }
}

function pickerKind({ classes, texts }: FieldDescriptor): Kind {
  const words = [classes, ...texts.map(({ text }) => text)].join(' ');
  return /time/i.test(words) && !/date/i.test(words) ? 'time' : 'date';
}

const defaultDateKinds = {
  date: 'date',
  month: 'date',
  week: 'week',
  time: 'time',
  'datetime-local': 'datetime',
} as const satisfies Record<string, Kind>;

const defaultTextKinds = {
  text: 'text',
  search: 'search',
  url: 'url',
  tel: 'tel',
  email: 'email',
  password: 'current-password',
  textarea: 'answer',
  'rich-text': 'answer',
  code: 'code-snippet',
} as const satisfies Record<string, Kind>;
