/** What a field's text says against the kind that was found: "Number of days" is no day of the month, "Tracker fitted?" wants a yes. */
import { firstText } from '../../label-of';
import { kindEntry, type Kind } from '../../../kinds/kinds';
import { saidPrefix, type AskData, type AskTable } from '../../asks/ask-data';
import { asksCount } from '../../asks/find-ask';
import { saysSo } from '../../asks/says-so';
import { unitsAt, unitsIn } from '../../asks/units';
import { withoutBrackets } from '../../brackets';
import { patternOf } from '../../pattern-of';
import { reopen, settle, type Reading } from '../reading';
import { calendarParts } from './calendar-parts';
import { isLine, isWriting } from './control-sorts';
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

const headcounts: ReadonlySet<Kind> = new Set<Kind>([
  ...(['passengers', 'adults', 'children', 'household-size', 'rooms', 'quantity', 'stock'] as const),
]);

const counted: ReadonlySet<Kind> = new Set<Kind>([...headcounts, 'age', 'grade']);

const headings: ReadonlySet<Kind> = new Set<Kind>(['title', 'subject', 'review']);

/** What somebody may be responsible for. */
const ofSomebody: ReadonlySet<Kind> = new Set<Kind>(['unit', 'floor', 'title', 'subject', 'grade', 'quantity']);

/** Where "number" makes a code of whatever stands beside it. */
const aCodeByNumber: ReadonlySet<Kind> = new Set<Kind>(['title', 'subject', 'honorific-prefix']);

/** Kinds that a word for an end of a span tells of. */
const ends: ReadonlySet<Kind> = new Set<Kind>(['number-max', 'number-min', 'quantity', 'rank']);

/** Things that are somewhere. */
const placed: ReadonlySet<Kind> = new Set<Kind>([
  ...(['vehicle-model', 'vehicle-make', 'product-name', 'brand', 'quantity', 'impp', 'unit', 'floor'] as const),
]);

/** Kinds that a stay somewhere is told by. */
const stays: ReadonlySet<Kind> = new Set<Kind>(['check-in', 'check-out']);

/** Kinds that say who it is already. */
const kept: ReadonlySet<Kind> = new Set<Kind>(['doctor-name', 'insurance-provider', 'bank-name', 'airline']);

/** Kinds in which somebody speaks of themselves. */
const ofOneself: ReadonlySet<Kind> = new Set<Kind>(['bio', 'cover-letter', 'message']);

/** Kinds that no percentage tells. */
const neverShares: ReadonlySet<Kind> = new Set<Kind>([
  'duration',
  'company-size',
  'experience-years',
  'time',
  'salary',
]);

/** A regular expression of the table, by its name. */
type Words = keyof AskTable['corrections'];

interface Correction {
  readonly on: 'line' | 'number' | 'amount' | 'words' | 'any';
  /** Kinds that were found; where nothing but the control's type spoke for one, all of them. */
  readonly of: ReadonlySet<Kind> | 'any' | 'unknown';
  readonly says: Words | ((text: string, reading: Reading, data: AskData) => boolean);
  /** Words where it is left out. */
  readonly asks?: Kind;
  /** What is asked besides. */
  readonly ask?: string;
  /** Whether the kind is no more than a guess. */
  readonly isOpen?: boolean;
}

const only = (...kinds: readonly Kind[]): ReadonlySet<Kind> => new Set(kinds);

