/** Says of every field what it wants, and why. */
import type { FieldDescriptor } from '../../pipeline';
import type { Evidence } from '../plan-entry';
import { grouped } from '../grouped';
import { kindEntry, type Kind } from '../../kinds/kinds';
import type { Recognition } from '../recognition';
import type { AskData } from '../asks/ask-data';
import type { NumberFacts } from '../locale/country-facts';
import { heardOnce } from './alike';
import { asking } from './asks/asking';
import { asksFirst } from './asks/asks-first';
import { withBareQuestions, withoutAddressee } from './texts/bare-question';
import { withSequels } from './texts/sequels';
import { primaryOf, weighLanguages } from './texts/language';
import { wordsOf } from './texts/page-languages';
import { decideSkips } from './skip';
import type { Lexicon } from '../lexicon/lexicon';
import { allAtOnce, eachOf, oneByOne, type Steps } from '../steps';
import { settleNearest } from './asks/nearest';
import { settleScenes } from './asks/scenes';
import { settleCompound } from './asks/compounds';
import { settleListed, settleWhoseList } from './asks/listed-kinds';
import { applyNeighbours } from './neighbours';
import { settlePasswords } from './boxes/passwords';
import { settleScale } from './boxes/scales';
import { assignPersons } from './persons/persons';
import { purposeOf } from './purpose';
import type { Reading } from './reading';
import { findRepeats } from './boxes/repeats';
import { readSignals, type Reader } from './signals/signals';
import { defaultKind, suits } from './suits';
import { settleShapes } from './asks/answer-shapes';
import { settleFollowUps } from './asks/follow-ups';
import { settleShown } from './asks/shown-examples';
import { settleTense } from './tense';
import { settleToldParts } from './asks/told-parts';
import { settleThings } from './asks/things';
import { settleThingMeasure } from './asks/own-measures';
import { settleThingName } from './asks/thing-names';
import { weights } from './signals/weights';

const { least } = weights;

export interface RecogniseContext {
  readonly lexicon: Lexicon;
  /** BCP 47 tag of the page, for fields without a `lang` of their own; '' where it is not known. */
  readonly pageLanguage: string;
  /** Questions off the beaten path; absent: kinds alone. */
  readonly asks?: AskData;
  /** What the page's country calls its numbers. */
  readonly numbers?: NumberFacts | undefined;
  /** The person's own word on a field; null where there is none. */
  readonly kindOf?: (field: FieldDescriptor) => Kind | null;
}

/** "Code", "number": little, but enough to write no phrase there. */
const weak: ReadonlySet<Kind> = new Set(['reference', 'number']);
/** Kinds that are answered with sentences on one matter: a goal answered with a night at a hotel is worse than no answer. */
const telling: ReadonlySet<Kind> = new Set<Kind>(['message', 'review', 'feedback', 'bio', 'cover-letter']);
/** A score that leaves no doubt. */
const certain = 1.2;
const mostEvidence = 5;

/**
 * Recognises all fields of a page together: neighbours, forms and sections count.
 * @param fields in page order; ids unique
 * @returns one recognition a field, in the same order
 */
export function recognise(fields: readonly FieldDescriptor[], context: RecogniseContext): Recognition[] {
  return allAtOnce(recogniseSteps(fields, context));
}

/** The same, step by step. Fields that were recognised before in the same list are not read once more. */
export function* recogniseSteps(fields: readonly FieldDescriptor[], context: RecogniseContext): Steps<Recognition[]> {
  const readings = knownReadings(fields, context) ?? (yield* readingSteps(fields, context));
  const seen = new Map<string, number>();
  return yield* eachOf(readings, (reading) => ({
    ...conclude(reading, context, seen),
    ...(asksFirst(reading, context.lexicon) && ({ asksFirst: true } as const)),
  }));
}

interface Known extends Pick<RecogniseContext, 'lexicon' | 'asks' | 'pageLanguage' | 'numbers'> {
  readonly readings: readonly Reading[];
}

/**
 * By list of fields: what was made of them before anybody said what they are. Another person, seed or mode changes
 * nothing in it, and it goes with the list.
 */
const readBefore = new WeakMap<readonly FieldDescriptor[], Known>();

function knownReadings(fields: readonly FieldDescriptor[], context: RecogniseContext): readonly Reading[] | null {
  const known = readBefore.get(fields);
  const isSame =
    known?.lexicon === context.lexicon &&
    known.asks === context.asks &&
    known.numbers === context.numbers &&
    known.pageLanguage === context.pageLanguage;
  return isSame ? known.readings : null;
}

