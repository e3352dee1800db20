/** What fields ask beside their kinds: amounts, days and topics told by their own words. See `asks/ask-data.ts`. */
import { sumAsked, sumPrefix } from '../asks/arithmetic';
import { saidPrefix, sortOf, unitsOf, type AskData, type AskSort } from '../asks/ask-data';
import { asksCount, findAsk, type FoundAsk } from '../asks/find-ask';
import { digitsPrefix, statedDigits } from '../asks/stated-digits';
import { rateAt, unitsAt, unitsIn } from '../asks/units';
import { byText } from '../by-text';
import type { FieldDescriptor, TextSource } from '../../pipeline';
import { isKind, kindEntry, timeKinds, type Kind, type KindGroup } from '../../kinds/kinds';
import { desired } from './desired';
import { inPeriod } from './in-period';
import { fold, foldedKey } from './fold';
import { reopen, settle, type Reading } from './reading';
import { countsPeople } from './role-names';
import { splitName } from './split-name';
import { suits } from './suits';
import type { Lexicon } from '../lexicon/lexicon';
import type { Shape } from '../lexicon/shapes';
import { tokensOf } from './weigh-text';
import { withoutWish } from './wished-for';
import { withoutBrackets } from '../brackets';

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
/** Sources from here on speak of the field itself. */
const ownText = 0.75;

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

/** @returns settles what one of those fields asks for; changes it in place */
export function asking(fields: readonly Reading[], data: AskData, lexicon: Lexicon): (reading: Reading) => void {
  const surroundings = surroundingsOf(fields);
  return (reading) => {
    if (settleSum(reading, data) || settleDigits(reading)) return;
    const isWritten = surroundings.get(reading.field.form)!;
    const [found] = candidates(reading, { data, isWritten, lexicon });
    if (!found || !prevails(found, reading)) {
      settleCount(reading, data);
      settleMeasure(reading);
      return;
    }
    const kind = kindFor(found, reading, data);
    reading.ask = { id: found.id, kind, firm: found.strong && found.sort === 'code', share: found.share };
    settle(reading, kind, found.source, found.text);
  };
}

interface Surrounded {
  readonly data: AskData;
  readonly lexicon: Lexicon;
  readonly isWritten: IsWritten;
}

/** Whether a part of a word, folded, stands in what is written in and about a form. */
type IsWritten = (part: string) => boolean;

/** For each form. */
function surroundingsOf(fields: readonly Reading[]): ReadonlyMap<string, IsWritten> {
  const texts = new Map<string, string>();
  for (const { field } of fields) {
    const before = texts.get(field.form) ?? '';
    if (before.length >= longestSurroundings) continue;
    const own = [...field.formTexts, ...field.texts.map(({ text }) => text)].join(' ');
    texts.set(field.form, `${before} ${own}`.slice(0, longestSurroundings));
  }
  const writtenIn = (text: string) => byText((part) => standsIn(text, part));
  return new Map([...texts].map(([form, text]) => [form, writtenIn(fold(text))]));
}
const longestSurroundings = 10_000;

/** Parts this short stand in many other words, "rent" in "parent": they must begin one. Other scripts say more in fewer. */
const short = /^[a-z].{0,3}$/;
const letterBefore = /\p{L}$/u;

/** @param text folded, as is the part */
function standsIn(text: string, part: string): boolean {
  if (!short.test(part)) return text.includes(part);
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1))
    if (at === 0 || !letterBefore.test(text[at - 1]!)) return true;
  return false;
}

function isWithin(id: string, { data, isWritten }: Surrounded): boolean {
  const parts = data.table.within[id];
  return !parts || parts.some(isWritten);
}

