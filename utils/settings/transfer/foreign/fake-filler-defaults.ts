import type { FakeFillerField } from './fake-filler-field';

/** What Fake Filler brings along, by type: kinds that Understudy tells by itself, and fills better. */
const defaults: Readonly<Record<string, readonly string[]>> = {
  username: ['userid', 'username'],
  'first-name': ['firstname'],
  'last-name': ['lastname', 'surname', 'secondname'],
  email: ['email'],
  organization: ['organization', 'organisation', 'company'],
  'full-name': ['fullname', 'name'],
  telephone: ['phone', 'fax'],
  number: ['integer', 'number', 'numeric', 'income', 'price', 'qty', 'quantity', 'zip', 'day', 'month', 'year'],
  date: ['date'],
  url: ['website'],
  regex: ['address1', 'addressline1', 'pobox', 'postbox'],
};

const defaultHost = 'mailinator.com';

/** Whether a field is one that nobody has added or changed. Of an e-mail address the host tells. */
export function isDefaultField(field: FakeFillerField): boolean {
  const known = defaults[field.type];
  if (!known || field.match.length === 0 || !field.match.every((word) => known.includes(word))) return false;
  return field.type !== 'email' || isDefaultEmail(field);
}

function isDefaultEmail(field: FakeFillerField): boolean {
  const hosts = field['emailHostnameList'];
  const isDefaultHost = !Array.isArray(hosts) || (hosts.length === 1 && hosts[0] === defaultHost);
  return isDefaultHost && field['emailUsername'] !== 'list' && field['emailUsername'] !== 'regex';
}
