/** One coherent made-up person: every fact has a random stream of its own, so no fact depends on which were asked before. */
import type { PlanSettings } from '../context';
import type { LocaleData } from '../locale-data';
import { seedDay } from '../seed';
import { makeStream, type Stream } from '../stream';
import { makeAccount, type Account } from './account';
import { makeAddress, type Address } from './address';
import { makeAgenda, type Agenda } from './agenda';
import { makeBank, type Bank } from './bank';
import { addDays, yearOf, yearsBetween } from './calendar';
import { makeCard, type Card, type CardSort } from './card';
import { makeIds } from './ids/ids';
import type { Ids } from './ids/id-rules';
import { makeName, type PersonName } from './name';
import { makeLandline, makeMobile, type Phone } from './phone';
import { makeSpans, type Spans } from './spans';
import { makeWork, type Work } from './work';

export interface Persona extends Account {
  readonly locale: LocaleData;
  /** The reference day, `YYYY-MM-DD`. */
  readonly today: string;
  readonly name: PersonName;
  /** `YYYY-MM-DD`; 18 to 79 years ago. */
  readonly birthDate: string;
  /** Full years on the reference day. */
  readonly age: number;
  readonly address: Address;
  readonly landline: Phone;
  readonly mobile: Phone;
  readonly fax: Phone;
  readonly card: Card;
  readonly bank: Bank;
  readonly ids: Ids;
  readonly work: Work;
  readonly agenda: Agenda;
  readonly spans: Spans;
  /** Random numbers for a further fact of this person: same name, same numbers. */
  fact(name: string): Stream;
}

/**
 * @param seed as `makeSeed` writes it
 * @param person '' for the page's person; any other name is another person of the same locale
 */
export function makePersona(wanted: {
  readonly seed: string;
  readonly locale: LocaleData;
  readonly person: string;
  readonly settings: PlanSettings;
  /** Which cards the page takes; any where nothing is known. */
  readonly acceptsCard?: (sort: CardSort) => boolean;
}): Persona {
  const { seed, locale, person, settings, acceptsCard } = wanted;
  const { stream, name } = newPerson(seed, locale, person);
  const today = seedDay(seed);
  const birthDate = makeBirthDate(today, stream.fork('birth'));
  const age = yearsBetween(birthDate, today);
  const address = makeAddress(locale, stream.fork('address'));
  return {
    ...makeAccount(name, yearOf(birthDate), settings, stream.fork('account')),
    locale,
    today,
    name,
    birthDate,
    age,
    address,
    landline: makeLandline(locale.places, address.place, stream.fork('landline')),
    mobile: makeMobile(locale.places, address.place, stream.fork('mobile')),
    fax: makeLandline(locale.places, address.place, stream.fork('fax')),
    card: makeCard(settings.cards, today, stream.fork('card'), acceptsCard),
    bank: makeBank(locale.places, stream.fork('bank')),
    ids: makeIds({ country: locale.country, birthDate, name, address, stream: stream.fork('ids') }),
    work: makeWork(locale, age, stream.fork('work')),
    agenda: makeAgenda(today, stream.fork('agenda')),
    spans: makeSpans(stream.fork('spans')),
    fact: (fact) => stream.fork(`fact ${fact}`),
  };
}

/** Draws again while a further person would have a name of the page's person. */
function newPerson(seed: string, locale: LocaleData, person: string): { stream: Stream; name: PersonName } {
  const streamOf = (who: string) => makeStream([seed, locale.tag, who].join('|'));
  const main = makeName(locale, streamOf('').fork('name'));
  if (person === '') return { stream: streamOf(''), name: main };
  const attempts = Array.from({ length: 8 }, (_, attempt) => streamOf(attempt === 0 ? person : `${person}#${attempt}`));
  const drawn = attempts.map((stream) => ({ stream, name: makeName(locale, stream.fork('name')) }));
  const isOther = ({ name }: { name: PersonName }) =>
    name.given.native !== main.given.native && name.family.native !== main.family.native;
  return drawn.find(isOther) ?? drawn[0]!;
}

/** A day 18 to 79 years before, most often in working age. */
function makeBirthDate(today: string, stream: Stream): string {
  const years = stream.fork('young').chance(0.85) ? stream.fork('years').int(20, 60) : stream.fork('years').int(61, 78);
  return addDays(today, -Math.ceil(years * 365.25) - stream.fork('days').int(1, 364));
}
