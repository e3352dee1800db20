/** A question of the table beside the kind that recognition found. */
import { timeKinds, type Kind } from '../../../kinds/kinds';
import type { Reading } from '../reading';
import type { Candidate } from './fits';
import { isLabelled } from './heard';

const least = 0.35;

/** Kinds that say nothing beside an ask. */
const empty: ReadonlySet<Kind> = new Set<Kind>([
  ...(['text', 'number', 'category', 'answer', 'notes', 'comment', 'description', 'reason', 'yes-no'] as const),
  ...(['reference', 'favorite', 'topic', 'rank', 'survey-scale'] as const),
]);

/** Kinds so general that an ask that is nearly as sure says more. */
export const general: ReadonlySet<Kind> = new Set<Kind>([
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

/** Whether a kind says no more than that something is asked. */
export const isOpen = (kind: Kind): boolean => empty.has(kind);

const nearly = 0.12;

/** Signals that nobody reads. */
const byProgrammer: ReadonlySet<string> = new Set(['name', 'id', 'handle', 'limits', 'inputmode', 'type']);

/** Boxes of a date say "day" and "month" without counting any. */
const dateParts: ReadonlySet<Kind> = new Set<Kind>([
  ...(['bday-day', 'bday-month', 'bday-year', 'cc-exp-month', 'cc-exp-year'] as const),
]);

/** "IBAN for the refund": whatever the money is for, it is asked where it goes. */
const neverAmounts: ReadonlySet<Kind> = new Set<Kind>(['iban', 'bic', 'clabe', 'account-number', 'routing-number']);

const addresses: ReadonlySet<Kind> = new Set<Kind>(['email', 'url']);
const phones: ReadonlySet<Kind> = new Set<Kind>(['tel', 'tel-mobile', 'tel-national']);

/** "Número de empleado" is one's own, "número de empleados" says how many. */
const numbers: ReadonlySet<Kind> = new Set<Kind>(['employee-id', 'student-id', 'account-id', 'loyalty-number']);

/** Whether the ask says more than what recognition found. */
export function prevails(ask: Candidate, { kind, known, scores, field }: Reading): boolean {
  if (ask.score < least) return false;
  if (!known) return ask.source !== 'name' || !isOfWords(ask) || !isLabelled(field);
  const spoken = scores.evidenceFor(kind);
  if (spoken.some(({ signal }) => signal === 'autocomplete') || dateParts.has(kind)) return false;
  if (ask.source === 'name')
    return (
      spoken.every(({ signal }) => signal === 'name' || signal === 'id') &&
      (kind === 'message' || (empty.has(kind) && !(isOfWords(ask) && isLabelled(field))))
    );
  // "Closing time" says more than that a time is asked for.
  if (empty.has(kind) || (ask.sort === 'time' && timeKinds.has(kind))) return true;
  if (ask.sort === 'amount' && neverAmounts.has(kind)) return false;
  // "Trade reference 1 – contact email" wants an address, whatever it is of.
  if (ask.share < 1 && addresses.has(kind) && isOfWords(ask) && spoken.some(({ signal }) => signal === 'label'))
    return false;
  // "メール" and "電話番号" in the row "How to reach you": what stands before the box narrows what the row asks.
  if (ask.source === 'table-header' && (addresses.has(kind) || phones.has(kind)) && isNarrowed(spoken)) return false;
  // "Receiving contact's phone" is nobody's name: the control takes a number alone.
  if (phones.has(kind) && field.control === 'text' && field.type === 'tel' && isOfWords(ask)) return false;
  const other = Math.max(0, ...spoken.filter(({ signal }) => !byProgrammer.has(signal)).map(({ score }) => score));
  if (ask.strong) return ask.score > other || (ask.score === other && !(ask.counted && numbers.has(kind)));
  return ask.score > (general.has(kind) ? other - nearly : other + 0.02);
}

/** Said before the box, and by its name too: the text before a table's first cell may be another column's. */
function isNarrowed(spoken: readonly { readonly signal: string }[]): boolean {
  return spoken.some(({ signal }) => signal === 'preceding') && spoken.some(({ signal }) => byProgrammer.has(signal));
}

function isOfWords({ sort }: Candidate): boolean {
  return sort === 'text' || sort === 'code' || sort === 'kind';
}