function* readingSteps(fields: readonly FieldDescriptor[], context: RecogniseContext): Steps<readonly Reading[]> {
  const { lexicon, asks, pageLanguage, numbers } = context;
  const reader: Reader = { lexicon, memory: new Map() };
  const languageOf = languages(fields, context);
  const asked = asks ? withSequels(fields, asks.table.conditions) : fields;
  const bare = yield* eachOf(asked, withBareQuestions);
  const ask = asks && asking(bare, asks, lexicon);
  const hear = (field: FieldDescriptor, language: string) => {
    const reading = read(field, language, reader);
    ask?.(reading);
    if (asks) settleThingName(reading, lexicon, asks);
    return reading;
  };
  const readings = yield* eachOf(
    bare,
    heardOnce((field) => hear(field, languageOf(field))),
  );
  if (asks) settleFollowUps(readings, asks);
  const forms = [...grouped(readings, ({ field }) => field.form).values()];
  for (const form of forms) yield* recogniseForm(form, context);
  settleListed(readings, lexicon);
  if (asks)
    yield* eachOf(readings, (reading) => {
      settleCompound(reading, { data: asks, lexicon, hear });
      settleToldParts(reading, { data: asks, lexicon, hear });
    });
  yield* oneByOne([
    () => assignPersons(readings, lexicon, asks?.table.people ?? null),
    () => settleWhoseList(readings, lexicon),
    () => readings.forEach((reading) => settleThingMeasure(reading, lexicon, asks)),
    () => settleThings(readings, lexicon, asks),
  ]);
  const knowsMatters = !asks || (yield* settleScenes(readings, asks));
  const knowsMeanings = !asks || (yield* settleNearest(readings, asks, lexicon));
  yield* oneByOne([
    () => asks && readings.forEach((reading) => settleShown(reading, asks)),
    () => asks && settleShapes(readings, lexicon, asks),
    () => settleTense(readings, asks),
    () => readings.forEach(settleScale),
    () => decideSkips(readings, lexicon, asks),
  ]);
  if (knowsMatters && knowsMeanings)
    readBefore.set(fields, { lexicon, pageLanguage, numbers, ...(asks && { asks }), readings });
  return readings;
}

/** The page's own words overrule its `lang` only where they leave no doubt. */
function languages(fields: readonly FieldDescriptor[], { pageLanguage, lexicon }: RecogniseContext) {
  const { language, sure } = weighLanguages(wordsOf(fields), lexicon);
  return (field: FieldDescriptor) => primaryOf(sure ? language : field.lang || language || pageLanguage);
}

function read(field: FieldDescriptor, language: string, reader: Reader): Reading {
  const scores = readSignals(withoutAddressee(field), language, reader);
  const strongest = scores.best((kind) => suits(kind, field));
  // "Text" says what the control is, not what it asks.
  const other = strongest === 'text' ? scores.best((kind) => kind !== 'text' && suits(kind, field)) : null;
  const best = other && scores.of(other) >= least.any ? other : strongest;
  const known = best !== null && scores.of(best) >= leastFor(best);
  return {
    field,
    language,
    scores,
    kind: known ? best : defaultKind(field),
    ask: null,
    shape: null,
    known,
    part: { of: 'whole' },
    person: '',
    repeats: null,
    ends: null,
    skipReason: null,
    extra: [],
  };
}

function leastFor(kind: Kind): number {
  return weak.has(kind) ? least.weak : telling.has(kind) ? least.telling : least.any;
}

function* recogniseForm(form: readonly Reading[], { lexicon, asks, numbers }: RecogniseContext): Steps<void> {
  yield* applyNeighbours(form, asks, numbers);
  yield* oneByOne([() => settlePasswords(form, purposeOf(form, lexicon)), () => findRepeats(form, lexicon)]);
}

/** @param seen how often each question was met; counted on */
function conclude(reading: Reading, { kindOf }: RecogniseContext, seen: Map<string, number>): Recognition {
  const { field, part, person, repeats, ends, skipReason } = reading;
  const told = kindOf?.(field) ?? null;
  const kind = told ?? reading.kind;
  const ask = told || !stillAsks(reading) ? '' : reading.ask!.id;
  const nth = seen.get(ask || kind) ?? 0;
  if (!repeats) seen.set(ask || kind, nth + 1);
  return {
    id: field.id,
    kind,
    ...(ask && { ask }),
    ...(!told && reading.shape && { shape: reading.shape }),
    nth,
    confidence: told ? 1 : confidenceOf(reading),
    evidence: told ? [{ signal: 'user', text: kind, score: 1 }] : evidenceOf(reading),
    part: told && told !== reading.kind ? { of: 'whole' } : part,
    person,
    repeats: told ? null : repeats,
    ...(!told && ends && { ends }),
    skipReason: told ? field.skipReason : skipReason,
  };
}

/** What neighbours made of a field goes before what it asks by itself. */
function stillAsks({ ask, kind }: Reading): boolean {
  return ask !== null && (ask.kind === kind || (kindEntry(ask.kind).group === 'date' && spanKinds.has(kind)));
}

const spanKinds: ReadonlySet<Kind> = new Set<Kind>(
  'date start-date end-date check-in check-out date-past date-future'.split(' ') as Kind[],
);

function confidenceOf(reading: Reading): number {
  if (!reading.known) return 0;
  const score = reading.scores.of(reading.kind) + (reading.extra.length > 0 ? 0.5 : 0);
  return Math.min(1, Math.round((score / certain) * 100) / 100);
}

function evidenceOf(reading: Reading): Evidence[] {
  const evidence = [...reading.extra, ...reading.scores.evidenceFor(reading.kind)].slice(0, mostEvidence);
  return evidence.length > 0 ? evidence : [{ signal: 'default', text: controlName(reading.field), score: 0 }];
}

function controlName(field: FieldDescriptor): string {
  return 'type' in field ? field.type : field.control;
}
