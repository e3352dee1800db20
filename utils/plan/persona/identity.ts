/** Who a person is: name, birth date and how they are related to the page's person. */
import type { LocaleData } from '../locale/locale-data';
import { personName, readPersonName, type PersonRole } from '../roles/person-name';
import { roleFacts, type RoleFacts, type RoleName } from '../roles/roles';
import { seedDay } from '../seed';
import { makeStream, type Stream } from '../stream';
import { addDays, yearsBetween } from './calendar';
import { asKnownTo, sharedFamily } from './family-name';
import { hasMarried, makeLife, nothingTaken, type Life, type TakenForGranted } from './life';
import type { Spelling } from '../locale/name-lists';
import { nameOfTime } from './name-eras';
import { drawnSex, makeName, nameAbroad, renamed, withFamily, type PersonName, type Sex } from './name';
import { petName } from './pet-names';
import { pinnedName } from './pinned-facts';
import { withFathersName } from './patronymics';
import { readSpelling } from './spelling';
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
  /** What the page takes for granted of its own person. */
  readonly taken?: TakenForGranted | undefined;
}

/** Whom people name for emergencies, most often first. */
const closeOnes: readonly RoleName[] = ['spouse', 'mother', 'sister', 'brother', 'father', 'friend'];
const oldest = 96;
const mostAttempts = 8;
const lastAgeWithParents = 55;

/**
 * @param person as `roles/person-name.ts` writes it, with `~n` behind it for another one of the kind; '' for the page's
 */
export function makeIdentity(people: People, person: string): Identity {
  const { locale } = people;
  const { home } = locale;
  if (!home || home.tag === locale.tag) return identityOf(people, person);
  const identity = identityOf({ ...people, locale: { ...locale, ...home } }, person);
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
    const close = closeTo(people, of);
    const first = stream.chance(0.5) ? 0 : stream.int(1, close.length - 1);
    const later = Math.max(0, Number(which || 1) - 1);
    return personName(close[(first + later) % close.length]!, '', of);
  }
  if (role === 'parent') return personName(streamOf(people, 'parent').chance(0.5) ? 'mother' : 'father', '', of);
  const child = readPersonName(of);
  if (child?.role !== 'child' || (role !== 'mother' && role !== 'father')) return null;
  const { sex } = identityOf(people, child.of).name;
  return (role === 'mother') === (sex === 'female') ? child.of : personName('spouse', '', child.of);
}

/** Nobody names a spouse they don't have, or a parent in their nineties. */
function closeTo(people: People, person: string): readonly RoleName[] {
  const age = yearsBetween(identityOf(people, person).birthDate, seedDay(people.seed));
  const isMarried = lifeOf(people, person, age).maritalStatus === 'married';
  return closeOnes.filter((role) => {
    if (role === 'spouse') return isMarried;
    return age <= lastAgeWithParents || (role !== 'mother' && role !== 'father');
  });
}

/** @param age of the person, in full years */
export function lifeOf(people: People, person: string, age: number): Life {
  const { seed, locale } = people;
  const stream = makeStream([seed, (locale.home ?? locale).tag, `life of ${person}`].join('|'));
  return makeLife(age, stream, person === '' ? people.taken : nothingTaken);
}

function relative(people: People, who: PersonRole, facts: RoleFacts, base: Identity, person: string): Identity {
  const { role, which } = who;
  const stream = streamOf(people, person);
  const birthDate = birthOf(people, who, base);
  const ownHome = role === 'mother' || role === 'father' ? streamOf(people, `parents of ${base.role ?? ''}`) : stream;
  const home = facts.home === 'shared' ? base.home : ownHome;
  const isOneOfMany = base.isOneOfMany || which !== '';
  const name = nameInRole(people, who, facts, base, stream, person, yearOf(birthDate));
  return { stream, own: stream, home, birthDate, role, isOneOfMany, name };
}

function birthOf(people: People, { role, which, of }: PersonRole, base: Identity): string {
  const { older, than, atLeast, aged = null } = roleFacts(role);
  const stream = streamOf(people, personName(role, which, of));
  const today = seedDay(people.seed);
  if (!older) return adultBirth(today, stream, aged);
  const other = than ? identityOf(people, personName(than, '', of)) : base;
  return bornFrom(role === 'child' ? youngerParent(people, of, base) : other.birthDate, older, today, stream, atLeast);
}

function nameInRole(
  people: People,
  who: PersonRole,
  facts: RoleFacts,
  base: Identity,
  stream: Stream,
  person: string,
  bornIn: number,
): PersonName {
  const { role, of } = who;
  const { locale, seed } = people;
  const sex = sexOf(facts, base.name.sex);
  if (facts.family === 'own') return otherName({ locale, seed }, base.name, sex, person, bornIn);
  const first = makeName(locale, stream.fork('name'), bornIn, sex);
  const given = givenInFamily(people, who, base, first.sex, bornIn);
  const isNamesake = first.given.native === base.name.given.native;
  const other = isNamesake ? makeName(locale, stream.fork('other name'), bornIn, sex) : first;
  const drawn = given ? renamed(first, { given }, {}, locale.language) : other;
  if (role === 'pet')
    return withFamily({ ...drawn, given: petName(locale.language, stream.fork('pet')) }, null, locale);
  const father = () => fatherOf(people, of);
  const known = asKnownTo(base.name, role, isOrWasMarried(people, of, base), father, locale.language);
  const family = sharedFamily(known, drawn, role, locale);
  const named = family ? withFamily(drawn, family, locale) : drawn;
  return withFathersName(named, role, base.name, father, locale);
}

