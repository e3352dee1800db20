/** One coherent made-up person: every fact has a random stream of its own, so no fact depends on which were asked before. */
import type { PlanSettings } from '../context';
import type { LocaleData } from '../locale/locale-data';
import { seedDay } from '../seed';
import { personName } from '../roles/person-name';
import type { RoleName } from '../roles/roles';
import type { Stream } from '../stream';
import { makeAccount, pinnedAccount, type Account } from './account';
import { makeAddress, type Address } from './address';
import { makeAgenda, type Agenda } from './agenda';
import { makeBank, type Bank } from './bank';
import { yearsBetween } from './calendar';
import type { PlaceFacts } from '../locale/country-facts';
import { makeCard, type Card, type CardSort } from './card';
import { makeIds } from './ids/ids';
import type { Ids } from './ids/id-rules';
import { lifeOf, makeIdentity } from './identity';
import { nothingTaken, type Life, type TakenForGranted } from './life';
import type { PersonName } from './name';
import { makeLandline, makeMobile, type Phone } from './phone';
import { pinnedAddress } from './pinned-facts';
import { makeSpans, type Spans } from './spans';
import { unsettled, type PinnedTexts, type SettledTraits } from './traits';
import { makeWork, type Work } from './work';

export interface Persona extends Account {
  readonly locale: LocaleData;
  /** The reference day, `YYYY-MM-DD`. */
  readonly today: string;
  readonly name: PersonName;
  /** What they are to the person they belong to; null for the page's own. */
  readonly role: RoleName | null;
  /** `YYYY-MM-DD`; 18 to 79 years ago, but for relatives. */
  readonly birthDate: string;
  /** Full years on the reference day. */
  readonly age: number;
  readonly address: Address;
  readonly landline: Phone;
  readonly mobile: Phone;
  /** A second one, where both are asked for. */
  readonly otherMobile: Phone;
  readonly fax: Phone;
  readonly card: Card;
  readonly bank: Bank;
  readonly ids: Ids;
  readonly work: Work;
  readonly life: Life;
  readonly agenda: Agenda;
  readonly spans: Spans;
  /** What was pinned for this person by kind; nothing for anybody but the page's own. */
  readonly pinned: PinnedTexts;
  /** The name of somebody who belongs to this person. */
  kin(role: RoleName): PersonName;
  /** Their numbers, had they been born on another day. */
  idsFor(birthDate: string): Ids;
  /** Random numbers for a further fact of this person: same name, same numbers. */
  fact(name: string): Stream;
}

/**
 * @param seed as `makeSeed` writes it
 * @param person '' for the page's person, else as `roles/person-name.ts` writes it
 */
export function makePersona(wanted: {
  readonly seed: string;
  readonly locale: LocaleData;
  readonly person: string;
  readonly settings: PlanSettings;
  /** Which cards the page takes; any where nothing is known. */
  readonly acceptsCard?: (sort: CardSort) => boolean;
  /** Which places the page takes; any where nothing is known. */
  readonly acceptsPlace?: (place: PlaceFacts) => boolean;
  /** What was said of the page's own person. */
  readonly traits?: SettledTraits;
  /** What the page takes for granted of its own person; nothing where nothing is known. */
  readonly taken?: TakenForGranted;
}): Persona {
  const {
    seed,
    locale,
    person,
    settings,
    acceptsCard,
    acceptsPlace,
    traits = unsettled,
    taken = nothingTaken,
  } = wanted;
  const pinned = person === '' ? traits.texts : {};
  const people = { seed, locale, traits, taken };
  const identity = makeIdentity(people, person);
  const { stream, own, home, name, birthDate, role } = identity;
  const { places, country } = locale;
  const today = seedDay(seed);
  const age = yearsBetween(birthDate, today);
  const address = once(() => pinnedAddress(makeAddress(locale, home.fork('address'), acceptsPlace), pinned));
  const card = once(() => makeCard(settings.cards, today, own.fork('card'), acceptsCard));
  const bank = once(() => makeBank(places, own.fork('bank')));
  const idsFor = (day: string) =>
    makeIds({
      ...{ country, birthDate: day, name, address: address(), stream: own.fork('ids') },
      shapes: places.numbers?.shapes ?? {},
    });
  const ids = once(() => idsFor(birthDate));
  const work = once(() => makeWork(locale, age, stream.fork('work')));
  const life = once(() => lifeOf(people, person, age));
  const agenda = once(() => makeAgenda(today, stream.fork('agenda')));
  const spans = once(() => makeSpans(stream.fork('spans')));
  return {
    ...pinnedAccount(makeAccount(identity, settings), pinned),
    pinned,
    role,
    locale,
    today,
    name,
    birthDate,
    age,
    get address() {
      return address();
    },
    get landline() {
      return makeLandline(places, address().place, settings.phones, home.fork('landline'));
    },
    get mobile() {
      return makeMobile(places, address().place, settings.phones, own.fork('mobile'));
    },
    get otherMobile() {
      return makeMobile(places, address().place, settings.phones, own.fork('other mobile'));
    },
    get fax() {
      return makeLandline(places, address().place, settings.phones, home.fork('fax'));
    },
    get card() {
      return card();
    },
    get bank() {
      return bank();
    },
    get ids() {
      return ids();
    },
    get work() {
      return work();
    },
    get life() {
      return life();
    },
    get agenda() {
      return agenda();
    },
    get spans() {
      return spans();
    },
    idsFor,
    kin: (kin) => makeIdentity(people, personName(kin, '', person)).name,
    fact: (fact) => stream.fork(`fact ${fact}`),
  };
}

/** Makes a fact when it is first asked for: of a table's two hundred people most are asked for little. */
function once<T>(make: () => T): () => T {
  let made: { readonly fact: T } | undefined;
  return () => (made ??= { fact: make() }).fact;
}
