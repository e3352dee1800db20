/** Days of which no word says when they are: "Service date" in a record has been, in a request it is still to come. */
import { firstText } from '../label-of';
import type { AskData, AskTable } from '../asks/ask-data';
import { matches } from '../pattern-of';
import type { Kind } from '../../kinds/kinds';
import type { FieldDescriptor } from '../../pipeline';
import { settle, type Reading } from './reading';

const comes: ReadonlySet<string> = new Set(['date-future', 'future', 'due']);

/** "Last dental visit" is none to come. */
const mayComeAgain: ReadonlySet<string> = new Set([...comes, 'appointment', 'next-visit', 'review-ahead']);

/** Of what began and ended, which end it is. */
const ends: Readonly<Record<string, string>> = {
  'start-date': 'period-start',
  'end-date': 'period-end',
  'check-in': 'trip-start',
  'check-out': 'trip-end',
};

/** A journey takes weeks, other things that have begun and ended take months. */
const ofJourney: Readonly<Record<string, string>> = { 'period-start': 'trip-start', 'period-end': 'trip-end' };

const bare: ReadonlySet<Kind> = new Set<Kind>(['date', 'datetime']);

type TenseWords = AskTable['tense'];

function says(what: keyof TenseWords, text: string, words: TenseWords): boolean {
  return matches(words[what], text);
}

/** @param fields changed in place @param asks has the words; absent: nothing is said of days */
export function settleTense(fields: readonly Reading[], asks?: AskData): void {
  if (!asks) return;
  const words = asks.table.tense;
  for (const reading of fields) {
    const { field } = reading;
    const label = firstText(field);
    // "When did you stop smoking?" hardly wants the minute.
    if (reading.kind === 'datetime' && field.control === 'text' && matches(asks.table.answers.when, label))
      settle(reading, 'date', 'label', label);
    if (isAheadOf(reading, asks.table) && says('whenDid', label, words))
      reading.ask = { id: 'past', kind: reading.kind };
    const { kind, ask } = reading;
    if (
      comes.has(ask?.id ?? kind) &&
      says('hasCome', label, words) &&
      !isAhead(label, words) &&
      isInRecord(field, words)
    )
      reading.ask = { id: 'recent', kind: 'date' };
    if (mayComeAgain.has(ask?.id ?? kind) && says('lastOf', label, words))
      reading.ask = { id: 'past-year', kind: 'date' };
    if (kind === 'graduation-date' && (says('desired', label, words) || says('stillToCome', label, words)))
      settle(reading, 'date-future', 'label', label);
    if (reading.ask || !(bare.has(kind) || kind === 'date-past' || kind in ends) || field.autocomplete) continue;
    const isDesired = says('desired', label, words);
    if (isDesired || says('stillToCome', label, words)) {
      if (kind === 'date-past' || (kind === 'date' && isDesired)) settle(reading, 'date-future', 'label', label);
      continue;
    }
    if (kind === 'date-past') continue;
    const id = bare.has(kind) ? pastDay(label, field, words) : pastEnd(kind, label, field, words);
    if (id) reading.ask = { id: (says('journey', label, words) && ofJourney[id]) || id, kind };
  }
  endWhatIsPast(fields);
  settleJourney(fields);
}

/** Whether a question of the table is answered with a day to come. */
function isAheadOf({ ask }: Reading, { days }: AskTable): boolean {
  return ask !== null && (days[ask.id]?.[1] ?? 0) > 0;
}

/** "Preferred delivery", "Vet visit due": to come in a record as well. */
function isAhead(label: string, words: TenseWords): boolean {
  return says('desired', label, words) || /(?<!\p{L})due(?!\p{L})/iu.test(label);
}

/** Whether a form tells of what has been: a report, a log. */
export function isInRecord({ formTexts }: Pick<FieldDescriptor, 'formTexts'>, words: TenseWords): boolean {
  return formTexts.some((text) => says('record', text, words));
}

/** @returns '' for a day that may be to come */
function pastDay(label: string, field: FieldDescriptor, words: TenseWords): string {
  if (says('lastOf', label, words)) return 'past-year';
  if ((['done', 'dateOf', 'whenDid'] as const).some((what) => says(what, label, words))) return 'past';
  if (isInRecord(field, words)) return 'recent';
  return says('didThen', label, words) ? 'past' : '';
}

/** @returns '' for the end of a span that may be to come */
function pastEnd(kind: Kind, label: string, field: FieldDescriptor, words: TenseWords): string {
  if (kind === 'start-date' && says('whenDid', label, words)) return 'past';
  return says('overSpan', label, words) || isInRecord(field, words) ? ends[kind]! : '';
}

/** "Last stay in hospital from", "to": what began in the past by its own words has ended. */
function endWhatIsPast(fields: readonly Reading[]): void {
  let begun: Reading | null = null;
  for (const reading of fields) {
    const { kind, ask, field } = reading;
    if (kind === 'start-date') begun = reading;
    const isItsEnd = kind === 'end-date' && !ask && begun?.field.form === field.form;
    if (isItsEnd && begun?.ask && agoByWords.has(begun.ask.id)) {
      begun.ask = { id: 'period-start', kind: 'start-date' };
      reading.ask = { id: 'period-end', kind };
    }
  }
}
const agoByWords: ReadonlySet<string> = new Set(['past', 'past-year', 'recent']);

/** What is said to have happened on a journey did so while it lasted. */
function settleJourney(fields: readonly Reading[]): void {
  const away = new Set(fields.filter(({ ask }) => ask?.id === 'trip-end').map(({ field }) => field.form));
  for (const reading of fields) {
    const { ask, kind, field } = reading;
    if (away.has(field.form) && (ask ? ask.id === 'past' : kind === 'date-past')) reading.ask = { id: 'in-trip', kind };
  }
}
