import cardValidator from 'card-validator';
import { isValidIBAN } from 'ibantools';
import { isValidPhoneNumber } from 'libphonenumber-js/max';
import * as stdnum from 'stdnum';
import validator from 'validator';
import type { Checked } from '../../utils/catalogue/entry';

/** Whether a text is a valid one, by somebody else's judgement. */
export const judges: Readonly<Record<Checked, (text: string) => boolean>> = {
  email: (text) => validator.isEmail(text, { require_tld: false }),
  url: (text) => URL.canParse(text),
  domain: (text) => validator.isFQDN(text, { require_tld: true }),
  ip: (text) => validator.isIP(text),
  card: (text) => validator.isCreditCard(text) || cardValidator.number(text).isValid,
  iban: (text) => isValidIBAN(text) && validator.isIBAN(text),
  phone: (text) => isValidPhoneNumber(text, 'US'),
  date: (text) => validator.isISO8601(text, { strict: true }),
  time: (text) => validator.isTime(text, { hourFormat: 'hour24' }),
  json: isJson,
  colour: isColour,
};

export function isPostalCode(text: string, country: string): boolean {
  return validator.isPostalCode(text, country as validator.PostalCodeLocale);
}

/** @param rule `de.vat`, as `stdnum` names it */
export function isTaxNumber(text: string, rule: string): boolean {
  const [country = '', name = ''] = rule.split('.');
  const countries = stdnum.stdnum as unknown as Record<string, Record<string, stdnum.Validator> | undefined>;
  const found = countries[country.toUpperCase()]?.[name];
  if (!found) throw new Error(`stdnum has no ${rule}`);
  return found.validate(text).isValid;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** By the grammar of CSS, which no validator at hand knows whole: names, hashes, functions. */
function isColour(text: string): boolean {
  return (
    validator.isHexColor(text) ||
    /^(rgb|hsl|oklch|color)\([^;()]+\)$/.test(text) ||
    ['rebeccapurple', 'transparent', 'currentColor'].includes(text)
  );
}