/** The first that holds is taken. */
const corrections: readonly Correction[] = [
  // "Do you have a loan? If yes, which plan?": nobody asks on after a no, nor why not after a yes.
  { on: 'words', of: 'any', says: 'onlyIfElsewhere', ask: 'said-no' },
  // "¿Padece alguna enfermedad? ¿Cuál?": of what is known otherwise, such as a voucher, a no is no answer.
  { on: 'words', of: 'unknown', says: 'whichIfAny', ask: 'said-no' },
  { on: 'words', of: 'any', says: 'onlyIfNot', ask: `${saidPrefix}Yes` },
  { on: 'words', of: 'any', says: 'onlyIf', ask: `${saidPrefix}No` },
  // "Warning message on screen": no letter to anybody.
  { on: 'words', of: 'any', says: 'errorMessage', ask: 'error-text' },
  // "Which operations, and in what year?" is no year alone.
  { on: 'words', of: only('year', 'date', 'date-past', 'month'), says: 'whichAndWhen', asks: 'text', isOpen: true },
  // "How was check-in?" asks for no day.
  { on: 'words', of: 'any', says: 'howWas', ask: 'how-it-was' },
  { on: 'line', of: 'any', says: isNumbered, asks: 'reference' },
  // A box of several lines for "Previous experience with children" wants no number of years.
  {
    on: 'any',
    of: only('experience-years'),
    says: (_, { field }) => isWriting(field) && !isLine(field),
    asks: 'answer',
    isOpen: true,
  },
  // "Backer limit", "Daily quota"
  { on: 'line', of: 'unknown', says: 'headsOfNumbers', asks: 'number' },
  { on: 'line', of: 'any', says: (text, _, data) => asksWhether(text, data), asks: 'yes-no' },
  // "How reliable is your line?", "Any clashes?"
  { on: 'words', of: 'unknown', says: 'howGood', ask: `${saidPrefix}Very ` },
  { on: 'words', of: 'unknown', says: 'anyAtAll', ask: `${saidPrefix}None` },
  { on: 'line', of: 'unknown', says: (text, _, data) => asksWhetherAtAll(text, data), asks: 'yes-no' },
  // "Expected travel (% of time)": a part that is usually small.
  { on: 'amount', of: 'any', says: 'lowShare', asks: 'number', ask: 'percent-low' },
  { on: 'amount', of: neverShares, says: (text) => /%|\bper ?cent/i.test(text), asks: 'percentage' },
  // "Length of membership" is no line's.
  { on: 'line', of: only('length'), says: 'lastsByLength', asks: 'duration' },
  { on: 'line', of: only('length', 'duration'), says: 'lastsLong', ask: 'z-time-at-place' },
  // "Occupational health provider", "Managing agent": a firm, whoever works there.
  {
    on: 'line',
    of: 'any',
    says: (text, { kind }, data) => !kept.has(kind) && saysSo('firm', text, data),
    asks: 'organization',
    ask: 'asked-company',
  },
  // "Fettgehalt" pays nobody.
  { on: 'amount', of: only('salary'), says: 'contentOf', asks: 'number', ask: 'concentration' },
  // "Propeller hours" are counted, "hours" alone may be those of a shop.
  { on: 'line', of: only('time'), says: 'countsHours', asks: 'number' },
  // "Pre-cruise hotel nights"
  { on: 'line', of: only('duration'), says: 'countsNights', asks: 'number' },
  // "Notes for the carrier" is no company, "Names of people mentioned" counts nobody.
  { on: 'words', of: worded, says: 'notesFor', asks: 'notes' },
  // "Comments on your working environment" tell nothing of who writes them, "Parts supplied by customer" are no company.
  { on: 'words', of: ofOneself, says: 'notesOn', isOpen: true },
  { on: 'line', of: only('organization'), says: 'suppliedThings', isOpen: true },
  { on: 'line', of: counted, says: 'whichOnes', isOpen: true },
  // "How did this affect your ability to complete the task?" wants no title.
  { on: 'words', of: headings, says: 'asksOn', isOpen: true },
  // "Unit coordinator"
  { on: 'line', of: ofSomebody, says: 'somebodyOf', isOpen: true },
  // "Coach request": what is asked for, no letter that asks for it.
  { on: 'line', of: only('message'), says: 'requestFor', isOpen: true },
  // "Medical conditions we should be aware of", "Surgeries": nothing that somebody is allergic to.
  { on: 'words', of: only('allergies'), says: 'ofSurgery', ask: 'past-ops' },
  { on: 'words', of: only('allergies'), says: 'noAllergy', ask: 'conditions' },
  // "At what age do you plan to retire?", "Carrier (SCAC)"
  { on: 'amount', of: only('age'), says: 'retires', asks: 'number', ask: 'retirement-age' },
  { on: 'line', of: only('airline'), says: 'scac', ask: 'k3-scac' },
  // "Shed dimensions" are no "S".
  { on: 'line', of: only('size'), says: 'dimensions', ask: 'flat-size' },
  // "Nurse's name", "Travaux demandés": no doctor, and no letter.
  { on: 'line', of: only('doctor-name'), says: 'noDoctor', asks: 'name' },
  { on: 'words', of: only('message'), says: 'workWanted', isOpen: true },
  // "Certificado médico": a noun before it makes an adjective of the doctor.
  { on: 'any', of: only('doctor-name'), says: 'medicalThing', isOpen: true },
  // "Age first licensed", "Reference given": no half of a name.
  { on: 'line', of: only('given-name', 'family-name'), says: 'firstOfAll', isOpen: true },
  // "How much help do you need?" counts no money.
  { on: 'line', of: only('transaction-amount', 'price', 'salary'), says: 'howMuchOf', ask: 'some-of-it' },
  // "What will you sell?" wants more than a yes.
  { on: 'line', of: only('yes-no'), says: 'asksWhat' },
  // "Which feature do you use most?" wants a word, "Where is the car now?" a place, whatever else they name.
  { on: 'line', of: ends, says: 'asksWhich' },
  { on: 'line', of: placed, says: 'asksWhere', ask: 'whereabouts' },
  { on: 'line', of: stays, says: (text, _, data) => asksForPlace(text, data), asks: 'full-address' },
  // "Whom did you notify on the first day?" wants somebody, whenever it was.
  { on: 'line', of: 'any', says: asksNoDay, isOpen: true },
  // "Under 5s", "12–17 years": how many of that age.
  { on: 'number', of: 'unknown', says: 'ofAges', asks: 'children' },
  { on: 'number', of: only('duration'), says: (text, _, data) => countsSpans(text, data), asks: 'number' },
  // "Oversized items (skis, golf bags)": which ones.
  { on: 'line', of: only('quantity'), says: 'listsExamples' },
  { on: 'line', of: only('quantity'), says: 'listsItems' },
  // "Location of stopcock": somewhere in a house, no town.
  { on: 'line', of: only('address-level2'), says: 'locatesThing', ask: 'indoor-place' },
  // "How many years have you been gardening?", whatever the control.
  { on: 'line', of: only('month', 'year', 'week'), says: (text, _, data) => asksCount(text, data), asks: 'number' },
  { on: 'number', of: only('week'), says: () => true, asks: 'number' },
  // "What first got you thinking about moving on?": a word or two of many.
  { on: 'words', of: 'any', says: isFarFetched, isOpen: true },
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
  const { asks = 'text', isOpen, ask } = found;
  if (isOpen) return reopen(reading, asks);
  settle(reading, asks, 'label', text);
  if (ask) reading.ask = { id: completed(found, text, data), kind: asks };
}