function isOrWasMarried(people: People, person: string, { role, birthDate }: Identity): boolean {
  return hasMarried(role, lifeOf(people, person, yearsBetween(birthDate, seedDay(people.seed))));
}

/** The father of a person's children: the person, or the husband. */
function fatherOf(people: People, person: string): PersonName {
  const { name } = identityOf(people, person);
  return name.sex === 'male' ? name : identityOf(people, personName('spouse', '', person)).name;
}

function sexOf({ sex }: RoleFacts, base: Sex): Sex | undefined {
  if (sex !== 'the other') return sex;
  return base === 'female' ? 'male' : 'female';
}

function pagePerson(people: People, person: string): Identity {
  const { sex, ages, texts } = people.traits ?? unsettled;
  const stream = streamOf(people, person);
  const said = person === '' && /^\d{4}-\d{2}-\d{2}$/.test(texts.bday ?? '') ? texts.bday : undefined;
  const birthDate = said ?? adultBirth(seedDay(people.seed), stream, ages);
  const isMain = person === '';
  const bornIn = yearOf(isMain ? birthDate : pagePerson(people, '').birthDate);
  const drawn = makeName(people.locale, streamOf(people, '').fork('name'), bornIn, sex ?? undefined);
  const main = pinnedName(drawn, texts, people.locale.language);
  const name = isMain ? main : otherName(people, main, sex ?? undefined, person, yearOf(birthDate));
  return { stream, own: stream, home: stream, birthDate, role: null, isOneOfMany: person !== '', name };
}

/** Relatives of whom no two are called alike; several of a role come behind the last. */
const family: readonly RoleName[] = ['mother', 'father', 'sister', 'brother', 'spouse', 'child'];
/** Brothers, sisters or children before one of them whose names are told apart: more than most families have. */
const mostBefore = 12;

/** A given name of a relative's own: each has another place of the same walk through the names, and the first that is free there. */
function givenInFamily(
  people: People,
  who: PersonRole,
  base: Identity,
  sex: Sex,
  bornIn: number,
): Spelling | undefined {
  const { names, language } = people.locale;
  const others = names[sex].given.filter((entry) => entry.split('/')[0] !== base.name.given.native);
  if (!family.includes(who.role) || others.length < 2) return undefined;
  const start = streamOf(people, `names beside ${who.of}`)
    .fork(sex)
    .int(0, others.length - 1);
  const stride = strideThrough(others.length);
  const walked = others.map((_, step) => others[(start + step * stride) % others.length]!);
  const taken = new Set<string>();
  const free = ({ role, which }: PersonRole, year: number): string => {
    const left = walked.filter((entry) => !taken.has(entry));
    const place = family.indexOf(role) + (Number(which) || 0);
    return nameOfTime((nth) => left[(place + nth) % left.length]!, names.eras, year);
  };
  if (names.eras)
    for (const one of namedBefore(people, who, base, sex)) taken.add(free(one, yearOf(birthOf(people, one, base))));
  return readSpelling(free(who, bornIn), language);
}

/** Relatives of the same sex whose names go before, in the order in which they are named. */
function namedBefore(people: People, { role, which, of }: PersonRole, base: Identity, sex: Sex): PersonRole[] {
  const nth = Number(which) || 0;
  const roles = nth > 0 ? family : family.slice(0, family.indexOf(role));
  const lower = Array.from({ length: Math.max(0, Math.min(nth - 1, mostBefore)) }, (_, back) => String(nth - 1 - back));
  const before = [
    ...roles.map((one) => ({ role: one, which: '', of })),
    ...lower.map((one) => ({ role, which: one, of })),
  ];
  const sexOfOne = (one: PersonRole) =>
    sexOf(roleFacts(one.role), base.name.sex) ??
    drawnSex(streamOf(people, personName(one.role, one.which, of)).fork('name'));
  return before.filter((one) => sexOfOne(one) === sex);
}

/** Steps that come by all of so many before they come by one again, not from one neighbour to the next. */
function strideThrough(count: number): number {
  const shares = (one: number, other: number): number => (other === 0 ? one : shares(other, one % other));
  let stride = Math.max(1, Math.floor(count * 0.38));
  while (shares(count, stride) > 1) stride++;
  return stride;
}

/** Draws again while somebody else would have a name of the person they stand beside. */
function otherName(
  people: People,
  beside: PersonName,
  sex: Sex | undefined,
  person: string,
  bornIn: number,
): PersonName {
  const draw = (attempt: number) =>
    makeName(
      people.locale,
      streamOf(people, attempt === 0 ? person : `${person}#${attempt}`).fork('name'),
      bornIn,
      sex,
    );
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

/** The birth date of whichever parent is younger: who asks for a child takes for granted that both were grown up. */
function youngerParent(people: People, of: string, { birthDate }: Identity): string {
  const spouse = identityOf(people, personName('spouse', '', of));
  return spouse.birthDate > birthDate ? spouse.birthDate : birthDate;
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
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
function bornFrom(
  other: string,
  [least, most]: readonly [number, number],
  today: string,
  stream: Stream,
  youngest = 1,
): string {
  const birth = stream.fork('birth');
  const age = yearsBetween(other, today);
  const ages = minorsFirst(Math.max(youngest, age + least), Math.min(oldest, Math.max(youngest, age + most)));
  const years = birth.fork('years').int(...ages);
  return addDays(today, -Math.floor(years * 365.25) - birth.fork('days').int(1, 360));
}

/** Of the ages a child may have, those at which parents fill in most forms for it: clubs, care, schools, doctors. */
function minorsFirst(least: number, most: number): [number, number] {
  return least < 13 && most - least > 3
    ? [Math.max(least, Math.min(4, most)), Math.min(most, 13)]
    : [Math.min(least, most), most];
}
