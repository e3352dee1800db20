/**
 * What sort of answer the words around a question's matter ask for, whatever the matter is: "Date licence was obtained" wants
 * a day, "Reason absence is requested" neither days nor a sum.
 */
import { firstText } from '../../label-of';
import { kindEntry, type Kind } from '../../../kinds/kinds';
import type { AskData, AskSort } from '../../asks/ask-data';
import { asksCount } from '../../asks/find-ask';
import { settle, type Reading } from '../reading';
import { weights } from '../signals/weights';
import { isDigits, suits } from '../suits';
import { isLine } from './control-sorts';
import { beginsWithDate } from './says-date';

interface AnswerSort {
  readonly says: (text: string, data: AskData) => boolean;
  /** What such a question may be among the table's, beside those that are answered by such a kind. */
  readonly asks: ReadonlySet<AskSort>;
  readonly is: (kind: Kind) => boolean;
  /** What it is where nothing else that was found is one. */
  readonly kind: (text: string) => Kind;
}

const isOfDate = (kind: Kind): boolean => kindEntry(kind).group === 'date';

const told: ReadonlySet<Kind> = new Set<Kind>([
  ...(['reason', 'message', 'comment', 'description', 'feedback', 'notes', 'answer', 'text'] as const),
]);

const why =
  /^\W*(?:(?:the|your|main|primary) )*(?:reasons? (?!codes?(?!\p{L}))|(?:why|\p{L}*grund|warum|weshalb|(?:motif|raison) d|pourquoi|motivo|raz(?:[oó]n(?! social)|ão(?! social))|perché|reden|waarom|powód|przyczyna|dlaczego|причина|почему|anledning|varför|důvod|proč|neden)(?!\p{L})|por ?qu[eéê] )|^سبب|^لماذا|(?:理由|原因|사유|이유)\W*$|なぜ|为什么|為什麼/iu;

/** "Serial no. of the pump" counts no pumps, "Οδός και αριθμός" no streets. */
const numbered: ReadonlySet<Kind> = new Set<Kind>([
  ...(['serial-number', 'reference', 'booking-reference', 'flight-number', 'license-plate', 'vin'] as const),
  ...(['street-address', 'address-line1', 'street-name', 'full-address'] as const),
]);

/** A form of a date or all until today is no day, nor is what something is based on. */
const noDay =
  /^\W*date (?:format|range|type|rate|stamp|zone|field)|(?<!\p{L})to date\W*$|(?<!\p{L})(?:based|work|focus|relied|depend|locat|list|install|host|store|found|mount|view|us)\p{L}* on\W*$/iu;
/** "Expected return date", "Sample collected on". */
const endsInDay =
  /^[^,/&]*(?:\p{L} date|datum|日期)\W*$|(?<!\p{L})(?:\p{L}{2,}[^e]ed|paid|sent|sold|built|born|made|given|taken|done|held|drawn) on\W*$/iu;
const last = /(?<!\p{L})(?:last|previous|letzte[nrs]?|derni[eè]re?|[úu]ltim[ao]|laatste|ostatni\p{L}*)(?!\p{L})/iu;

/** A moment or a span, in whatever words. */
const when =
  /^\W*(?:when (?:did|do|does|was|were|is|are|will|has|have|had|can|could|should|would)|(?:the )?last time|(?:ab |seit )?wann|(?:depuis |à partir de )?quand|(?:desde |a partir de )?cu[aá]ndo|(?:da |desde )?quando|(?:vanaf |sinds )?wanneer|(?:od )?kiedy|(?:с )?когда|när|kdy|ne zaman)(?!\p{L})|\p{L}{3,} (?:expires?|runs? out|lapses)\W*$|^いつ|^متى|什么时候|언제/iu;

/** "Nights you will stay", "Seconds before timing out", "Downtime in minutes"; "Hours of operation" are told otherwise. */
const lasts =
  /^\W*(?:(?:seconds|nights) (?!\p{L}*ly)\p{L}+|(?:days|weeks|months|hours|minutes) (?:an?|per|each|before|after|until|since|to keep|spent|missed|lost))(?!\p{L})|[(\s](?:in )?(?:seconds|minutes)\)?\W*$/iu;
/** "Anzahl Jahre im Betrieb" counts whatever it goes on about; these words at its beginning say so. */
const countingWords = 3;

const sorts: readonly AnswerSort[] = [
  {
    says: (text) => why.test(text),
    asks: new Set<AskSort>(['text', 'code']),
    is: (kind) => told.has(kind),
    kind: () => 'reason',
  },
  {
    says: (text) => (beginsWithDate.test(text) || endsInDay.test(text)) && !noDay.test(text),
    asks: new Set<AskSort>(['day']),
    is: (kind) => isOfDate(kind) || kind === 'cc-exp',
    kind: (text) => (last.test(text) ? 'date-past' : 'date'),
  },
  {
    says: (text) => when.test(text),
    asks: new Set<AskSort>(['day', 'time', 'text']),
    is: isOfDate,
    kind: () => 'date',
  },
  {
    says: (text, data) => lasts.test(text) || asksCount(text.split(' ', countingWords).join(' '), data),
    asks: new Set<AskSort>(['amount', 'text']),
    is: (kind) => (isDigits(kind) && kind !== 'duration') || numbered.has(kind),
    kind: () => 'number',
  },
];

/** @returns what a question's own words ask for; null where they leave it open */
function answerSort(text: string, data: AskData): AnswerSort | null {
  return sorts.find(({ says }) => says(text, data)) ?? null;
}

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
  const text = firstText(reading.field);
  const sort = isLine(field) ? answerSort(text, data) : null;
  if (!sort || sort.is(kind)) return;
  const other = scores.best((one) => sort.is(one) && suits(one, field));
  settle(reading, other && scores.of(other) >= weights.least.any ? other : sort.kind(text), 'label', text);
}
