import type { PlanSettings } from '../context';
import type { Stream } from '../stream';
import type { Identity } from './identity';
import { digits } from './template';
import type { PinnedTexts } from './traits';

export interface Account {
  /** ASCII, unique by its digits. */
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly pin: string;
  readonly oneTimeCode: string;
}

/** The user name has digits of the birth year, as people do; of many people on a page no two get the same address. */
export function makeAccount({ name, birthDate, own, isOneOfMany }: Identity, settings: PlanSettings): Account {
  const stream = own.fork('account');
  const given = asMailbox(name.given.latin) || 'user';
  const family = asMailbox(name.family.latin) || 'name';
  const number = birthDate.slice(2, 4) + (isOneOfMany ? digits(3, stream.fork('number')) : '');
  const mailboxes = isOneOfMany
    ? [`${given}.${family}${number}`, `${given}${family}${number}`, `${given}_${family}${number}`]
    : [`${given}.${family}`, `${given}.${family}${number}`, `${given.charAt(0)}.${family}${number}`];
  const mailbox = stream.fork('email').pick(mailboxes);
  const users = [`${given}${family}`, `${given}_${family}`, `${isOneOfMany ? family : family.charAt(0)}${given}`];
  return {
    username:
      stream
        .fork('username')
        .pick(users)
        .slice(0, longestUser - number.length) + number,
    email: `${mailbox}@${settings.emailDomain}`,
    password: settings.fixedPassword || makePassword(stream.fork('password')),
    pin: digits(4, stream.fork('pin')),
    oneTimeCode: digits(6, stream.fork('code')),
  };
}

/** An account with what was pinned of it. */
export function pinnedAccount(account: Account, texts: PinnedTexts): Account {
  return {
    ...account,
    email: texts.email || account.email,
    username: texts.username || account.username,
    password: texts['new-password'] || account.password,
  };
}

/** Letters and digits that most sites allow. */
const longestUser = 20;

const firstWords = [
  'Amber',
  'Brisk',
  'Cosy',
  'Early',
  'Fresh',
  'Green',
  'Happy',
  'Keen',
  'Lucky',
  'Quiet',
  'Rapid',
  'Sunny',
  'Vivid',
  'Warm',
];
const secondWords = [
  'Basil',
  'Cloud',
  'Delta',
  'Fjord',
  'Grove',
  'Lake',
  'Maple',
  'Otter',
  'Pine',
  'River',
  'Stone',
  'Tulip',
  'Wave',
];
/** Signs that the usual policies all count and all allow. */
const signs = ['!', '@', '*'];

/** 12 to 16 signs with capitals, small letters, digits and a sign usual policies take: `Sunny!River4297`. */
function makePassword(stream: Stream): string {
  const words =
    stream.fork('first').pick(firstWords) + stream.fork('sign').pick(signs) + stream.fork('second').pick(secondWords);
  const count = Math.max(3, 13 - words.length);
  const number = Array.from({ length: count }, (_, index) => String(stream.fork(`digit ${index}`).int(2, 9)));
  return words + number.join('');
}

/** What is left of a Latin name in the local part of an address: small letters only. */
function asMailbox(latin: string): string {
  return latin
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .slice(0, 18);
}