/** What is said of the question's own words goes behind what is said anyway. */
function completed({ ask = '', says }: Correction, text: string, { table }: AskData): string {
  if (!ask.startsWith(saidPrefix) || typeof says !== 'string') return ask;
  return ask + (patternOf(table.corrections[says]).exec(text)?.[1] ?? '');
}

function holds({ on, of, says: what }: Correction, text: string, reading: Reading, data: AskData): boolean {
  if (!isOn(on, reading) || !isOf(of, reading)) return false;
  return typeof what === 'string' ? saysSo(what, text, data) : what(text, reading, data);
}

function isOn(on: Correction['on'], { field }: Reading): boolean {
  if (on === 'words') return isWriting(field);
  if (on === 'any') return true;
  return (on !== 'number' && isLine(field)) || (on !== 'line' && field.control === 'number');
}

function isOf(of: Correction['of'], { kind, known }: Reading): boolean {
  if (of === 'any') return true;
  return of === 'unknown' ? !known : of.has(kind);
}

/** Words from which on a label is told, not named, and how much of it must say what is asked then. */
const told = { words: 6, least: 0.5, leastOfPerson: 0.3 } as const;

/** Groups of kinds that a word of many tells well enough: "Date on which it was first seen". */
const byOneWord: ReadonlySet<string> = new Set(['date', 'number', 'account']);

/** Groups of kinds that are asked in whole sentences too: "In which city do you live?" */
const ofPerson: ReadonlySet<string> = new Set(['person', 'contact', 'address']);

/** Kinds of answers that go with a sentence. */
const answering: ReadonlySet<Kind> = new Set<Kind>([
  ...([
    'name',
    'yes-no',
    'skills',
    'reason',
    'description',
    'notes',
    'comment',
    'feedback',
    'answer',
    'text',
    'url',
    'product-name',
  ] as const),
]);

function isFarFetched(text: string, { kind, known, scores }: Reading): boolean {
  const { group } = kindEntry(kind);
  // A name that a programmer has cut from such a label names no more of it.
  const isNamed = scores.evidenceFor(kind)[0]?.signal === 'name';
  const least = ofPerson.has(group) && !isNamed ? told.leastOfPerson : told.least;
  if (!known || answering.has(kind) || byOneWord.has(group) || scores.of(kind) >= least) return false;
  return (withoutBrackets(text).match(/\p{L}+/gu)?.length ?? 0) >= told.words;
}

/** "Working with children check number" counts no children, "Codice stalla" is no stable. */
function isNumbered(text: string, { kind, known }: Reading, data: AskData): boolean {
  if (!known && kind === 'text') return namesCode(text);
  // "Deposit scheme reference" is no amount, "Fit note ref" no grade.
  if (isTold(kind) && saysSo('endsInReference', text, data)) return true;
  if (kind === 'transaction-amount' || kind === 'price') return endsInNumber.test(text);
  if (headcounts.has(kind)) return endsInNumber.test(text);
  return (worded.has(kind) || aCodeByNumber.has(kind)) && (namesCode(text) || endsInNumber.test(withoutBrackets(text)));
}

/** Kinds that no code is one of: amounts, days and words. */
function isTold(kind: Kind): boolean {
  return (
    /number|date/.test(kindEntry(kind).group) ||
    (worded.has(kind) && kind !== 'airline') ||
    kind === 'salary' ||
    kind === 'transaction-amount'
  );
}

function asksNoDay(text: string, { kind, known }: Reading, data: AskData): boolean {
  return known && kindEntry(kind).group === 'date' && saysSo('asksNoDay', text, data);
}

/** "Drop-off hotel or address" asks where, not when. */
function asksForPlace(text: string, data: AskData): boolean {
  return saysSo('somewhere', text, data) && !saysSo('saysWhen', text, data);
}

/** "Nights of accommodation needed" are a few; how long they last is told by a span. */
function countsSpans(text: string, data: AskData): boolean {
  return !saysSo('lasts', text, data) && (saysSo('inPeriod', text, data) || saysSo('countsDays', text, data));
}

/** "Urgent?", "Photo pit access?": few words that nobody knows, and none that asks who, what or how. */
function asksWhetherAtAll(text: string, data: AskData): boolean {
  return saysSo('bareQuestion', text, data) && !saysSo('asksWhat', text, data);
}
