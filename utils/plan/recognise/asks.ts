/** What fields ask beside their kinds: amounts, days and topics told by their own words. See `asks/ask-data.ts`. */
import { arithmeticId, solve } from '../asks/arithmetic';
import { sortOf, type AskData, type AskSort } from '../asks/ask-data';
import { asksCount, findAsk, type FoundAsk } from '../asks/find-ask';
import { unitsIn } from '../asks/units';
import type { FieldDescriptor, TextSource } from '../../pipeline';
import { isKind, kindEntry, type Kind } from '../kinds';
import { settle, type Reading } from './reading';
import { splitName } from './split-name';
import { suits } from './suits';
import type { Lexicon } from '../lexicon/lexicon';

/** Where a question may stand, and how far it is trusted there; the lexicon's own weights. */
const weights: Readonly<Partial<Record<TextSource, number>>> = {
  label: 1,
  'aria-label': 0.95,
  'aria-labelledby': 0.95,
  'table-header': 0.85,
  placeholder: 0.8,
  preceding: 0.75,
};
const nameWeight = 0.7;
/** A question in a legend is each of its boxes' and buttons'. */
const legendWeight = 0.9;
const least = 0.35;

/** Kinds that say nothing beside an ask. */
const empty: ReadonlySet<Kind> = new Set<Kind>([
  ...(['text', 'number', 'category', 'answer', 'notes', 'comment', 'description', 'reason', 'yes-no'] as const),
  ...(['reference', 'favorite', 'topic', 'rank', 'survey-scale'] as const),
]);
/** Kinds so general that an ask that is nearly as sure says more. */
const general: ReadonlySet<Kind> = new Set<Kind>([
  ...(['title', 'subject', 'feedback', 'message', 'quantity', 'percentage', 'price', 'search', 'rating'] as const),
  ...(['date', 'date-past', 'date-future', 'duration', 'issue-date', 'expiry-date', 'appointment', 'year'] as const),
  ...(['day', 'month', 'week'] as const),
  ...([
    'size',
    'length',
    'width',
    'depth',
    'area',
    'temperature',
    'item-weight',
    'grade',
    'cabin-class',
    'salary',
    'transaction-amount',
  ] as const),
]);
const nearly = 0.12;
/** Types of a text control that say themselves what they want. */
const toldByType = /^(email|url|password)$/;

interface Candidate extends FoundAsk {
  readonly sort: AskSort;
  readonly source: 'name' | TextSource;
  readonly text: string;
  readonly score: number;
}

/** @param fields changed in place */
export function applyAsks(fields: readonly Reading[], data: AskData, lexicon: Lexicon): void {
  for (const reading of fields) {
    if (settleSum(reading)) continue;
    const [found] = candidates(reading, data, lexicon);
    if (!found || !prevails(found, reading)) {
      settleCount(reading, data);
      continue;
    }
    const kind = kindFor(found, reading, data);
    reading.ask = { id: found.id, kind };
    settle(reading, kind, found.source, found.text);
  }
}

const calendar: ReadonlySet<Kind> = new Set<Kind>(['day', 'month', 'year', 'week', 'unit', 'house-number']);

/** "Number of days" is no day of the month, square metres are no flat. */
function settleCount(reading: Reading, data: AskData): void {
  const { field, kind } = reading;
  const text = field.texts[0]?.text ?? '';
  if (field.control !== 'number' || !calendar.has(kind)) return;
  if (asksCount(text, data) || unitsIn(text).length > 0) settle(reading, 'number', 'label', text);
}

/** A sum to be done, as some forms ask to keep robots away: anybody can do it. */
function settleSum(reading: Reading): boolean {
  const { field } = reading;
  const asked = field.texts.find(({ text }) => solve(text) !== null);
  if (!asked || !(field.control === 'number' || isLine(field))) return false;
  const kind = field.control === 'number' ? 'number' : 'text';
  reading.ask = { id: arithmeticId, kind };
  settle(reading, kind, asked.source, asked.text);
  return true;
}

