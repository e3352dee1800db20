import cardValidator from 'card-validator';
import { isValidBIC, isValidIBAN } from 'ibantools';
import { isValidPhoneNumber, type CountryCode } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import validator from 'validator';
import { loadLocale } from '../../../utils/plan/locale/load-locale';
import { makePersona, type Persona } from '../../../utils/plan/persona/persona';
import { makeSeed } from '../../../utils/plan/seed';
import { builtData } from './locale-source';
import { locales } from './locales';
import { planSettings } from './plan-settings';

const firstSeed = 20_261_121;
const personsPerLocale = 300;
const today = '2026-11-21';

type Check = (persona: Persona, country: string) => boolean;

const alphabets: Readonly<Record<string, string>> = { ar: 'ar', he: 'he' };
const withoutPostalCheck = ['AE', 'AR', 'CL', 'EG', 'TR', 'VN'];

const checks: Readonly<Record<string, Check>> = {
  'given name': ({ name, locale }) => isWord(name.given.native, locale.tag),
  'family name': ({ name, locale }) => isWord(name.family.native, locale.tag),
  'card holder': ({ name }) => /^[A-Z]+ [A-Z]+$/.test(name.latinFull.toUpperCase()),
  'e-mail': ({ email }) => validator.isEmail(email, { allow_utf8_local_part: false }) && email.endsWith('@example.com'),
  'user name': ({ username }) => /^[a-z][a-z0-9_]{4,19}$/.test(username),
  password: ({ password }) => validator.isStrongPassword(password) && password.length >= 12 && password.length <= 16,
  landline: ({ landline }, country) => isPhone(landline.national, country) && isPhone(landline.e164, country),
  'landline, international': ({ landline }, country) => isPhone(landline.international, country),
  mobile: ({ mobile }, country) => isPhone(mobile.national, country) && isPhone(mobile.e164, country),
  'mobile, by pattern': ({ mobile, locale }) => isMobile(mobile.e164, locale.tag),
  'postal code': ({ address }, country) =>
    withoutPostalCheck.includes(country) ||
    validator.isPostalCode(address.postal, country as validator.PostalCodeLocale),
  coordinates: ({ address }) => validator.isLatLong(`${address.latitude},${address.longitude}`),
  currency: ({ locale }) => validator.isISO4217(locale.places.currency),
  'card number': ({ card }) => validator.isCreditCard(card.number) && cardValidator.number(card.number).isValid,
  'card code': ({ card }) => cardValidator.cvv(card.csc, cardValidator.number(card.number).card?.code.size).isValid,
  'card expiry': ({ card }) => card.year > 2026 && card.year <= 2030 && card.month >= 1 && card.month <= 12,
  iban: ({ bank }) => isValidIBAN(bank.iban) && validator.isIBAN(bank.iban),
  bic: ({ bank }) => isValidBIC(bank.bic) && validator.isBIC(bank.bic),
  age: ({ age }) => age >= 18 && age <= 79,
  'check-in before check-out': ({ agenda }) => agenda.checkIn > today && agenda.checkIn < agenda.checkOut,
  'start before end': ({ agenda }) => agenda.start < agenda.end && agenda.startTime < agenda.endTime,
};

function isWord(name: string, tag: string): boolean {
  const locale = alphabets[tag.slice(0, 2)] ?? tag;
  const known = (validator.isAlphaLocales as readonly string[]).includes(locale);
  return known ? validator.isAlpha(name, locale as validator.AlphaLocale) : /^\p{L}[\p{L}\p{M}]*$/u.test(name);
}

function isPhone(number: string, country: string): boolean {
  return isValidPhoneNumber(number, country as CountryCode);
}

function isMobile(number: string, tag: string): boolean {
  const known = (validator.isMobilePhoneLocales as readonly string[]).includes(tag);
  return !known || validator.isMobilePhone(number, tag as validator.MobilePhoneLocale);
}

test.each(locales)(
  '%s: third-party validators accept every person',
  async (tag) => {
    const locale = await loadLocale(tag, builtData);
    const refused = new Map<string, string[]>();
    for (let number = 0; number < personsPerLocale; number++) {
      const seed = makeSeed(firstSeed + number * 104_729, today);
      const persona = makePersona({
        seed,
        locale,
        person: '',
        settings: planSettings({ cards: number % 2 ? 'random' : 'test' }),
      });
      for (const [name, accepts] of Object.entries(checks)) {
        if (!accepts(persona, locale.country))
          refused.set(name, [...(refused.get(name) ?? []), `${seed}: ${valueFor(name, persona)}`]);
      }
    }
    const shown = [...refused].map(
      ([name, list]) =>
        `${name}: ${list.length} of ${personsPerLocale}, such as ${[...new Set(list)].slice(0, 3).join(' · ')}`,
    );
    expect(shown).toEqual([]);
  },
  60_000,
);

function valueFor(
  check: string,
  { name, landline, mobile, address, bank, card, username, password, email }: Persona,
): string {
  const all = {
    name: name.full,
    latin: name.latinFull,
    landline,
    mobile: mobile.e164,
    postal: address.postal,
    city: address.city,
    bank,
    card,
    username,
    password,
    email,
  };
  const key = Object.keys(all).find((part) => check.includes(part));
  return JSON.stringify(
    check === 'iban' || check === 'bic' ? bank : key ? all[key as keyof typeof all] : [name, username, email],
  );
}