const lengths = ['mm', 'cm', 'm', 'in', 'ft'];
/** Units in which a kind's numbers are told; kinds of the group "number" that are not listed are counted. */
const kindUnits: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  ...{ duration: ['min'], age: ['years'], 'experience-years': ['years'], percentage: ['%'], discount: ['%'] },
  ...{ 'tax-rate': ['%'], mileage: ['km', 'mi'], temperature: ['°C'], height: lengths, weight: ['kg', 'lb', 'st'] },
  ...{ length: ['cm'], width: ['cm'], depth: ['cm'], 'item-weight': ['kg'], area: ['m²', 'sqft'] },
  ...{ price: ['€'], 'price-min': ['€'], 'price-max': ['€'], budget: ['€'], salary: ['€'] },
  ...{ 'transaction-amount': ['€'], size: ['US', 'UK', 'EU'] },
};

/** "Pump flow (l/min)" is no least flow. */
function isOnlyRate({ kind, field }: Reading): boolean {
  const bare = withoutBrackets(field.texts[0]?.text ?? '');
  return (kind === 'number-min' || kind === 'number-max') && rateAt(field).length > 0 && !/m[ií]n|m[áa]x/iu.test(bare);
}

/** A unit in brackets that the kind is never told in: a pupillary distance in mm is no mileage, a field in ha no area code. */
function settleMeasure(reading: Reading): void {
  const { field, kind } = reading;
  const text = field.texts[0]?.text ?? '';
  if (isOnlyRate(reading)) return settle(reading, 'number', 'label', text);
  const counts = field.control === 'number' || (isLine(field) && (kind === 'size' || isUncertain(reading)));
  const stated = counts ? [...unitsAt(field), ...rateAt(field)] : [];
  const told = kindUnits[kind] ?? [];
  if (stated.length === 0 || kind === 'number' || stated.some((unit) => told.includes(unit))) return;
  if (kindEntry(kind).group !== 'date' || kind === 'duration') settle(reading, 'number', 'label', text);
}

/** A kind that nothing but a programmer's name tells: `hp` beside "Relevé électricité (kWh)" is no mobile phone. */
function isUncertain({ known, kind, scores }: Reading): boolean {
  return !known || (calendar.has(kind) && kind !== 'house-number') || onlyByName(scores.evidenceFor(kind));
}

function onlyByName(evidence: readonly { readonly signal: string }[]): boolean {
  return evidence.length > 0 && evidence.every(({ signal }) => signal === 'name' || signal === 'id');
}

const calendar: ReadonlySet<Kind> = new Set<Kind>(['day', 'month', 'year', 'week', 'unit', 'house-number']);

/** "How many years have you been gardening?", whatever the control. */
const spans: ReadonlySet<Kind> = new Set<Kind>(['month', 'year', 'week']);

const headcounts: ReadonlySet<Kind> = new Set<Kind>(['passengers', 'adults', 'children', 'rooms', 'quantity', 'stock']);
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
/** Kinds told in sentences: "Date of last review" wants none. */
const asSentences: ReadonlySet<Kind> = new Set<Kind>([
  'review',
  'feedback',
  'message',
  'comment',
  'description',
  'bio',
]);
const saysLast = /(?<!\p{L})(?:last|previous|letzte[nrs]?|derni[eè]re?|[úu]ltim[ao]|laatste|ostatni\p{L}*)(?!\p{L})/iu;
/** "Anzahl Jahre im Betrieb" counts whatever it goes on about; these words at its beginning say so. */
const countingWords = 3;
/** "Restricciones médicas", "Certificado médico": a noun before it makes an adjective of the doctor. */
const medicalThing = /(?<=(?<!\p{L})(?!nombre |nome |apellido)\p{L}{4,} )m[ée]dic(?:[ao]s?|he|i)\W*$/iu;
/** "Membership number", not "number of members". */
export const endsInNumber = /(?<=\p{L}{2,} .*)(?<!\p{L})(?:number|no\.?|nr\.?|id)\W*$|(?<=\p{L})\s?#\P{L}*$/iu;

