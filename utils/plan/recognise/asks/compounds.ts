/** One box for facts of different sorts: "Clinic name and address", "Insurer & policy number", "Vet (name, phone)". */
import type { FieldDescriptor } from '../../../pipeline';
import { kindEntry, type Kind } from '../../../kinds/kinds';
import { sortOf, type AskData } from '../../asks/ask-data';
import { findPart } from '../../asks/find-part';
import { firstText } from '../../label-of';
import type { Lexicon } from '../../lexicon/lexicon';
import type { Fact } from '../../recognition';
import { settle, type Reading } from '../reading';
import { tokenise } from '../texts/fold';
import { between, hasRoom, namesSomebody, splitLabel } from './listed-kinds';
import { areOfSorts, areOneFirm, bearer, mixesNumbers } from './fact-sorts';
import { namesCode } from './names-code';
import { isOpen } from './prevails';

/** Kinds that are no fact beside others. */
const noFacts: ReadonlySet<Kind> = new Set<Kind>([
  ...(['message', 'review', 'feedback', 'bio', 'cover-letter', 'title', 'subject', 'skills', 'search'] as const),
  ...(['new-password', 'current-password', 'one-time-code', 'pin', 'signature', 'honeypot', 'captcha'] as const),
]);
const ofNames: ReadonlySet<Kind> = new Set<Kind>(['name', 'given-name', 'family-name', 'additional-name']);
/** Facts of one of these groups are told together by other means. */
const groupsOfOwn: ReadonlySet<string> = new Set(['address', 'date', 'name']);
const most = { facts: 4, words: 4 } as const;
/** How sure a kind must be of a part of a label. */
const sure = 0.6;
/** How much of a label a question must say to leave it whole. */
const mostOfIt = 0.6;

export interface Hearing {
  readonly data: AskData;
  readonly lexicon: Lexicon;
  /** Makes of a part of a label what it would of the whole. */
  readonly hear: (field: FieldDescriptor, language: string) => Reading;
}

/** @param reading changed in place: kind and part, before persons are told */
export function settleCompound(reading: Reading, hearing: Hearing): void {
  const text = firstText(reading.field);
  const facts = mayHoldMore(reading) && joins.test(text) ? factsOf(text, reading, hearing) : null;
  if (!facts) return;
  reading.ask = null;
  reading.part = { of: 'list', facts, between: joiner(text) };
  settle(reading, facts[0]!.kind, 'label', text);
}

const stroke = /\s*[/／]\s*/u;
const joins = new RegExp(`${between.source}|${stroke.source}`, 'iu');

/** What stands between the answers, as between what is asked. */
function joiner(text: string): string {
  return stroke.test(text) ? ' / ' : /[、・，]/u.test(text) ? '、' : ', ';
}

/** Lines of an address have their own ways to be told together. */
function mayHoldMore(reading: Reading): boolean {
  const isLine = kindEntry(reading.kind).group === 'address' && reading.kind !== 'full-address';
  return reading.part.of === 'whole' && !isLine && hasRoom(reading);
}

/** "Height and weight", "Terms and conditions": known as it stands. @param parts of it */
function isOneThing(parts: readonly string[], list: string, { ask, field }: Reading, lexicon: Lexicon): boolean {
  const last = tokenise(firstText(field).split(joins).at(-1)!);
  const isOfLast = (ask?.share ?? 1) < 1 && (ask?.words ?? Infinity) <= last.length;
  if (ask && (ask.share ?? 1) >= mostOfIt && !isOfLast) return true;
  const tokens = tokenise(list);
  // "First name, last name, certificate no." is more than a name.
  const border = parts.length > 2 ? tokens.length - 1 : tokenise(parts[0]!).length;
  return lexicon.kinds.find(tokens).some(({ start, end }) => start === 0 && end > border);
}

