/** Who a person is: name, birth date and how they are related to the page's person. */
import type { LocaleData } from '../locale-data';
import { personName, readPersonName, type PersonRole } from '../roles/person-name';
import { roleFacts, type RoleFacts, type RoleName } from '../roles/roles';
import { seedDay } from '../seed';
import { makeStream, type Stream } from '../stream';
import { addDays, yearsBetween } from './calendar';
import { sharedFamily } from './family-name';
import { makeName, nameAbroad, withFamily, type PersonName, type Sex } from './name';
import { petName } from './pet-names';
import { pinnedName } from './pinned-facts';
import { unsettled, type SettledTraits } from './traits';

export interface Identity {
  /** Random numbers for what may differ between two rows about one person: dates, work, further facts. */
  readonly stream: Stream;
  /** The person's own random numbers. */
  readonly own: Stream;
  /** Random numbers that all share who live at the address. */
  readonly home: Stream;
  readonly name: PersonName;
  /** `YYYY-MM-DD`. */
  readonly birthDate: string;
  /** What they are to the person they belong to; null for the page's own. */
  readonly role: RoleName | null;
  /** Whether there may be hundreds of their kind beside them on the page, as in a table. */
  readonly isOneOfMany: boolean;
}

export interface People {
  readonly seed: string;
  readonly locale: LocaleData;
  /** What was said of the page's own person; their relatives follow. */
  readonly traits?: SettledTraits | undefined;
}

/** Whom people name for emergencies, most often first. */
const closeOnes: readonly RoleName[] = ['spouse', 'mother', 'sister', 'brother', 'father', 'friend'];
const oldest = 96;
const mostAttempts = 8;

/**
 * @param person as `roles/person-name.ts` writes it, with `~n` behind it for another one of the kind; '' for the page's
 */
export function makeIdentity({ seed, locale, traits }: People, person: string): Identity {
  const { home } = locale;
  if (!home || home.tag === locale.tag) return identityOf({ seed, locale, traits }, person);
  const identity = identityOf({ seed, locale: { ...locale, ...home }, traits }, person);
  return { ...identity, name: nameAbroad(identity.name, home.language, locale) };
}

function identityOf(people: People, person: string): Identity {
  const [name = '', roll = ''] = person.split('~');
  const found = readPersonName(name);
  if (!found) return pagePerson(people, person);
  const other = sameAs(people, found);
  if (other !== null) return identityOf(people, roll ? `${other}~${roll}` : other);
  const base = identityOf(people, found.of);
  const facts = roleFacts(found.role);
  const stream = streamOf(people, person);
  if (facts.self) return { ...base, stream, home: facts.home === 'shared' ? base.home : stream, role: found.role };
  return relative(people, found, facts, base, person);
}

/** A role that is somebody the page may name otherwise: the emergency contact is the spouse, a child's mother too. */
function sameAs(people: People, { role, which, of }: PersonRole): string | null {
  if (role === 'emergency') {
    const stream = streamOf(people, `emergency of ${of}`);
    const first = stream.chance(0.5) ? 0 : stream.int(1, closeOnes.length - 1);
    const later = Math.max(0, Number(which || 1) - 1);
    return personName(closeOnes[(first + later) % closeOnes.length]!, '', of);
  }
  if (role === 'parent') return personName(streamOf(people, 'parent').chance(0.5) ? 'mother' : 'father', '', of);
  const child = readPersonName(of);
  if (child?.role !== 'child' || (role !== 'mother' && role !== 'father')) return null;
  const { sex } = identityOf(people, child.of).name;
  return (role === 'mother') === (sex === 'female') ? child.of : personName('spouse', '', child.of);
}

function relative(
  people: People,
  { role, which }: PersonRole,
  facts: RoleFacts,
  base: Identity,
  person: string,
): Identity {
  const stream = streamOf(people, person);
  const today = seedDay(people.seed);
  const birthDate = facts.older
    ? bornFrom(base.birthDate, facts.older, today, stream)
    : adultBirth(today, stream, facts.aged ?? null);
  const ownHome = role === 'mother' || role === 'father' ? streamOf(people, `parents of ${base.role ?? ''}`) : stream;
  const home = facts.home === 'shared' ? base.home : ownHome;
  const isOneOfMany = base.isOneOfMany || which !== '';
  const name = nameInRole(people, role, facts, base, stream, person);
  return { stream, own: stream, home, birthDate, role, isOneOfMany, name };
}

