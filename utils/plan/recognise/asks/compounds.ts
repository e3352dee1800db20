/** One box for facts of different sorts: "Clinic name and address", "Insurer & policy number", "Vet (name, phone)". */
import type { FieldDescriptor } from '../../../pipeline';
import { kindEntry, type Kind } from '../../../kinds/kinds';
import { sortOf, type AskData } from '../../asks/ask-data';
import { findPart } from '../../asks/find-part';
import { saysSo } from '../../asks/says-so';
import { firstText } from '../../label-of';
import type { Lexicon } from '../../lexicon/lexicon';
import type { Fact } from '../../recognition';
import { settle, type Reading } from '../reading';
import { tokenise } from '../texts/fold';
import { between, hasRoom, splitLabel } from './listed-kinds';
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
  const facts = mayHoldMore(reading) && between.test(text) ? factsOf(text, reading, hearing) : null;
  if (!facts) return;
  reading.ask = null;
  reading.part = { of: 'list', facts, between: ', ' };
  settle(reading, facts[0]!.kind, 'label', text);
}

/** Lines of an address have their own ways to be told together. */
function mayHoldMore(reading: Reading): boolean {
  const isLine = kindEntry(reading.kind).group === 'address' && reading.kind !== 'full-address';
  return reading.part.of === 'whole' && !isLine && hasRoom(reading);
}

/** "Height and weight", "Terms and conditions": known as it stands. @param parts of it */
function isOneThing(parts: readonly string[], list: string, { ask }: Reading, lexicon: Lexicon): boolean {
  if (ask && (ask.share ?? 1) >= mostOfIt) return true;
  const border = tokenise(parts[0]!).length;
  return lexicon.kinds.find(tokenise(list)).some(({ start, end }) => start === 0 && end > border);
}

function factsOf(text: string, reading: Reading, hearing: Hearing): readonly Fact[] | null {
  const { list, whose, inBrackets } = splitLabel(text);
  const parts = list.includes('/') ? [] : list.split(between).filter(Boolean);
  if (parts.length < 2 || parts.length > most.facts) return null;
  if (parts.some((part) => wordsOf(part).length > most.words)) return null;
  // "Company, organisation", 会社名・団体名: whichever it is.
  if (parts.every((part) => saysSo('sortOfFirm', part, hearing.data))) return null;
  const isPlace = reading.kind === 'full-address' && whose !== '';
  if (!isPlace && isOneThing(parts, list, reading, hearing.lexicon)) return null;
  const heard = (labels: readonly string[]) => firstFact(labels.filter(Boolean), reading, hearing);
  const owner = wordsOf(parts[0]!).slice(0, -1).join(' ');
  const tail = whose && !inBrackets ? text.slice(text.indexOf(list) + list.length) : '';
  const facts = parts.map((part, at) => {
    // "Vehicle make and license plate": what has a word of its own is told by itself.
    const owned = at > 0 && owner && wordsOf(part).length === 1 ? `${owner} ${part}` : '';
    if (!inBrackets) return heard([tail && part + tail, owned, part]);
    const fact = heard([`${whose} ${part}`, part]);
    // "Insurer (name, policy number)": the insurer's.
    return fact?.kind === 'name' ? heard(wordsOf(whose).length > most.words ? [] : [whose]) : fact;
  });
  if (!facts.every((fact) => fact !== null) || !areApart(facts) || mixesNumbers(facts, hearing.data)) return null;
  const last = wordsOf(parts.at(-1)!);
  const shared = !owner && last.length > 1 ? heard([`${parts[0]} ${last.at(-1)}`]) : null;
  if (shared && asked(shared) === asked(facts.at(-1)!)) return null;
  return facts.flatMap((fact): readonly Fact[] =>
    fact.kind === 'street-address' ? [fact, { kind: 'address-level2' }] : [fact],
  );
}

function wordsOf(text: string): string[] {
  return text.split(' ');
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

function factOf({ ask, kind, known, scores }: Reading, data: AskData): Fact | null {
  if (ask) return ask.share === 1 || sortOf(ask.id, data.table) !== 'text' ? { kind: ask.kind, ask: ask.id } : null;
  if (!known || isOpen(kind) || noFacts.has(kind) || scores.of(kind) < sure) return null;
  return { kind };
}

/** "Medication (name, dose, how often)": a number without its unit says nothing among words. */
function mixesNumbers(facts: readonly Fact[], { table }: AskData): boolean {
  const isNumber = ({ ask }: Fact) => ask !== undefined && sortOf(ask, table) === 'amount';
  return facts.some(isNumber) && !facts.every(isNumber);
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
