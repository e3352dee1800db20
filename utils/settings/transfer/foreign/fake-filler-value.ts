import type { Kind } from '../../../kinds/kinds';
import type { ValueSpec } from '../../../plan/value-language/value-spec';
import type { FakeFillerField } from './fake-filler-field';
import type { LeftReason } from './foreign-rules';

export interface FakeFillerValue {
  /** null where there is no value like it. */
  readonly value: ValueSpec | null;
  /** What of it is lost; null for nothing. */
  readonly loses: LeftReason | null;
}

const kinds: Readonly<Record<string, Kind>> = {
  username: 'username',
  'first-name': 'given-name',
  'last-name': 'family-name',
  'full-name': 'name',
  organization: 'organization',
  url: 'url',
};

/** A custom field's value in our words. */
export function fakeFillerValue(field: FakeFillerField): FakeFillerValue {
  const { type } = field;
  const whole = (value: ValueSpec | null): FakeFillerValue => ({ value, loses: null });
  if (kinds[type]) return whole({ is: 'kind', kind: kinds[type] });
  switch (type) {
    case 'email':
      return emailValue(field);
    case 'telephone':
    case 'alphanumeric':
      return whole({ is: 'pattern', pattern: letterPattern(textIn(field, 'template'), type === 'telephone') });
    case 'regex':
      return whole({ is: 'pattern', pattern: textIn(field, 'template') });
    case 'number':
      return whole(numberValue(field));
    case 'date':
      return whole(dateValue(field));
    case 'text':
      return whole(wordsValue(field));
    case 'randomized-list':
      return whole({ is: 'list', entries: textsIn(field, 'list') });
    default:
      return whole(null);
  }
}

/** One letter of Fake Filler's templates each. */
const letterClasses: Readonly<Record<string, string>> = {
  L: '[A-Z]',
  l: '[a-z]',
  D: '[A-Za-z]',
  C: '[B-DF-HJ-NP-TV-Z]',
  c: '[b-df-hj-np-tv-z]',
  E: '[B-DF-HJ-NP-TV-Zb-df-hj-np-tv-z]',
  V: '[AEIOU]',
  v: '[aeiou]',
  F: '[AEIOUaeiou]',
  X: '[1-9]',
  x: '[0-9]',
};

/** What stands in brackets stands for itself. Telephone numbers know X and x alone, and no brackets. */
function letterPattern(template: string, isTelephone: boolean): string {
  const pieces = isTelephone ? [template] : template.split(/(\[[^\]]*\])/);
  return pieces
    .map((piece, index) =>
      index % 2 === 1
        ? escaped(piece.slice(1, -1))
        : [...piece].map((letter) => letterClass(letter, isTelephone) ?? escaped(letter)).join(''),
    )
    .join('');
}

function letterClass(letter: string, isTelephone: boolean): string | undefined {
  return isTelephone && letter.toLowerCase() !== 'x' ? undefined : letterClasses[letter];
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

const randomUser = '{{username}}';
const userTemplates: Readonly<Record<string, string>> = {
  name: '{{given-name|ascii|lower}}.{{family-name|ascii|lower}}',
  username: randomUser,
  random: randomUser,
};

function emailValue(field: FakeFillerField): FakeFillerValue {
  const hosts = field['emailHostname'] === 'list' ? textsIn(field, 'emailHostnameList') : [];
  const by = textIn(field, 'emailUsername');
  const users = by === 'list' ? textsIn(field, 'emailUsernameList') : [];
  const host = (hosts[0] ?? 'example.com').replace(/^@/, '');
  const loses = hosts.length > 1 ? 'hosts' : null;
  if (users.length > 0) {
    const all = hosts.length > 0 ? hosts : [host];
    const entries = users.flatMap((user) => all.map((one) => `${user}@${one.replace(/^@/, '')}`));
    return { value: { is: 'list', entries: entries.slice(0, 5_000) }, loses: null };
  }
  if (by === 'regex') {
    const pattern = `(?:${textIn(field, 'emailUsernameRegEx')})@${escaped(host)}`;
    return { value: { is: 'pattern', pattern }, loses };
  }
  return { value: { is: 'template', text: `${userTemplates[by] ?? randomUser}@${host}` }, loses };
}

function numberValue(field: FakeFillerField): ValueSpec {
  const decimals = Math.min(Math.max(numberIn(field, 'decimalPlaces') ?? 0, 0), 10);
  const step = Number((10 ** -decimals).toFixed(decimals));
  return { is: 'number', from: numberIn(field, 'min') ?? 1, to: numberIn(field, 'max') ?? 100, step };
}

function dateValue(field: FakeFillerField): ValueSpec {
  const day = (text: string, days: number | null, otherwise: string) =>
    text || (days === null ? otherwise : `today${days < 0 ? '' : '+'}${days}d`);
  const format = textIn(field, 'template').replaceAll('Y', 'y').replaceAll('D', 'd');
  return {
    is: 'date',
    from: day(textIn(field, 'minDate'), numberIn(field, 'min'), '1970-01-01'),
    to: day(textIn(field, 'maxDate'), numberIn(field, 'max'), 'today'),
    format,
  };
}

function wordsValue(field: FakeFillerField): ValueSpec {
  const [min, max] = [numberIn(field, 'min') ?? 10, numberIn(field, 'max') ?? 30];
  const length = numberIn(field, 'maxLength');
  const call = `faker.lorem.words({"min":${min},"max":${Math.max(min, max)}})`;
  return { is: 'template', text: `{{${call}${length ? `|first:${length}` : ''}}}` };
}

function textIn(field: FakeFillerField, key: string): string {
  const value = field[key];
  return typeof value === 'string' ? value : '';
}

function textsIn(field: FakeFillerField, key: string): string[] {
  const value = field[key];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function numberIn(field: FakeFillerField, key: string): number | null {
  const value = field[key];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