function nameInRole(
  { locale, seed }: People,
  role: RoleName,
  facts: RoleFacts,
  base: Identity,
  stream: Stream,
  person: string,
): PersonName {
  const sex = sexOf(facts, base.name.sex);
  if (facts.family === 'own') return otherName({ locale, seed }, base.name, sex, person);
  const first = makeName(locale, stream.fork('name'), sex);
  const isNamesake = first.given.native === base.name.given.native;
  const drawn = isNamesake ? makeName(locale, stream.fork('other name'), sex) : first;
  if (role === 'pet')
    return withFamily({ ...drawn, given: petName(locale.language, stream.fork('pet')) }, null, locale);
  const family = sharedFamily(base.name, drawn, role, locale);
  return family ? withFamily(drawn, family, locale) : drawn;
}

function sexOf({ sex }: RoleFacts, base: Sex): Sex | undefined {
  if (sex !== 'the other') return sex;
  return base === 'female' ? 'male' : 'female';
}

function pagePerson(people: People, person: string): Identity {
  const { sex, ages, texts } = people.traits ?? unsettled;
  const stream = streamOf(people, person);
  const drawn = makeName(people.locale, streamOf(people, '').fork('name'), sex ?? undefined);
  const main = pinnedName(drawn, texts, people.locale.language);
  const name = person === '' ? main : otherName(people, main, sex ?? undefined, person);
  const said = person === '' && /^\d{4}-\d{2}-\d{2}$/.test(texts.bday ?? '') ? texts.bday : undefined;
  const birthDate = said ?? adultBirth(seedDay(people.seed), stream, ages);
  return { stream, own: stream, home: stream, birthDate, role: null, isOneOfMany: person !== '', name };
}

/** Draws again while somebody else would have a name of the person they stand beside. */
function otherName(people: People, beside: PersonName, sex: Sex | undefined, person: string): PersonName {
  const draw = (attempt: number) =>
    makeName(people.locale, streamOf(people, attempt === 0 ? person : `${person}#${attempt}`).fork('name'), sex);
  const isOther = ({ given, family }: PersonName) =>
    given.native !== beside.given.native && family.native !== beside.family.native;
  const first = draw(0);
  let drawn = first;
  for (let attempt = 1; attempt < mostAttempts && !isOther(drawn); attempt++) drawn = draw(attempt);
  return isOther(drawn) ? drawn : first;
}

function streamOf({ seed, locale }: People, who: string): Stream {
  return makeStream([seed, locale.tag, who].join('|'));
}

/** A day 18 to 79 years before, most often in working age; or so many years as were asked for. */
function adultBirth(today: string, stream: Stream, ages: SettledTraits['ages'] = null): string {
  const birth = stream.fork('birth');
  if (ages)
    return addDays(today, -Math.floor(birth.fork('years').int(...ages) * 365.25) - birth.fork('days').int(1, 360));
  const years = birth.fork('young').chance(0.85) ? birth.fork('years').int(20, 60) : birth.fork('years').int(61, 78);
  return addDays(today, -Math.ceil(years * 365.25) - birth.fork('days').int(1, 364));
}

/** So many years before or after the other's birth; nobody is older than people get, or not born yet. */
function bornFrom(other: string, [least, most]: readonly [number, number], today: string, stream: Stream): string {
  const birth = stream.fork('birth');
  const age = yearsBetween(other, today);
  const ages = minorsFirst(Math.max(1, age + least), Math.min(oldest, Math.max(1, age + most)));
  const years = birth.fork('years').int(...ages);
  return addDays(today, -Math.floor(years * 365.25) - birth.fork('days').int(1, 360));
}

/** Of the ages a child may have, those at which parents fill in forms for it. */
function minorsFirst(least: number, most: number): [number, number] {
  return least < 17 && most - least > 3
    ? [Math.max(least, Math.min(3, most)), Math.min(most, 17)]
    : [Math.min(least, most), most];
}
