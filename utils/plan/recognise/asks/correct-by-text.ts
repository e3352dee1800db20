/** What a field's text says against the kind that was found: "Number of days" is no day of the month, "Tracker fitted?" wants a yes. */
import { firstText } from '../../label-of';
import type { Kind } from '../../../kinds/kinds';
import { saidPrefix, type AskData } from '../../asks/ask-data';
import { asksCount } from '../../asks/find-ask';
import { unitsAt, unitsIn } from '../../asks/units';
import { inPeriod } from '../texts/in-period';
import { reopen, settle, type Reading } from '../reading';
import { calendarParts } from './calendar-parts';
import { isLine } from './control-sorts';
import { endsInNumber, namesCode } from './names-code';
import { asksWhether } from './says-whether';

/** Kinds that are never told by a number. */
const worded: ReadonlySet<Kind> = new Set<Kind>([
  ...([
    'degree',
    'field-of-study',
    'school',
    'organization',
    'department',
    'organization-title',
    'industry',
    'brand',
  ] as const),
  ...(['insurance-provider', 'bank-name', 'airline', 'product-name', 'category', 'topic', 'tags', 'skills'] as const),
  ...([
    'team-name',
    'project-name',
    'doctor-name',
    'airport-from',
    'airport-to',
    'address-level1',
    'address-level2',
    'yes-no',
    'notes',
  ] as const),
]);

const headcounts: ReadonlySet<Kind> = new Set<Kind>(['passengers', 'adults', 'children', 'rooms', 'quantity', 'stock']);

/** Where "number" makes a code of whatever stands beside it. */
const aCodeByNumber: ReadonlySet<Kind> = new Set<Kind>(['title', 'subject', 'honorific-prefix']);

/** "Restricciones médicas", "Certificado médico": a noun before it makes an adjective of the doctor. */
const medicalThing = /(?<=(?<!\p{L})(?!nombre |nome |apellido)\p{L}{4,} )m[ée]dic(?:[ao]s?|he|i)\W*$/iu;

