/**
 * What sort of answer the words around a question's matter ask for, whatever the matter is: "Date licence was obtained" wants
 * a day, "Reason absence is requested" neither days nor a sum.
 */
import { byTextOf } from '../../by-text';
import { firstText } from '../../label-of';
import { kindEntry, type Kind } from '../../../kinds/kinds';
import type { AskData, AskSort, AskTable } from '../../asks/ask-data';
import { asksCount } from '../../asks/find-ask';
import { settle, type Reading } from '../reading';
import { weights } from '../signals/weights';
import { matches } from '../../pattern-of';
import { isDigits, suits } from '../suits';
import { isLine } from './control-sorts';
import { beginsWithDate } from './says-date';

interface AnswerSort {
  readonly says: (text: string, data: AskData) => boolean;
  /** What such a question may be among the table's, beside those that are answered by such a kind. */
  readonly asks: ReadonlySet<AskSort>;
  readonly is: (kind: Kind) => boolean;
  /** What it is where nothing else that was found is one. */
  readonly kind: (text: string, data: AskData) => Kind;
}

const isOfDate = (kind: Kind): boolean => kindEntry(kind).group === 'date';

const told: ReadonlySet<Kind> = new Set<Kind>([
  ...(['reason', 'message', 'comment', 'description', 'feedback', 'notes', 'answer', 'text'] as const),
]);

/** "Serial no. of the pump" counts no pumps, "Οδός και αριθμός" no streets. */
const numbered: ReadonlySet<Kind> = new Set<Kind>([
  ...(['serial-number', 'reference', 'booking-reference', 'flight-number', 'license-plate', 'vin'] as const),
  ...(['street-address', 'address-line1', 'street-name', 'full-address'] as const),
]);

/** "Anzahl Jahre im Betrieb" counts whatever it goes on about; these words at its beginning say so. */
const countingWords = 3;

function says(what: keyof AskTable['answers'], text: string, { table }: AskData): boolean {
  return matches(table.answers[what], text);
}

/** Kinds that tell no more of a day than its year. */
const years: ReadonlySet<Kind> = new Set<Kind>(['year', 'bday-year', 'cc-exp-year']);

const sorts: readonly AnswerSort[] = [
  {
    says: (text, data) => says('year', text, data),
    asks: new Set<AskSort>(['amount', 'code', 'kind', 'text']),
    is: (kind) => !isOfDate(kind) || years.has(kind),
    kind: () => 'year',
  },
  {
    says: (text, data) => says('why', text, data),
    asks: new Set<AskSort>(['text', 'code']),
    is: (kind) => told.has(kind),
    kind: () => 'reason',
  },
  {
    says: (text, data) => (beginsWithDate.test(text) || says('day', text, data)) && !says('noDay', text, data),
    asks: new Set<AskSort>(['day']),
    is: (kind) => isOfDate(kind) || kind === 'cc-exp',
    kind: (text, data) => (says('lastDay', text, data) ? 'date-past' : 'date'),
  },
  {
    says: (text, data) => says('when', text, data),
    asks: new Set<AskSort>(['day', 'time', 'text']),
    is: isOfDate,
    kind: () => 'date',
  },
  {
    says: (text, data) => says('howMany', text, data) || asksCount(text.split(' ', countingWords).join(' '), data),
    asks: new Set<AskSort>(['amount', 'text']),
    is: (kind) => (isDigits(kind) && kind !== 'duration') || numbered.has(kind),
    kind: () => 'number',
  },
];

/** @returns what a question's own words ask for; null where they leave it open */
const answerSort = byTextOf(
  (text, data: AskData): AnswerSort | null => sorts.find(({ says }) => says(text, data)) ?? null,
);

interface FoundQuestion {
  readonly id: string;
  readonly sort: AskSort;
  readonly text: string;
}

/** Whether a question of the table may be what the words around it ask for. */
export function isOfSort({ id, sort, text }: FoundQuestion, data: AskData): boolean {
  const wanted = answerSort(text, data);
  if (!wanted) return true;
  return sort === 'kind' ? wanted.is(data.table.kinds[id] as Kind) : wanted.asks.has(sort);
}

/** Takes another kind where the one that was found is no answer of the sort. @param reading changed in place */
export function correctBySort(reading: Reading, data: AskData): void {
  const { kind, field, scores } = reading;
  const text = firstText(field);
  const sort = isLine(field) ? answerSort(text, data) : null;
  if (!sort || sort.is(kind)) return;
  const other = scores.best((one) => sort.is(one) && suits(one, field));
  settle(reading, other && scores.of(other) >= weights.least.any ? other : sort.kind(text, data), 'label', text);
}
