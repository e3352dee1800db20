/** One box for several facts of one person: "Referee (name and phone)", "Rodzeństwo (imię, wiek)", "Name, Vorname". */
import { askedPersonId } from '../../asks/ask-data';
import { firstText } from '../../label-of';
import { kindEntry, type Kind } from '../../../kinds/kinds';
import type { Lexicon } from '../../lexicon/lexicon';
import { personName } from '../../roles/person-name';
import { isHeadingFiller, namedRoles } from '../../roles/role-words';
import { tokenise } from '../texts/fold';
import type { Fact } from '../../recognition';
import { settle, type Reading } from '../reading';
import { tokensOf, weighPhrases } from '../signals/weigh-text';

/** Facts that are told behind a name. */
const told: ReadonlySet<Kind> = new Set<Kind>([
  ...(['name', 'given-name', 'family-name', 'age', 'bday', 'relationship', 'tel', 'tel-mobile', 'email'] as const),
  'initials',
  ...(['street-address', 'full-address', 'organization-title'] as const),
]);
/** Facts that people alone have: a garage has a name and a phone as well. */
const ofPeople: ReadonlySet<Kind> = new Set<Kind>(['given-name', 'family-name', 'age', 'bday', 'relationship']);
const names: ReadonlySet<Kind> = new Set<Kind>(['name', 'given-name', 'family-name', 'initials']);
/** What recognition by one of the facts, or by none, may have made of the box. */
const open: ReadonlySet<Kind> = new Set<Kind>([
  ...told,
  ...(['text', 'answer', 'number', 'reference', 'referral-source', 'additional-name'] as const),
]);
const leastLength = 24;

