import type { CountryFacts, PlaceFacts } from '../locale/country-facts';
import type { Stream } from '../stream';
import { fillTemplate } from './template';

/** One number, whole and in the pieces forms ask for. */
export interface Phone {
  /** As dialled inside the country: `(212) 555-0147`. */
  readonly national: string;
  readonly international: string;
  /** E.164: `+12125550147`. */
  readonly e164: string;
  /** Digits as dialled inside the country. */
  readonly digits: string;
  /** Digits without trunk prefix and calling code. */
  readonly subscriber: string;
  /** With the trunk prefix where the country has one: `030`. */
  readonly area: string;
  /** Digits after the area code. */
  readonly local: string;
}

/** Which numbers a country gives: such as common validators accept, or always ones that are kept for fiction. */
export type PhoneNumbers = 'accepted' | 'fictional';

export function makeLandline(facts: CountryFacts, place: PlaceFacts, numbers: PhoneNumbers, stream: Stream): Phone {
  const own = fillArea(place.landline ?? facts.landline, place);
  const fictional = (numbers === 'fictional' && facts.fictional?.landline) || [];
  return readPhone(fillTemplate(fictional.includes(own) ? own : (fictional.at(-1) ?? own), stream), facts);
}

export function makeMobile(facts: CountryFacts, place: PlaceFacts, numbers: PhoneNumbers, stream: Stream): Phone {
  const templates = (numbers === 'fictional' && facts.fictional?.mobile) || facts.mobile;
  return readPhone(fillTemplate(fillArea(stream.pick(templates), place), stream), facts);
}

function fillArea(template: string, place: PlaceFacts): string {
  return template.replace('{area}', place.area ?? '');
}

/** @param national with the area code as its first group of digits */
export function readPhone(national: string, facts: Pick<CountryFacts, 'calling' | 'trunk'>): Phone {
  const digits = national.replace(/\D/g, '');
  const subscriber = facts.trunk && digits.startsWith(facts.trunk) ? digits.slice(facts.trunk.length) : digits;
  const groups = national.split(/\D+/).filter(Boolean);
  const area = facts.trunk === groups[0] && groups.length > 2 ? groups[1]! : (groups[0] ?? '');
  const bare = groups
    .join(' ')
    .slice(digits.length - subscriber.length)
    .trim();
  return {
    national,
    international: `+${facts.calling} ${bare}`,
    e164: `+${facts.calling}${subscriber}`,
    digits,
    subscriber,
    area,
    local: digits.slice(digits.indexOf(area) + area.length),
  };
}