/** "What will you sell?" wants more than a yes. */
const asksWhat =
  /^\W*(?:what|which|who|whom|whose|where|when|why|how|was|welche[rsmn]?|wer|wen|wem|wo|wann|warum|wie|quels?|quelles?|qui|que|qu[’']|où|quand|pourquoi|comment|qué|cuál(?:es)?|quién|dónde|cuándo|cómo|che|cosa|quale|quali|chi|dove|come|wat|wie|waar|что|какой|какая|какие|кто|где|когда|как)(?!\p{L})/iu;

/** "Urgent?", "Billable?" */
const oneWord = /^\W*\p{L}{5,}\?\W*$/u;

/** "Indoor or outdoor?": either is an answer. */
const eitherOr =
  /^\W*(?:(?:is|are|was|were) (?:it|this|they|(?:the|your) \p{L}+) )?((?!(?:wh|how|any|do|does|have) ?)[\p{L}-]+(?: [\p{L}-]+)?) or [\p{L}-]+(?: [\p{L}-]+)?\?\W*$/iu;

/** "Deposit scheme reference" is no amount. */
const endsInReference = /\p{L} (?:reference|ref\.?|code)\W*$/iu;

/** "Backer limit", "Daily quota": what such words name is a number. */
const headsOfNumbers =
  /\p{L} (?:limit|quota|headcount|head count|count|capacity|threshold|ratio|coefficient|percentage)\W*$/iu;

/** "Under 5s", "12–17 years": how many of that age. */
const ofAges =
  /^\W*(?:(?:under|over|aged?|ages|unter|über|moins de|plus de|menores de|mayores de|sotto i|oltre i|menores de|onder|boven) )?(?:\d{1,2}\s*(?:-|–|to|bis|à|a)\s*)?\d{1,2}(?:s|\+)?(?: ?(?:years?|yrs|y\/o|jahren?|ans|años|anni|anos|jaar|lat))?(?: old)?\W*$/iu;

const lasts = /(?<!\p{L})(?:how long|length|duration|dauer|durée|duraci|durata|duração|duur)/iu;

/** "Propeller hours" are counted, "hours" alone may be those of a shop. */
const countsHours = /\p{L} hours(?!\p{L})|^\W*hours (?:of|spent|per|watch|on)(?!\p{L})/iu;

/** "Pre-cruise hotel nights" are counted. */
const countsNights = /\p{L} nights\W*$/iu;

/** "Nights of accommodation needed" are a few. */
const countsDays =
  /^\W*(?:(?:total )?(?:number|no\.?) of |how many )?(?:working |business |school |sick )?(?:nights|days|weeks|months|hours)(?!\p{L})/iu;

/** "Oversized items (skis, golf bags)": which ones. */
const listsItems =
  /(?<!\p{L})(?:missing|lost|damaged|broken|special|personal|prohibited|valuable|borrowed|found) items?\W*$/iu;

const listsExamples = /\(\W*\p{L}[\p{L} ]*,[\p{L} ,]*\)/u;

/** "Location of stopcock": somewhere in a house, no town. */
const locatesThing =
  /^\W*(?:exact )?(?:location|position) of (?:the )?(?!the |business|event|office|job|work|property|birth|company|project|venue|accident|incident|site|premises|school|branch|store|meeting|wedding|ceremony|residence|home|employer|land|farm|shoot|filming|activit|delivery|collection|pick|conference|course|training|loss|theft|crime|offence|position|role)\p{L}/iu;

/** "Which feature do you use most?" wants a word, "Where is the car now?" a place, whatever else they name. */
const asksWhich =
  /^\W*(?:which|what|who|welche[rsmn]?|quels?|quelles?|qu[eé]|cuál(?:es)?|quale|quali|welke) (?!(?:number|amount|percentage|age|size|year|date|day|month|time)(?!\p{L}))\p{L}/iu;

const asksWhere = /^\W*(?:where|wo|où|dónde|dove|onde|waar) /iu;

/** Kinds that a word for an end of a span tells of. */
const ends: ReadonlySet<Kind> = new Set<Kind>(['number-max', 'number-min', 'quantity', 'rank']);

/** Things that are somewhere. */
const placed: ReadonlySet<Kind> = new Set<Kind>(['vehicle-model', 'vehicle-make', 'product-name', 'brand', 'quantity']);

/** "Drop-off hotel or address" asks where, not when. */
const stays: ReadonlySet<Kind> = new Set<Kind>(['check-in', 'check-out']);

const somewhere = /(?<!\p{L})(?:hotel|address|location|place|point|branch|depot|venue|terminal)(?!\p{L})/iu;

/** "Coach request", "Consultant requested": what is asked for, no letter that asks for it. */
const requestFor =
  /^\W*(?!(?:your|special|other|any|additional|further|initial|service|general|my|this|the|customer) )\p{L}{3,} request(?:s|ed)?\W*$/iu;

/** "Age first licensed", "First aider on duty", "Reference given": no half of a name. */
const firstOfAll =
  /(?<!\p{L})(?:first|last) (?!(?:names?|given|middle|initial|and|or|first|last|mi|family|surname|legal|preferred)(?!\p{L}))\p{L}{3,}(?!.*names?(?!\p{L}))|\p{L}{4,} given\W*$/iu;

const saysWhen = /date|time|day|hour|when/iu;

interface Correction {
  readonly on: 'line' | 'number' | 'any';
  /** Kinds that were found; where nothing but the control's type spoke for one, all of them. */
  readonly of: ReadonlySet<Kind> | 'any' | 'unknown';
  readonly says: RegExp | ((text: string, reading: Reading, data: AskData) => boolean);
  readonly asks: Kind;
  /** What is asked besides. */
  readonly ask?: (text: string) => string;
  /** Whether the kind is no more than a guess. */
  readonly isOpen?: boolean;
}

const only = (...kinds: readonly Kind[]): ReadonlySet<Kind> => new Set(kinds);

/** The first that holds is taken. */
const corrections: readonly Correction[] = [
  { on: 'line', of: 'any', says: (text, reading) => isNumbered(text, reading), asks: 'reference' },
  { on: 'line', of: 'unknown', says: headsOfNumbers, asks: 'number' },
  { on: 'line', of: 'any', says: asksWhether, asks: 'yes-no' },
  { on: 'line', of: 'unknown', says: oneWord, asks: 'yes-no' },
  { on: 'line', of: 'unknown', says: eitherOr, asks: 'text', ask: (text) => saidPrefix + eitherOr.exec(text)![1] },
  { on: 'line', of: only('time'), says: countsHours, asks: 'number' },
  { on: 'line', of: only('duration'), says: countsNights, asks: 'number' },
  { on: 'line', of: only('message'), says: requestFor, asks: 'text', isOpen: true },
  { on: 'any', of: only('doctor-name'), says: medicalThing, asks: 'text', isOpen: true },
  { on: 'line', of: only('given-name', 'family-name'), says: firstOfAll, asks: 'text', isOpen: true },
  { on: 'line', of: only('yes-no'), says: asksWhat, asks: 'text' },
  { on: 'line', of: ends, says: asksWhich, asks: 'text' },
  { on: 'line', of: placed, says: asksWhere, asks: 'text', ask: () => 'whereabouts' },
  { on: 'line', of: stays, says: (text) => somewhere.test(text) && !saysWhen.test(text), asks: 'full-address' },
  { on: 'number', of: 'unknown', says: ofAges, asks: 'children' },
  {
    on: 'number',
    of: only('duration'),
    says: (text) => !lasts.test(text) && (inPeriod.test(text) || countsDays.test(text)),
    asks: 'number',
  },
  { on: 'line', of: only('quantity'), says: (text) => listsExamples.test(text) || listsItems.test(text), asks: 'text' },
  { on: 'line', of: only('address-level2'), says: locatesThing, asks: 'text', ask: () => 'indoor-place' },
  // "How many years have you been gardening?", whatever the control.
  { on: 'line', of: only('month', 'year', 'week'), says: (text, _, data) => asksCount(text, data), asks: 'number' },
  { on: 'number', of: only('week'), says: () => true, asks: 'number' },
  {
    on: 'number',
    of: calendarParts,
    says: (text, { field }, data) => asksCount(text, data) || [...unitsIn(text), ...unitsAt(field)].length > 0,
    asks: 'number',
  },
];

/** @param reading changed in place */
export function correctByText(reading: Reading, data: AskData): void {
  const text = firstText(reading.field);
  const found = corrections.find((one) => holds(one, text, reading, data));
  if (!found) return;
  if (found.isOpen) return reopen(reading, found.asks);
  settle(reading, found.asks, 'label', text);
  if (found.ask) reading.ask = { id: found.ask(text), kind: found.asks };
}

function holds({ on, of, says }: Correction, text: string, reading: Reading, data: AskData): boolean {
  if (!isOn(on, reading) || !isOf(of, reading)) return false;
  return says instanceof RegExp ? says.test(text) : says(text, reading, data);
}

function isOn(on: Correction['on'], { field }: Reading): boolean {
  return on === 'any' || (on === 'line' ? isLine(field) : field.control === 'number');
}

function isOf(of: Correction['of'], { kind, known }: Reading): boolean {
  if (of === 'any') return true;
  return of === 'unknown' ? !known : of.has(kind);
}

/** "Working with children check number" counts no children, "Codice stalla" is no stable. */
function isNumbered(text: string, { kind, known }: Reading): boolean {
  if (!known && kind === 'text') return namesCode(text);
  if (kind === 'transaction-amount' || kind === 'price') return endsInReference.test(text) || endsInNumber.test(text);
  if (headcounts.has(kind)) return endsInNumber.test(text);
  return (worded.has(kind) || aCodeByNumber.has(kind)) && namesCode(text);
}