function factsOf(text: string, reading: Reading, hearing: Hearing): readonly Fact[] | null {
  const { list, whose, inBrackets } = splitLabel(text);
  const parts = list.split(stroke.test(list) ? stroke : between).filter(Boolean);
  if (parts.length < 2 || parts.length > most.facts) return null;
  if (parts.some((part) => wordsOf(part).length > most.words)) return null;
  if (areOneFirm(parts, /[・/／]/u.test(list), hearing)) return null;
  const isPlace = reading.kind === 'full-address' && whose !== '';
  const isOfPerson = inBrackets && reading.ask?.kind === 'name';
  if (!isPlace && !isOfPerson && isOneThing(parts, list, reading, hearing.lexicon)) return null;
  const heard = (labels: readonly string[]) => firstFact(labels.filter(Boolean), reading, hearing);
  const owner = wordsOf(parts[0]!).slice(0, -1).join(' ');
  const tail = whose && !inBrackets ? text.slice(text.indexOf(list) + list.length) : '';
  const heardFacts = parts.map((part, at) => {
    // "Vehicle make and license plate": what has a word of its own is told by itself.
    const owned = at > 0 && owner && wordsOf(part).length === 1 ? `${owner} ${part}` : '';
    if (!inBrackets) return heard([tail && part + tail, owned, part]);
    const fact = heard([`${whose} ${part}`, part]);
    // "Insurer (name, policy number)": the insurer's.
    if (fact?.kind !== 'name' || namesSomebody(whose, reading.language, hearing.lexicon)) return fact;
    return heard(wordsOf(whose).length > most.words ? [] : [whose]);
  });
  const facts = heardFacts.map(
    (fact, at) =>
      fact ?? bearer(inBrackets || stroke.test(list) ? '' : parts[at]!, heardFacts, reading.language, hearing),
  );
  if (stroke.test(list) && !areOfSorts(facts, hearing.data)) return null;
  if (!facts.every((fact) => fact !== null) || !areApart(facts) || mixesNumbers(facts, hearing.data)) return null;
  const last = wordsOf(parts.at(-1)!);
  const shared = !owner && last.length > 1 ? heard([`${parts[0]} ${last.at(-1)}`]) : null;
  if (shared && asked(shared) === asked(facts.at(-1)!)) return null;
  return withWholeName(facts).flatMap((fact): readonly Fact[] =>
    fact.kind === 'street-address' ? [fact, { kind: 'address-level2' }] : [fact],
  );
}

/** "Welder (first name, surname, certificate no.)": a name in full, in the page's order. */
function withWholeName(facts: readonly Fact[]): Fact[] {
  const isOf = (one: Fact | undefined, kind: Kind) => one?.kind === kind && !one.ask;
  const half = facts.findIndex((fact) => isOf(fact, 'given-name') || isOf(fact, 'family-name'));
  if (half < 0) return [...facts];
  const isBoth = ofNames.has(facts[half + 1]?.kind ?? 'text') && !facts[half + 1]?.ask;
  return facts.toSpliced(half, isBoth ? 2 : 1, { kind: 'name' });
}

function wordsOf(text: string): string[] {
  return text.split(' ');
}

/** What a part asks for by itself; null where nothing is sure. */
export function heardFact(part: string, reading: Reading, hearing: Hearing): Fact | null {
  return firstFact([part], reading, hearing);
}

/** @param labels the most telling first */
function firstFact(labels: readonly string[], reading: Reading, { data, hear }: Hearing): Fact | null {
  for (const text of new Set(labels)) {
    // "Quantity and description": the latter is no fact.
    if (data.own.general && findPart(text, data.own.general)) return null;
    const field = { ...reading.field, name: '', elementId: '', type: 'text', texts: [{ source: 'label', text }] };
    const fact = factOf(hear(field as FieldDescriptor, reading.language), data);
    if (fact) return fact;
  }
  return null;
}

function factOf({ ask, field, kind, known, scores }: Reading, data: AskData): Fact | null {
  const isCode = kind === 'reference' || (kind === 'number' && namesCode(firstText(field)));
  if (known && isCode && !ask) return { kind: 'reference' };
  if (kind === 'year' || (ask && kindEntry(kind).group === 'date' && scores.of('year') >= sure))
    return { kind: 'vehicle-year' };
  if (ask) return ask.share === 1 || sortOf(ask.id, data.table) !== 'text' ? { kind: ask.kind, ask: ask.id } : null;
  if (!known || isOpen(kind) || noFacts.has(kind) || scores.of(kind) < sure) return null;
  return { kind };
}

/** Whether no two are the same, and not all of a sort that is told together anyway. */
function areApart(facts: readonly Fact[]): boolean {
  const groups = facts.map(({ kind, ask }) => (ask ? '' : ofNames.has(kind) ? 'name' : kindEntry(kind).group));
  const isOneGroup = groups.every((group) => group === groups[0] && groupsOfOwn.has(group));
  return !isOneGroup && new Set(facts.map(asked)).size === facts.length;
}

function asked({ kind, ask }: Fact): string {
  return ask ?? kind;
}
