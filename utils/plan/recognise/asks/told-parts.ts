/** Placeholders that say of which parts the answer is: "Name and number", "Road, town or postcode" beside "Where did it happen?". */
import { kindEntry, type Kind, type KindGroup } from '../../../kinds/kinds';
import { withoutListing } from '../../asks/listing';
import { exampleIn } from '../../example-mark';
import { firstText, placeholderOf } from '../../label-of';
import type { Lexicon } from '../../lexicon/lexicon';
import type { Fact } from '../../recognition';
import { settle, type Reading } from '../reading';
import { heardFact, type Hearing } from './compounds';
import { between, hasRoom, isToldOfPerson, namesSomebody, plainlyAsked } from './listed-kinds';
import { isOpen } from './prevails';

const most = { parts: 4, words: 4, letters: 80 } as const;
const or = /\s*,?\s+(?:or|oder|ou|o|of|eller|lub|или|või|tai|veya)\s+/iu;

/** A name by itself: of whom or what the label says. */
const anyName = /^(?:(?:their|its|the|full) )*(?:name|nombre|nom|nome|naam|navn|namn|imię|имя)s?$/iu;
/** "number" beside somebody's name is the one they are reached at. */
const anyNumber = /^(?:their )?(?:no\.?|number|nummer|num[ée]ro|número|numero|numer|nr\.?|номер)$/iu;

/** Groups of kinds of which the label says all there is to say. */
const settled: ReadonlySet<KindGroup> = new Set<KindGroup>([
  ...(['contact', 'account', 'payment', 'date', 'number'] as const),
]);

/** @param reading changed in place: kind and part, before persons are told */
export function settleToldParts(reading: Reading, hearing: Hearing): void {
  const shown = placeholderOf(reading.field).trim();
  if (shown === '' || shown.length > most.letters || shown === firstText(reading.field) || exampleIn(shown) !== null)
    return;
  if (reading.part.of !== 'whole' || settled.has(kindEntry(reading.kind).group) || !hasRoom(reading)) return;
  const parts = partsOf(withoutListing(shown));
  const facts = parts && (placesIn(parts, reading, hearing) ?? factsOfBearer(parts, reading, hearing));
  if (!facts) return;
  const [first, ...others] = facts;
  reading.ask = null;
  if (others.length > 0) reading.part = { of: 'list', facts, between: ', ' };
  settle(reading, first!.kind, 'placeholder', shown);
}

interface Parts {
  readonly wanted: readonly string[];
  /** What will do in place of the last of them. */
  readonly other: string;
}

function partsOf(said: string): Parts | null {
  const [listed = '', ...others] = said.split(or);
  const wanted = listed.split(between).filter(Boolean);
  const count = wanted.length + others.length;
  if (others.length > 1 || count < 2 || count > most.parts) return null;
  return [...wanted, ...others].some((part) => part.split(' ').length > most.words)
    ? null
    : { wanted, other: others[0] ?? '' };
}

/** What is known of a place, where nothing else is listed: nobody hears "harbour" of "Harbour, town or postcode". */
function placesIn({ wanted, other }: Parts, reading: Reading, hearing: Hearing): readonly Fact[] | null {
  const { group } = kindEntry(reading.kind);
  if (group === 'person' || (group === 'address' && !streets.has(reading.kind))) return null;
  const hear = (part: string) => plainFact(part, isPlace, reading, hearing) ?? heardFact(part, reading, hearing);
  const heard = wanted.map(hear).filter((fact) => fact !== null);
  const all = other ? [...heard, hear(other)] : heard;
  if (heard.length === 0 || all.length < 2 || !all.every((fact) => fact && isPlace(fact.kind))) return null;
  // A street beside its town is a street with its number where the label asks for an address.
  return group === 'address' ? inStreet(heard) : heard;
}

function inStreet(places: readonly Fact[]): readonly Fact[] {
  const others = places.filter(({ kind }) => !partsOfStreet.has(kind));
  return [{ kind: 'street-address' }, ...others];
}

const isPlace = (kind: Kind) => kindEntry(kind).group === 'address';
const streets: ReadonlySet<Kind> = new Set<Kind>(['street-address', 'address-line1']);
const partsOfStreet: ReadonlySet<Kind> = new Set<Kind>([...streets, 'street-name', 'house-number', 'unit', 'floor']);

/** Of whom the label asks for, else of the firm or thing, its name first. A street's name and number are a street. */
function factsOfBearer({ wanted, other }: Parts, reading: Reading, hearing: Hearing): readonly Fact[] | null {
  const [first = '', ...others] = wanted;
  if (other || others.length === 0 || !anyName.test(first) || kindEntry(reading.kind).group === 'address') return null;
  const facts = others.map((part): Fact | null => {
    if (anyNumber.test(part)) return isReached(reading, hearing.lexicon) ? { kind: 'tel' } : null;
    // "Phone" beside a name is no telephone that was lost.
    return plainFact(part, isToldOfPerson, reading, hearing) ?? heardFact(part, reading, hearing);
  });
  const known = facts.filter((fact) => fact !== null);
  return known.length === facts.length ? [bearerOf(reading), ...known] : null;
}

/** Whether the label names somebody or a firm, who has a telephone; "Course" has a number of its own. */
function isReached({ field, kind, known, language }: Reading, lexicon: Lexicon): boolean {
  if (known && reached.has(kind)) return true;
  return (!known || isOpen(kind)) && namesSomebody(firstText(field), language, lexicon);
}

const reached: ReadonlySet<Kind> = new Set<Kind>(['name', 'given-name', 'family-name', 'organization']);

type IsKind = (kind: Kind) => boolean;

function plainFact(part: string, is: IsKind, { language }: Reading, { lexicon }: Hearing): Fact | null {
  const kind = plainlyAsked(part, is, language, lexicon);
  return kind && { kind };
}

function bearerOf({ kind, known, ask }: Reading): Fact {
  if (ask) return { kind: ask.kind, ask: ask.id };
  return known && !isOpen(kind) ? { kind } : { kind: 'name' };
}
