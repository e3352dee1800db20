/** Reads the `autocomplete` attribute. */
import { isKind, type Kind } from '../../../kinds/kinds';

export interface Autocomplete {
  /** The kind a standard token names; null where the attribute names none. */
  readonly kind: Kind | null;
  readonly section: string;
  readonly address: 'shipping' | 'billing' | null;
  /** What is left when the standard's tokens are taken out: sites write their own words there. */
  readonly rest: string;
}

const contactOnly = new Set(['home', 'work', 'mobile', 'fax', 'pager']);
const silent = new Set([
  'on',
  'off',
  'none',
  'nope',
  'no',
  'false',
  'true',
  'disabled',
  'webauthn',
  'chrome-off',
  'new',
  'do-not-autofill',
  'random',
  'nofill',
  '',
]);
/** Tokens of the standard whose kind is not one that a person types. */
const renamed: Readonly<Record<string, Kind>> = {
  'email-address': 'email',
  'first-name': 'given-name',
  'last-name': 'family-name',
  'zip-code': 'postal-code',
  zip: 'postal-code',
  phone: 'tel',
  password: 'current-password',
  'cc-cvc': 'cc-csc',
  'cc-cvv': 'cc-csc',
  region: 'address-level1',
  locality: 'address-level2',
  city: 'address-level2',
};

export function readAutocomplete(attribute: string): Autocomplete {
  let kind: Kind | null = null;
  let section = '';
  let address: Autocomplete['address'] = null;
  let contact = '';
  const rest: string[] = [];
  for (const token of attribute.toLowerCase().trim().split(/\s+/).slice(0, 8)) {
    if (token.startsWith('section-')) section = token.slice('section-'.length);
    else if (token === 'shipping' || token === 'billing') address = token;
    else if (contactOnly.has(token)) contact = token;
    else if (Object.hasOwn(renamed, token)) kind = renamed[token]!;
    else if (isStandard(token)) kind = token;
    else if (!silent.has(token)) rest.push(token);
  }
  if (kind === 'tel' && contact === 'mobile') kind = 'tel-mobile';
  if (kind === 'tel' && contact === 'fax') kind = 'fax';
  return { kind, section, address, rest: rest.join(' ') };
}

/** Kinds named as in the standard; our own kinds are no tokens. */
const standardTokens = new Set(
  (
    'name honorific-prefix given-name additional-name family-name honorific-suffix nickname organization-title username ' +
    'new-password current-password one-time-code organization street-address address-line1 address-line2 address-line3 ' +
    'address-level4 address-level3 address-level2 address-level1 country country-name postal-code cc-name cc-given-name ' +
    'cc-additional-name cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type transaction-currency ' +
    'transaction-amount language bday bday-day bday-month bday-year sex url photo tel tel-country-code tel-national ' +
    'tel-area-code tel-local tel-local-prefix tel-local-suffix tel-extension email impp'
  ).split(' '),
);

function isStandard(token: string): token is Kind {
  return standardTokens.has(token) && isKind(token);
}
