import type { Kind } from '../../kinds/kinds';
import { loyaltySchemes } from '../loyalty-schemes';
import { digits } from '../persona/template';
import { flag, ownWord, text } from './drafts';
import { textsOf } from '../label-of';
import type { Generator } from './generator';

const yes: Generator = () => flag(true);
const nothing: Generator = () => text();

/** Of a scheme that has published neither. */
const usual = ['99', 12] as const;

export const account = {
  username: ({ persona }) => text(persona.username, persona.username.replace(/[^a-z0-9]/g, '')),
  'current-password': ({ persona }) => text(persona.password),
  'new-password': ({ persona }) => text(persona.password),
  'one-time-code': ({ persona }) => text(persona.oneTimeCode),
  pin: ({ persona }) => text(persona.pin),
  'security-question': ownWord('security-question'),
  'security-answer': ownWord('security-answer'),
  'display-name': ({ persona: { name } }) => text(name.full, name.given.native, name.given.latin),
  'account-id': ({ persona }) => text(`8${digits(7, persona.fact('account id'))}`),
  photo: () => ({ is: 'file', stem: 'photo' }),
  'invite-code': ({ stream }) => text(`WELCOME-${stream.int(1000, 9999)}`),
  'remember-me': yes,
  'terms-consent': yes,
  'privacy-consent': yes,
  'marketing-consent': ({ settings, field }) => flag(settings.marketing || field.required),
  'age-consent': yes,
  captcha: nothing,
  honeypot: nothing,
  'loyalty-number': ({ persona, field }) => {
    const said = textsOf(field);
    const [start, length] = loyaltySchemes.find(({ called }) => called.test(said))?.numbered ?? usual;
    return text(start + digits(length - start.length, persona.fact('loyalty')));
  },
} satisfies Partial<Record<Kind, Generator>>;