const bracketed = /[(（]([^)）]*)[)）]/u;
const owner =
  /^(.+?)\s(?:(?:of|for|des|der|von|du|de la|de|del|della|dello|do|da|dos|das|van|av|af)\s|(?:de l|dell)[’']\s?)(\p{L}.*)$/iu;
export const between =
  /\s*[,;/、，・&+]\s*|\s+(?:and|und|et|y|e|i|a|и|та|en(?! (?:el|las?|los|un|une|qu[eé])(?!\p{L}))|och|og|ja|és|și|ve|ja|και|و)\s+/iu;

interface Listed {
  readonly kinds: readonly Kind[];
  readonly between: string;
}

/** @param fields changed in place: kind and part, before persons are told */
export function settleListed(fields: readonly Reading[], lexicon: Lexicon): void {
  for (const reading of fields) {
    const listed = mayList(reading) ? listedIn(reading, lexicon) : null;
    if (!listed) continue;
    const text = firstText(reading.field);
    reading.ask = null;
    reading.part = { of: 'list', facts: listed.kinds.map((kind) => ({ kind })), between: listed.between };
    settle(reading, 'name', 'label', text);
  }
}

/** Facts of whoever the label names and nothing else on the page does are a stranger's. @param fields changed in place */
export function settleWhoseList(fields: readonly Reading[], lexicon: Lexicon): void {
  for (const reading of fields) {
    if (reading.part.of !== 'list' || reading.person !== '' || !isOfSomebody(reading.part.facts[0]!)) continue;
    const tokens = tokenise(splitLabel(firstText(reading.field)).whose);
    const isSelf = namedRoles(tokens, reading.language, lexicon.roles).length > 0;
    const isAsked = reading.part.facts[0]!.ask === askedPersonId;
    if (isAsked || (!isSelf && tokens.some(({ text }) => !isHeadingFiller(text))))
      reading.person = personName('other', 'listed');
  }
}

/** A person, a firm or a thing with a name; a date of birth beside its place is one's own. */
function isOfSomebody({ kind, ask }: Fact): boolean {
  return names.has(kind) || ask !== undefined || kindEntry(kind).group === 'company';
}

function mayList(reading: Reading): boolean {
  return hasRoom(reading) && (!reading.known || open.has(reading.kind));
}

/** Whether a box for any words has room for more than one fact. */
export function hasRoom({ field, repeats }: Reading): boolean {
  if (field.control !== 'text' || !(field.type === 'text' || field.type === 'textarea')) return false;
  if (field.pattern || field.autocomplete || repeats || field.skipReason) return false;
  return (field.maxLength ?? leastLength) >= leastLength;
}

function listedIn(reading: Reading, lexicon: Lexicon): Listed | null {
  const { list, whose } = splitLabel(firstText(reading.field));
  const all = list.split(between);
  // "Last, First, MI": not everybody has a middle name.
  const parts = all.length > 2 && middleAtEnd.test(all.at(-1)!) ? all.slice(0, -1) : all;
  if (parts.length < 2) return null;
  const kinds = parts.map((part) => kindOf(part, whose, reading.language, lexicon));
  const middle = kinds[0] === 'given-name' ? middleOf(parts.slice(1), reading.language, lexicon) : null;
  if (middle) return { kinds: ['given-name', middle], between: ' ' };
  const isNamed = namesSomebody(parts[0]!, reading.language, lexicon);
  // "Supervisor and phone"
  if (isNamed && kinds[0] === null) kinds[0] = 'name';
  if (!kinds.every((kind) => kind !== null)) return null;
  if (kinds.every((kind) => names.has(kind))) return names.has(reading.kind) ? nameByHalves(kinds, list) : null;
  if (!names.has(kinds[0]!)) return null;
  const isPerson =
    isNamed || kinds.some((kind) => ofPeople.has(kind)) || namesSomebody(whose, reading.language, lexicon);
  return isPerson ? { kinds, between: ', ' } : null;
}

const middleAtEnd = /^\W*(?:m\.?i|middle(?: (?:initial|name))?|initial)\W*$/iu;

/** "First name & middle initial": what stands behind the first name, where it is but that. */
function middleOf([part = '', ...others]: readonly string[], language: string, lexicon: Lexicon): Kind | null {
  return others.length > 0 ? null : plainlyAsked(part, (kind) => kind === 'additional-name', language, lexicon);
}

/** "Name, Vorname", "Cognome e nome": the family's goes first. */
function nameByHalves([first, second, ...others]: readonly Kind[], list: string): Listed | null {
  if (first === 'initials' && second === 'family-name' && others.length === 0)
    return { kinds: ['initials', 'family-name'], between: ' ' };
  const isFamilyFirst = (first === 'family-name' && second !== first) || (first === 'name' && second === 'given-name');
  const between = list.includes(',') ? ', ' : ' ';
  return isFamilyFirst && others.length === 0 ? { kinds: ['family-name', 'given-name'], between } : null;
}

/** "Referee (name, phone)", "Name and phone of the referee", "Name, phone". */
export function splitLabel(label: string): { list: string; whose: string; inBrackets: boolean } {
  const within = bracketed.exec(label)?.[1];
  if (within !== undefined && between.test(within.trim()))
    return { list: bare(within), whose: bare(label.replace(bracketed, ' ')), inBrackets: true };
  const outside = bare(label.replace(bracketed, ' '));
  const [, list = outside, whose = ''] = owner.exec(outside) ?? [];
  return { list, whose, inBrackets: false };
}

/** The word for a first name is the word for all of it. */
const anyName = /^\P{L}*(?:nombre|nom|nome|nume)\P{L}*$/iu;

/** @param whose what stands around the list: "last" of "Name (last, first)" is a last name */
function kindOf(part: string, whose: string, language: string, lexicon: Lexicon): Kind | null {
  if (anyName.test(part)) return 'name';
  const heard = (text: string) => plainlyAsked(text, isToldOfPerson, language, lexicon);
  const [first = '', ...others] = part.split(' ');
  // "Voorletters en achternaam contactpersoon"
  if (others.length > 0)
    return heard(part) ?? (namesSomebody(others.join(' '), language, lexicon) ? heard(first) : null);
  return heard(part) ?? heard(`${part} ${whose.split(' ').at(-1)!}`);
}

/** @returns the kind of a sort that a part of a label plainly asks for; null for none */
export function plainlyAsked(
  part: string,
  is: (kind: Kind) => boolean,
  language: string,
  lexicon: Lexicon,
): Kind | null {
  const votes = weighPhrases(tokensOf(part), lexicon, language).filter(({ plain, kind }) => plain && is(kind));
  return votes.toSorted((one, other) => other.quality - one.quality)[0]?.kind ?? null;
}

/** Whether a fact may be told behind a name. */
export const isToldOfPerson = (kind: Kind): boolean => told.has(kind);

/** Whether words call somebody by what they are to others. */
export function namesSomebody(whose: string, language: string, lexicon: Lexicon): boolean {
  const tokens = tokenise(whose);
  const named = namedRoles(tokens, language, lexicon.roles);
  return named.some(({ is }) => is !== 'employer') || lexicon.sections.find(tokens).length > 0;
}

function bare(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}
