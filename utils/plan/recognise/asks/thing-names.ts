/** "Database name", "Stall name", "Field name": the name of a thing that nothing else on the page tells of, not of the person. */
import type { AskData } from '../../asks/ask-data';
import { saysSo } from '../../asks/says-so';
import type { Kind } from '../../../kinds/kinds';
import { firstText } from '../../label-of';
import type { Lexicon } from '../../lexicon/lexicon';
import { hasTrait } from '../../lexicon/phrase';
import { isNameFiller, namedRoles } from '../../roles/role-words';
import { tokenise, type Token } from '../texts/fold';
import { roleOfSection } from '../../roles/roles';
import { settle, type Reading } from '../reading';
import { withoutBrackets } from '../../brackets';

/** How English words for people end, but for some things. */
const person = /(?:er|or|ee|ist|ian|ant|ent|man|men|woman|person|mate|kin|boy|girl|son|child|dad|mum|mom)$/;
/** "From name": the sender's. */
const prepositions = new Set(['from', 'to', 'in', 'on', 'by']);
/** A "badge name" is that of whoever wears it, a "passport name" of whoever carries it. */
const worn: ReadonlySet<string> = new Set(['badge', 'nametag', 'jersey', 'diploma', 'passport']);
const leastLetters = 2;

/** German genitives of things: "Name des Spielplatzes", "Name der Einrichtung"; people are "des Spielers", "der Ärztin". */
const germanThing =
  /^\W*name (?:des \p{L}+(?<!er|or|ent|ant|ist|ling|mann|kind|arzt)e?s|der \p{L}+(?:ung|heit|keit|schaft|ion|tät|ei|ik|anlage|straße|stelle|gruppe|klasse))\W*$/iu;

function isThing(word: string, data: AskData): boolean {
  return word.length >= leastLetters && (!person.test(word) || saysSo('thingLikePerson', word, data));
}

/** @param reading changed in place where a thing's name was taken for a person's */
export function settleThingName(reading: Reading, lexicon: Lexicon, data: AskData): void {
  const { field, kind, language } = reading;
  const text = firstText(field);
  if (kind !== 'name' || field.control !== 'text' || field.autocomplete) return;
  if (language === 'de' && germanThing.test(text) && namedRoles(tokenise(text), language, lexicon.roles).length === 0)
    return settle(reading, 'text', 'label', text);
  if (language !== 'en') return;
  const bare = withoutBrackets(text);
  if (isNameOfThing(bare, data) && namedRoles(tokenise(text), language, lexicon.roles).length === 0)
    return settle(reading, 'text', 'label', text);
  if (settleNearestTo(reading, bare, lexicon, data)) return;
  const tokens = tokenise(bare);
  const { length } = tokens;
  if (tokens[length - 1]?.text !== 'name' || /[’']s?\s+name\W*$/i.test(text)) return;
  if (namedRoles(tokens, language, lexicon.roles).length > 0 || !isBare(tokens, lexicon)) return;
  if (isOfSomebody(tokens, lexicon)) return;
  if (prepositions.has(tokens[0]!.text)) return;
  const before = tokens.slice(0, -1).filter(({ text: word }) => !isNameFiller(word) && /^\p{L}+$/u.test(word));
  const last = before.at(-1)?.text ?? '';
  if (worn.has(last)) return;
  if (isThing(last, data)) settle(reading, 'text', 'label', text);
}

const nameOf = /^\W*name of (?:the |your |current |previous |nearest |main |local |other )*(\p{L}+(?: \p{L}+)?)\W*$/iu;

/** "Name of surgery", "Name of the vessel"; "Name of winner" is somebody's. */
function isNameOfThing(label: string, data: AskData): boolean {
  const last = nameOf.exec(label)?.[1]?.toLowerCase().split(' ').at(-1) ?? '';
  return last.length > leastLetters && isThing(last, data) && !saysSo('person', last, data);
}

/** "Reference #1 name": a number tells one of several people of a section apart. */
function isOfSomebody(tokens: readonly Token[], lexicon: Lexicon): boolean {
  const senses = lexicon.sections.find(tokens).flatMap((match) => match.senses);
  return (
    tokens.some(({ text }) => /^\d$/.test(text)) && senses.some(({ meaning }) => roleOfSection[meaning] !== undefined)
  );
}

/** Whether "name" is all that the lexicon knows of the text. */
function isBare(tokens: readonly Token[], lexicon: Lexicon): boolean {
  const matches = lexicon.kinds.find(tokens);
  const last = matches.at(-1);
  return (
    last !== undefined && hasTrait(last.senses[0]!, 'bareName') && matches.every(({ end, start }) => end - start === 1)
  );
}

const orNearest =
  /^(\W*name of (?:the |your )?\p{L}+(?: \p{L}+)?),? or (?:the |your )?(?:(?:nearest|closest|local|full|exact) )?(\p{L}+(?: \p{L}+)?)\W*$/iu;

/** "Name of marina or nearest postcode": the latter, of which more is known than of any marina. */
function settleNearestTo(reading: Reading, label: string, lexicon: Lexicon, data: AskData): boolean {
  const [, name = '', other = ''] = orNearest.exec(label) ?? [];
  if (!isNameOfThing(name, data)) return false;
  const senses = lexicon.kinds.find(tokenise(other)).flatMap((match) => match.senses);
  const place = senses.map(({ meaning }) => meaning).find((kind) => kind !== null && isPlace(kind));
  settle(reading, place ?? 'text', 'label', label);
  return true;
}

function isPlace(kind: Kind): boolean {
  return places.has(kind);
}

const places: ReadonlySet<Kind> = new Set<Kind>(['postal-code', 'address-level2', 'full-address', 'street-address']);