/** What the field asks and could hold, the best first. */
function candidates(reading: Reading, data: AskData, lexicon: Lexicon): Candidate[] {
  const found = [...heard(reading.field, lexicon)].flatMap(([source, text, weight]) => {
    const candidate = (ask: FoundAsk): Candidate => ({
      ...{ ...ask, source, text, sort: sortOf(ask.id, data.table) },
      score: weight * (0.4 + 0.6 * ask.share),
    });
    const ask = findAsk(text, data, (one) => fits(candidate(one), reading, data));
    return ask ? [candidate(ask)] : [];
  });
  return found.sort((one, other) => other.score - one.score);
}

function* heard(field: FieldDescriptor, lexicon: Lexicon): Generator<[Candidate['source'], string, number]> {
  for (const { source, text } of field.texts) {
    const weight = source === 'legend' && isOneOfMany(field) ? legendWeight : weights[source];
    if (weight !== undefined) yield [source, text, weight];
  }
  const name = field.name || field.elementId;
  if (name) yield ['name', splitName(name, lexicon.vocabulary).words.join(' '), nameWeight];
}

function isOneOfMany({ control }: FieldDescriptor): boolean {
  return control === 'choice' || control === 'check';
}

/** Whether the control could hold the answer, and the question is meant so. */
function fits(ask: Candidate, { field, kind }: Reading, data: AskData): boolean {
  const counts = field.control === 'number' || asksCount(ask.text, data);
  if (ask.counted && !counts && !isNumericChoice(field)) return false;
  switch (ask.sort) {
    case 'amount':
      return field.control === 'number' || isLine(field) || isNumericChoice(field);
    case 'day':
      return (
        field.control === 'date' || (isLine(field) && (kindEntry(kind).group === 'date' || saysDate.test(ask.text)))
      );
    case 'flag':
      return field.control === 'choice';
    case 'kind':
      return isKind(data.table.kinds[ask.id]!) && suits(data.table.kinds[ask.id] as Kind, field);
    case 'code':
    case 'text':
      return isWriting(field) || (field.control === 'choice' && (field.editable || !field.optionsKnown));
  }
}

const saysDate = /date|datum|fecha|data\b|дата|日|تاريخ|tarih/i;

function isLine(field: FieldDescriptor): boolean {
  return field.control === 'text' && (field.type === 'text' || field.type === 'tel');
}

function isWriting(field: FieldDescriptor): boolean {
  return field.control === 'text' && !toldByType.test(field.type) && field.type !== 'tel' && field.type !== 'search';
}

/** A list most of whose options name numbers. */
function isNumericChoice(field: FieldDescriptor): boolean {
  if (field.control !== 'choice') return false;
  return field.options.filter(({ text }) => /\d/.test(text)).length * 2 >= Math.max(2, field.options.length);
}

/** Signals that nobody reads. */
const byProgrammer: ReadonlySet<string> = new Set(['name', 'id', 'handle', 'limits', 'inputmode', 'type']);

/** Whether the ask says more than what recognition found. */
function prevails(ask: Candidate, { kind, known, scores }: Reading): boolean {
  if (ask.score < least) return false;
  if (!known) return true;
  const spoken = scores.evidenceFor(kind);
  if (spoken.some(({ signal }) => signal === 'autocomplete')) return false;
  if (ask.source === 'name')
    return empty.has(kind) && spoken.every(({ signal }) => signal === 'name' || signal === 'id');
  if (empty.has(kind)) return true;
  const other = Math.max(0, ...spoken.filter(({ signal }) => !byProgrammer.has(signal)).map(({ score }) => score));
  if (ask.strong) return ask.score >= other;
  return ask.score > (general.has(kind) ? other - nearly : other + 0.02);
}

function kindFor(ask: Candidate, { kind, known, field }: Reading, data: AskData): Kind {
  switch (ask.sort) {
    case 'kind':
      return data.table.kinds[ask.id] as Kind;
    case 'amount':
      return 'number';
    case 'day':
      return kindEntry(kind).group === 'date' && suits(kind, field) ? kind : 'date';
    case 'flag':
      return 'yes-no';
    case 'code':
    case 'text':
      if (known && general.has(kind)) return kind;
      return field.control === 'text' && field.type !== 'text' ? 'answer' : 'text';
  }
}