/** "What will you sell?" wants more than a yes. */
const asksWhat =
  /^\W*(?:what|which|who|whom|whose|where|when|why|how|was|welche[rsmn]?|wer|wen|wem|wo|wann|warum|wie|quels?|quelles?|qui|que|qu[’']|où|quand|pourquoi|comment|qué|cuál(?:es)?|quién|dónde|cuándo|cómo|che|cosa|quale|quali|chi|dove|come|wat|wie|waar|что|какой|какая|какие|кто|где|когда|как)(?!\p{L})/iu;

/** "Do you own a forklift?", "Tracker fitted?"; "Is there anything else?" and "Can you describe it?" want more than a yes. */
const asksWhether =
  /^\W*(?:(?:do|does|did|are|is|was|were|have|has|had|can|could|will|would|should|may) (?!.*(?<!\p{L})(?:anything|something|or|wh\p{L}+|how|describe|explain|specify|tell|list|give)(?!\p{L}))|(?!(?:wh\p{L}+|how|dates?|times?|years?|number|quantity|amount|items?) )(?:[\p{L}/-]+ ){1,4}(?:in place|up to date|eligible|aware|\p{L}+able|\p{L}{2,}[^e]ed|agreed|taken|given|seen|known|made|done|held|paid)(?=\?)).*\?\W*$/iu;

/** "Indoor or outdoor?": either is an answer. */
const eitherOr =
  /^\W*(?:(?:is|are|was|were) (?:it|this|they|(?:the|your) \p{L}+) )?((?!(?:wh|how|any|do|does|have) ?)[\p{L}-]+(?: [\p{L}-]+)?) or [\p{L}-]+(?: [\p{L}-]+)?\?\W*$/iu;

/** The same where the word stands first: "N° étudiant", رقم الملف. */
const beginsWithNumber = /^\W*(?:n[°º]|nº|n\.º)\s*(?:d['’eou]\p{L}*\s*)?\p{L}{3}|^رقم \p{L}{3}/iu;
/** "Codice stalla", "Code chantier". */
const beginsWithCode =
  /^\W*(?:codice|c[óo]digo|code|kod|код|matricola|identificativo|identificador|identifiant)(?: d[eiu]| del(?:la)?| d[ao]| de la)? \p{L}{3}/iu;
const endsInTheirNumber = /(?:nummer|番号|番號|号码|號碼|번호|номер)\W*$/iu;
/** Where "number" makes a code of whatever stands beside it. */
const aCodeByNumber: ReadonlySet<Kind> = new Set<Kind>(['title', 'subject', 'honorific-prefix']);

/** "Deposit scheme reference" is no amount. */
const endsInReference = /\p{L} (?:reference|ref\.?|code)\W*$/iu;

/** Whether a text calls something by its number or code, whatever that is. */
function namesCode(text: string): boolean {
  return [endsInNumber, beginsWithNumber, endsInTheirNumber, beginsWithCode].some((says) => says.test(text));
}

/** "Working with children check number" counts no children, "Codice stalla" is no stable. */
function isNumbered({ field, kind, known }: Reading): boolean {
  if (!isLine(field)) return false;
  const text = field.texts[0]?.text ?? '';
  if (!known && kind === 'text') return namesCode(text);
  if (kind === 'transaction-amount' || kind === 'price') return endsInReference.test(text) || endsInNumber.test(text);
  if (headcounts.has(kind)) return endsInNumber.test(text);
  return (worded.has(kind) || aCodeByNumber.has(kind)) && namesCode(text);
}

/** "Backer limit", "Daily quota": what such words name is a number. */
const headsOfNumbers =
  /\p{L} (?:limit|quota|headcount|head count|count|capacity|threshold|ratio|coefficient|percentage)\W*$/iu;

/** "Under 5s", "12–17 years": how many of that age. */
const ofAges =
  /^\W*(?:(?:under|over|aged?|ages|unter|über|moins de|plus de|menores de|mayores de|sotto i|oltre i|menores de|onder|boven) )?(?:\d{1,2}\s*(?:-|–|to|bis|à|a)\s*)?\d{1,2}(?:s|\+)?(?: ?(?:years?|yrs|y\/o|jahren?|ans|años|anni|anos|jaar|lat))?(?: old)?\W*$/iu;
const lasts = /(?<!\p{L})(?:how long|length|duration|dauer|durée|duraci|durata|duração|duur)/iu;

/** Things that are somewhere. */
const placed: ReadonlySet<Kind> = new Set<Kind>(['vehicle-model', 'vehicle-make', 'product-name', 'brand', 'quantity']);
/** "Propeller hours" are counted, "hours" alone may be those of a shop. */
const countsHours = /\p{L} hours(?!\p{L})/iu;

/** "Nights of accommodation needed" are a few. */
const countsDays =
  /^\W*(?:(?:total )?(?:number|no\.?) of |how many )?(?:working |business |school |sick )?(?:nights|days|weeks|months|hours)(?!\p{L})/iu;
/** "Oversized items (skis, golf bags)": which ones. */
const listsItems =
  /(?<!\p{L})(?:missing|lost|damaged|broken|special|personal|prohibited|valuable|borrowed|found) items?\W*$/iu;
/** "Location of stopcock": somewhere in a house, no town. */
const locatesThing =
  /^\W*(?:exact )?(?:location|position) of (?:the )?(?!the |business|event|office|job|work|property|birth|company|project|venue|accident|incident|site|premises|school|branch|store|meeting|wedding|ceremony|residence|home|employer|land|farm|shoot|filming|activit|delivery|collection|pick|conference|course|training|loss|theft|crime|offence|position|role)\p{L}/iu;
const listsExamples = /\(\W*\p{L}[\p{L} ]*,[\p{L} ,]*\)/u;

/** "Number of days" is no day of the month, square metres are no flat. */
function settleCount(reading: Reading, data: AskData): void {
  const { field, kind } = reading;
  const text = field.texts[0]?.text ?? '';
  if (isNumbered(reading)) return settle(reading, 'reference', 'label', text);
  if (!reading.known && isLine(field) && headsOfNumbers.test(text)) return settle(reading, 'number', 'label', text);
  if (isLine(field) && asksWhether.test(text)) return settle(reading, 'yes-no', 'label', text);
  const [, either] = (!reading.known && isLine(field) && eitherOr.exec(text)) || [];
  if (either) {
    settle(reading, 'text', 'label', text);
    reading.ask = { id: saidPrefix + either, kind: 'text' };
    return;
  }
  if (isLine(field) && kind === 'time' && countsHours.test(text)) return settle(reading, 'number', 'label', text);
  if (isLine(field) && worded.has(kind) && asksCount(text.split(' ', countingWords).join(' '), data))
    return settle(reading, 'number', 'label', text);
  if (kind === 'doctor-name' && medicalThing.test(text)) return reopen(reading, 'text');
  if (isLine(field) && asSentences.has(kind) && beginsWithDate.test(text))
    return settle(reading, saysLast.test(text) ? 'date-past' : 'date', 'label', text);
  if (isLine(field) && kind === 'yes-no' && asksWhat.test(text)) return settle(reading, 'text', 'label', text);
  if (isLine(field) && settleWhich(reading, text)) return;
  if (isLine(field) && stays.has(kind) && somewhere.test(text) && !saysWhen.test(text))
    return settle(reading, 'full-address', 'label', text);
  if (field.control === 'number' && !reading.known && ofAges.test(text))
    return settle(reading, 'children', 'label', text);
  if (field.control === 'number' && kind === 'duration' && !lasts.test(text))
    if (inPeriod.test(text) || countsDays.test(text)) return settle(reading, 'number', 'label', text);
  if (isLine(field) && kind === 'quantity' && (listsExamples.test(text) || listsItems.test(text)))
    return settle(reading, 'text', 'label', text);
  if (isLine(field) && kind === 'address-level2' && locatesThing.test(text)) {
    settle(reading, 'text', 'label', text);
    reading.ask = { id: 'indoor-place', kind: 'text' };
    return;
  }
  if (!calendar.has(kind)) return;
  if (isLine(field) && spans.has(kind) && asksCount(text, data)) return settle(reading, 'number', 'label', text);
  if (field.control !== 'number') return;
  if (kind === 'week' || asksCount(text, data) || [...unitsIn(text), ...unitsAt(field)].length > 0)
    settle(reading, 'number', 'label', text);
}

/** "Which feature do you use most?" wants a word, "Where is the car now?" a place, whatever else they name. */
const asksWhich =
  /^\W*(?:which|what|who|welche[rsmn]?|quels?|quelles?|qu[eé]|cuál(?:es)?|quale|quali|welke) (?!(?:number|amount|percentage|age|size|year|date|day|month|time)(?!\p{L}))\p{L}/iu;
const asksWhere = /^\W*(?:where|wo|où|dónde|dove|onde|waar) /iu;
/** Kinds that a word for an end of a span tells of. */
const ends: ReadonlySet<Kind> = new Set<Kind>(['number-max', 'number-min', 'quantity', 'rank']);

function settleWhich(reading: Reading, text: string): boolean {
  const isWhich = ends.has(reading.kind) && asksWhich.test(text);
  if (!isWhich && !(placed.has(reading.kind) && asksWhere.test(text))) return false;
  settle(reading, 'text', 'label', text);
  if (!isWhich) reading.ask = { id: whereabouts, kind: 'text' };
  return true;
}
const whereabouts = 'whereabouts';

/** "Drop-off hotel or address" asks where, not when. */
const stays: ReadonlySet<Kind> = new Set<Kind>(['check-in', 'check-out']);
const somewhere = /(?<!\p{L})(?:hotel|address|location|place|point|branch|depot|venue|terminal)(?!\p{L})/iu;
const saysWhen = /date|time|day|hour|when/iu;

/** A sum to be done, as some forms ask to keep robots away: anybody can do it. */
function settleSum(reading: Reading, data: AskData): boolean {
  const { field } = reading;
  const sum = field.control === 'number' || isLine(field) ? sumAsked(field, data) : null;
  if (!sum) return false;
  const kind = field.control === 'number' ? 'number' : 'text';
  reading.ask = { id: `${sumPrefix}${sum.result}`, kind };
  settle(reading, kind, sum.asks.source, sum.asks.text);
  return true;
}

/** Groups whose kinds are told in words, and those of them that are told in digits all the same. */
const told: ReadonlySet<KindGroup> = new Set<KindGroup>(['text', 'person', 'address', 'company', 'internet']);
const inDigits: ReadonlySet<Kind> = new Set<Kind>([
  ...(['postal-code', 'house-number', 'tax-id', 'vat-id', 'company-registration', 'national-id'] as const),
  ...(['social-security', 'employee-id', 'student-id', 'passport-number', 'driver-license'] as const),
]);

/** "Authority to act (reference)". */
const asksReference = /\p{L} \((?:reference|ref\.?)(?: (?:number|no\.?))?\)\W*$/iu;

/** "Branch (three-digit)": whatever the number is of, it has so many digits. */
function settleDigits(reading: Reading): boolean {
  const { field, kind } = reading;
  if (!isLine(field) || inDigits.has(kind) || !(told.has(kindEntry(kind).group) || kind === 'number')) return false;
  const text = field.texts[0]?.text ?? '';
  if (asksReference.test(text) && kindEntry(kind).group === 'text') {
    settle(reading, 'reference', 'label', text);
    return true;
  }
  const count = statedDigits(text);
  if (count === 0) return false;
  settle(reading, 'text', 'label', text);
  reading.ask = { id: `${digitsPrefix}${count}`, kind: 'text', firm: true };
  return true;
}

/** What the field asks and could hold, the best first. */
function candidates(reading: Reading, surrounded: Surrounded): Candidate[] {
  const { data, lexicon } = surrounded;
  const found = [...heard(reading.field, lexicon)].flatMap(([source, text, weight]) => {
    const candidate = (ask: FoundAsk): Candidate => ({
      ...{ ...ask, source, text, sort: sortOf(ask.id, data.table) },
      score: weight * covered(ask),
    });
    const ask = findAsk(text, data, (one) => fits(candidate(one), reading, surrounded));
    return ask ? [candidate(ask)] : [];
  });
  return found.sort((one, other) => other.score - one.score);
}

/** A strong phrase counts as much as the lexicon's own of the same words: "Loan amount requested" is no amount of just anything. */
function covered({ strong, share, said }: FoundAsk): number {
  return strong && said.includes(' ') ? 0.61 + 0.39 * share : 0.4 + 0.6 * share;
}

function* heard(field: FieldDescriptor, lexicon: Lexicon): Generator<[Candidate['source'], string, number]> {
  for (const [at, { source, text }] of field.texts.entries()) {
    const weight = source === 'legend' && isOneOfMany(field) ? legendWeight : weights[source];
    // What precedes the nearest text is another field's.
    const isFarther =
      source === 'preceding' && field.texts.slice(0, at).some((one) => one.source === source && isWorded(one.text));
    if (weight !== undefined && !isFarther) yield [source, withoutWish(text), weight];
  }
  const name = field.name || field.elementId;
  const words = name ? splitName(name, lexicon.vocabulary).words : [];
  if (words.length > 0 && !isRepeated(words, field)) yield ['name', words.join(' '), nameWeight];
}

/** A name cut from the label, `wie_heeft_de_schade`, says nothing that the whole label does not say better. */
function isRepeated(words: readonly string[], { texts }: FieldDescriptor): boolean {
  const label = texts.find(({ source, text }) => (weights[source] ?? 0) >= ownText && isWorded(text));
  const said = ` ${foldedKey(label?.text ?? '')} `;
  return said.includes(` ${words.join(' ')} `);
}

function isOneOfMany({ control }: FieldDescriptor): boolean {
  return control === 'choice' || control === 'check';
}

/** "Haustiere (Art, Anzahl)" counts, and tells what else there is. */
const listInBrackets = /[(（][^)）]*[,;/、][^)）]*[)）]/gu;
/** One word among many is beside the point: "Number of late payments in the last 12 months" is no term of a loan. */
const leastOfText = 0.3;

/** Whether the control could hold the answer, and the question is meant so. */
function fits(ask: Candidate, { field, kind }: Reading, surrounded: Surrounded): boolean {
  const { data } = surrounded;
  if (!isWithin(ask.id, surrounded)) return false;
  const countsThings = asksCount(ask.text.replace(listInBrackets, ' '), data);
  const isHead = ask.strong || ask.said.includes(' ') || (ask.first && countsThings);
  if (ask.share < leastOfText && !isHead) return false;
  if (isLine(field) && namesAnother(ask)) return false;
  const counts = field.control === 'number' || countsThings;
  if (ask.counted && !counts && !isNumericChoice(field)) return false;
  if (ask.counted && !countsThings && !ask.first && isBeside(ask)) return false;
  switch (ask.sort) {
    case 'amount':
      if (isLine(field) && !ask.strong && asksAbout.test(ask.text)) return false;
      if (contradicts(ask, field, data) || (isLine(field) && !countsThings && wantsOther(ask, isNoNumber, surrounded)))
        return false;
      return field.control === 'number' || isLine(field) || isNumericChoice(field);
    case 'day':
      if (desired.test(ask.text) && data.table.days[ask.id]![1] < 0) return false;
      if (field.control === 'date' || !isLine(field)) return field.control === 'date';
      return isAll(ask) || kindEntry(kind).group === 'date' || saysDate.test(ask.text);
    case 'time':
      return field.control === 'date'
        ? field.type === 'time'
        : isLine(field) && (kind === 'text' || timeKinds.has(kind));
    case 'flag':
      return field.control === 'choice';
    case 'kind':
      if (data.table.kinds[ask.id] === 'name' && countsPeople.test(ask.text)) return false;
      return isKind(data.table.kinds[ask.id]!) && suits(data.table.kinds[ask.id] as Kind, field);
    case 'text':
      if (isLine(field) && countsThings && countsFirst.test(ask.text)) return false;
      if (isLine(field) && (kindEntry(kind).group === 'date' ? saysDate : beginsWithDate).test(ask.text)) return false;
      if (isLine(field) && isToldInSentences(ask.id, data) && wantsOther(ask, isCode, surrounded)) return false;
      if (isLine(field) && ask.share < 1 && wantsOther(ask, isPerson, surrounded)) return false;
      return takesWords(field);
    case 'code':
      return takesWords(field);
  }
}

/** "Number of plots" wants no story's plot. */
const countsFirst = /^\W*(?:(?:total )?number|no\.|nr\.|#) (?:of )?/iu;

/** "LMP", "Last tetanus shot", "Air con last serviced": a day without its word. */
function isAll({ strong, said, share }: Candidate): boolean {
  return strong && (share === 1 || (said.includes(' ') && share >= 0.5));
}

/** "Purpose of payment", "Account to pay rent into": what goes with an amount is no amount. */
const asksAbout =
  /^\W*(?:purpose|reasons?|method|means|mode|frequency|source|nature|proof|account|bank|cause|evidence|basis)(?: \p{L}+)? (?:of|for|to)(?!\p{L})|^\W*(?:zweck|grund|herkunft|nachweis|konto|art) (?:de[rs]|für|zu[mr]?)(?!\p{L})|^\W*(?:objet|motif|moyen|mode|origine|justificatif|compte) (?:de|du|des|d[’']|pour)|^\W*(?:motivo|finalidad|medio|forma|origen|comprobante|cuenta|causale|scopo|modalità|origine|conto|finalidade|origem|comprovante|conta) (?:de|del|della?|di|do|da|dos|para|per)(?!\p{L})|^\W*(?:doel|reden|herkomst|bewijs|rekening) van(?!\p{L})|^\W*(?:cel|powód|sposób|źródło|konto do) |^\W*(?:назначение|цель|причина|способ|источник) /iu;

/** What a label in English ends in that is another thing than what the words before it name. */
const otherThing = /(?<=\p{L} )(?:path|folder|directory|file ?name|tag|prefix|suffix)\W*$/iu;

/** "SSH key path" asks for no key, "Exemption certificate number" counts no exemptions. */
function namesAnother({ sort, text, said, strong, share }: Candidate): boolean {
  const bare = withoutBrackets(text).trim();
  if (sort === 'text' && share < 1 && endsInNumber.test(bare) && !bare.toLowerCase().endsWith(said)) return true;
  if (share === 1 || strong) return false;
  const [end = ''] = otherThing.exec(bare) ?? [];
  if (end !== '' && sort !== 'kind') return !said.endsWith(end.toLowerCase());
  return sort === 'amount' && certified.test(bare);
}

/** A number that somebody has issued. */
const certified =
  /(?<!\p{L})(?:certificate|licen[cs]e|permit|policy|form|card|case|file|reference) (?:number|no\.?)\W*$/iu;

/** "Months as a member" counts no members. */
const beside = / (?:as|since|with|per|until|before|after|without)(?: an?| the| your| my)?$/u;

function isBeside({ text, said }: Candidate): boolean {
  const folded = fold(text);
  const at = folded.indexOf(said.split(' ')[0]!);
  return at > 0 && beside.test(folded.slice(0, at).trimEnd());
}

function takesWords(field: FieldDescriptor): boolean {
  return isWriting(field) || (field.control === 'choice' && (field.editable || !field.optionsKnown));
}

const isCode: ReadonlySet<Shape> = new Set<Shape>(['code']);
const isNoNumber: ReadonlySet<Shape> = new Set<Shape>(['organization', 'person']);
const isPerson: ReadonlySet<Shape> = new Set<Shape>(['person']);
const surely = 0.4;

/** Whether a line wants another sort of answer: "Bus route number" is no itinerary, "Liability insurer" no amount, "Venue coordinator" no venue. */
function wantsOther({ text, strong }: Candidate, others: ReadonlySet<Shape>, { lexicon }: Surrounded): boolean {
  if (strong) return false;
  const likely = [...lexicon.shapes.judge(tokensOf(text))];
  const [shape, share] = likely.reduce((one, other) => (other[1] > one[1] ? other : one));
  return share >= surely && others.has(shape);
}

function isToldInSentences(id: string, { own }: AskData): boolean {
  return own.texts[id]?.some((one) => typeof one !== 'string') ?? false;
}

/** "Residual sugar (g/l)" is no blood sugar. */
function isToldIn(rate: string, units: readonly string[]): boolean {
  return units.some((unit) => unit.toLowerCase() === rate.toLowerCase());
}

/** "Public liability cover (£)" is no number of diners, whatever "cover" may mean. */
function contradicts({ id, share }: Candidate, field: FieldDescriptor, { table }: AskData): boolean {
  const units = unitsOf(id, table);
  if (share < 1 && units.length > 0 && rateAt(field).some((rate) => !isToldIn(rate, units))) return true;
  const stated = unitsAt(field);
  return stated.length > 0 && !stated.some((unit) => units.some((own) => own.toLowerCase() === unit.toLowerCase()));
}

/** "Date work completed" tells no story. */
const beginsWithDate = /^\W*(?:date|datum|fecha|дата|dato|päivämäärä|tarih)(?!\p{L})/iu;
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

/** Boxes of a date say "day" and "month" without counting any. */
const dateParts: ReadonlySet<Kind> = new Set<Kind>([
  ...(['bday-day', 'bday-month', 'bday-year', 'cc-exp-month', 'cc-exp-year'] as const),
]);

/** "IBAN for the refund": whatever the money is for, it is asked where it goes. */
const neverAmounts: ReadonlySet<Kind> = new Set<Kind>(['iban', 'bic', 'clabe', 'account-number', 'routing-number']);

/** "Número de empleado" is one's own, "número de empleados" says how many. */
const numbers: ReadonlySet<Kind> = new Set<Kind>(['employee-id', 'student-id', 'account-id', 'loyalty-number']);

/** Whether the ask says more than what recognition found. */
function prevails(ask: Candidate, { kind, known, scores, field }: Reading): boolean {
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
  const other = Math.max(0, ...spoken.filter(({ signal }) => !byProgrammer.has(signal)).map(({ score }) => score));
  if (ask.strong) return ask.score > other || (ask.score === other && !(ask.counted && numbers.has(kind)));
  return ask.score > (general.has(kind) ? other - nearly : other + 0.02);
}

function isWorded(text: string): boolean {
  return /\p{L}{2}/u.test(withoutBrackets(text));
}

function isOfWords({ sort }: Candidate): boolean {
  return sort === 'text' || sort === 'code' || sort === 'kind';
}

/** A topic that only a programmer's name tells is not what the label asks: "Your requirement" named `instructions`. */
function isLabelled({ texts }: FieldDescriptor): boolean {
  return texts.some(({ source, text }) => (weights[source] ?? 0) >= ownText && /\p{L}{3}/u.test(text));
}

function kindFor(ask: Candidate, { kind, known, field }: Reading, data: AskData): Kind {
  switch (ask.sort) {
    case 'kind':
      return data.table.kinds[ask.id] as Kind;
    case 'amount':
      return 'number';
    case 'time':
      return 'time';
    case 'day':
      return kindEntry(kind).group === 'date' && !timeKinds.has(kind) && suits(kind, field) ? kind : 'date';
    case 'flag':
      return 'yes-no';
    case 'code':
    case 'text':
      if (known && general.has(kind)) return kind;
      return field.control === 'text' && field.type !== 'text' ? 'answer' : 'text';
  }
}
