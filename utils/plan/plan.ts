/** The pipeline's pure middle: fields in, a value (or a reason against one) for every field out. */
import type { FieldDescriptor, FieldId } from '../pipeline';
import type { PlanEntry, Probe } from './plan-entry';
import { breaksRule, type ReasonCode } from '../reasons';
import { cardLimits } from './card-limits';
import { fieldKey } from '../field-key';
import { kindSaid, type Break, type Override, type PlanContext } from './context';
import type { Draft } from './draft';
import { byHand } from './fit/by-hand';
import { fit, waysToBreak } from './fit/fit';
import { refused, type FitContext, type Fitted } from './fit/fitted';
import type { Breach } from './fit/modes/breach';
import { fitParts } from './fit/parts';
import { fitPairs, type FittedField } from './fit/pairs';
import { fitRepeats } from './fit/repeats';
import { fitRanks } from './fit/ranks';
import { fitSums } from './fit/sums';
import { fitTicks } from './fit/ticks';
import { generate } from './generate/generate';
import { maySayNamesake } from './generate/person';
import type { Persona } from './persona/persona';
import { personMaker } from './person-maker';
import { placeLimits } from './place-limits';
import type { Recognition } from './recognition';
import { skipReasonOf } from './skip-reason';
import { recogniseSteps } from './recognise/recognise';
import { seedDay } from './seed';
import { holdText } from './rules/hold-text';
import { noOtherField, otherFields } from './rules/other-fields';
import { ruleNote, type RuleNote } from './rules/rule-note';
import { ruledValue } from './rules/ruled-value';
import { settleRules, unruled, type SettledRules } from './rules/settle-rules';
import { signInDraft } from './sign-in';
import { allAtOnce, eachOf, type Steps } from './steps';
import { makeStream, type Stream } from './stream';
import { fieldSource } from './value-language/field-source';
import { makeValue, type MadeValue } from './value-language/make-value';
import { fitTimes } from './fit/times';
import { takenForGranted } from './taken-for-granted';
import type { DrawnSpec } from './value-language/value-spec';

/**
 * Plans all fields of a tab as one: one person, whichever frames the fields stand in.
 * @param fields every field found, those to be left alone included; ids unique
 * @returns one entry a field, in the same order
 */
export function planFields(fields: readonly FieldDescriptor[], context: PlanContext): PlanEntry[] {
  return allAtOnce(planSteps(fields, context));
}

/** The same, step by step. */
export function* planSteps(fields: readonly FieldDescriptor[], context: PlanContext): Steps<PlanEntry[]> {
  const page = yield* pageSteps(fields, context);
  const planned = yield* eachOf(page.fields, ({ field, recognition }) => ({ field, recognition, ...page.plan(field) }));
  const together = yield* fitTogether(planned, context);
  return planned.map(({ field, recognition: { kind, person, evidence }, fitted, rule, pinned }, index) => {
    const isRuled = rule !== null && !rule.problem;
    const own = isRuled || isByHand(field, context.overrides[field.id]) ? fitted : together[index]!;
    const why: PlanEntry['evidence'] = isRuled ? [{ signal: 'rule', text: rule.name, score: 1 }] : evidence;
    return { id: field.id, kind, person, evidence: why, ...own, ...(rule && { rule }), ...(pinned && { pinned }) };
  });
}

/**
 * What an invalid fill can break, field by field in their order: every rule that can be broken alone, in every way.
 * With one of them as the context's `sweep`, all other fields get realistic values.
 */
export function breakableRules(fields: readonly FieldDescriptor[], context: PlanContext): BreakableRule[] {
  const page = readPage(fields, { ...context, mode: 'invalid', sweep: null });
  return fields.flatMap((field) =>
    page.waysToBreak(field).map(({ rule, fitted: { reason, probe } }) => ({
      field: field.id,
      rule,
      reason: reason ?? 'cannot-be-invalid',
      ...(probe && { probe }),
    })),
  );
}

/** What a value would make for a field of the page if it were set there, or what is wrong with it. */
export function valueSample(
  fields: readonly FieldDescriptor[],
  context: PlanContext,
  { field, value }: { readonly field: FieldDescriptor; readonly value: DrawnSpec },
): MadeValue {
  return readPage(fields, context).make(value, field);
}

/** One step of a sweep. */
export interface BreakableRule extends Break {
  readonly reason: ReasonCode;
  readonly probe?: Probe;
}

interface Page {
  readonly fields: readonly { readonly field: FieldDescriptor; readonly recognition: Recognition }[];
  plan(field: FieldDescriptor): Planned;
  waysToBreak(field: FieldDescriptor): readonly Breach[];
  make(value: DrawnSpec, field: FieldDescriptor): MadeValue;
}

/** A field's value, and the rule that has to do with it. */
interface Planned {
  readonly fitted: Fitted;
  readonly rule: RuleNote | null;
  /** Whether what was pinned for the person decided. */
  readonly pinned?: true;
}

/** The fields recognised, and who fills them. */
function readPage(fields: readonly FieldDescriptor[], context: PlanContext): Page {
  return allAtOnce(pageSteps(fields, context));
}

function* pageSteps(fields: readonly FieldDescriptor[], context: PlanContext): Steps<Page> {
  const recognised = yield* recogniseSteps(fields, {
    lexicon: context.locale.lexicon,
    pageLanguage: context.locale.tag,
    asks: context.locale.asks,
    kindOf: (field) => kindSaid(context.overrides[field.id]),
  });
  const ruled = context.rules ? yield* settleRules(fields, recognised, context.rules) : unruled(recognised);
  const { recognitions } = ruled;
  const personaFor = personMaker(context, {
    acceptsCard: cardLimits(fields, recognitions),
    acceptsPlace: placeLimits(fields, recognitions, context.locale.places),
    taken: takenForGranted(recognitions),
  });
  const sources = new Map(fields.map((field, index) => [field.id, { field, recognition: recognitions[index]! }]));
  const valueOfField = otherFields(fields, (field) => planWith(field, context.overrides, noOtherField).fitted.shown);
  const wholeFor = (lookUp: Whole['valueOfField']): Whole => ({ sources, personaFor, ruled, valueOfField: lookUp });
  const planWith = (field: FieldDescriptor, overrides: PlanContext['overrides'], lookUp = valueOfField(field)) =>
    planField(field, wholeFor(lookUp), { ...context, overrides });
  const overrides = settledRolls(fields, context.overrides, (field, told) => planWith(field, told).fitted);
  return {
    fields: [...sources.values()],
    plan: (field) => planWith(field, overrides),
    waysToBreak: (field) => {
      const { recognition } = sources.get(field.id)!;
      const override = overrides[field.id];
      const rule = ruled.rulings.get(field.id)?.rule;
      if (isByHand(field, override) || skipReasonOf(field, recognition, override, rule, context)) return [];
      const { draft, stream } = draftFor(field, recognition, sources, personaFor, { ...context, overrides });
      return waysToBreak(draft, field, fitContext(field, recognition, stream, context));
    },
    make: (value, field) => madeText(value, field, wholeFor(valueOfField(field)), context),
  };
}

/** What fields are to each other: starts and ends, boxes of one question, values asked for twice. */
function* fitTogether(fields: readonly FittedField[], { mode, sweep }: PlanContext): Steps<Fitted[]> {
  const isValid = mode !== 'hostile' && (mode !== 'invalid' || Boolean(sweep));
  // What is odd on purpose is no figure of a sum; but boxes and ranks are never odd by being ticked together.
  const inSteps = isValid ? [fitPairs, fitTimes, fitSums, fitParts, fitRanks, fitTicks] : [fitRanks, fitTicks];
  let ticked = fields;
  for (const step of inSteps) {
    ticked = replaced(ticked, step(ticked));
    yield;
  }
  const repeated = fitRepeats(ticked, Boolean(sweep));
  return repeated.map((one, index) => (sweep?.field === fields[index]!.field.id ? fields[index]!.fitted : one));
}

/** What breaks a rule on purpose goes on breaking it. */
function replaced(fields: readonly FittedField[], fitted: readonly Fitted[]): FittedField[] {
  return fields.map((one, index) => (breaksRule(one.fitted.reason) ? one : { ...one, fitted: fitted[index]! }));
}

/** Rolls at most, where a roll brings what was there before. */
const mostRolls = 8;
/** Keeps further rolls apart from those a person asks for. */
const stride = 1_000;

/** A roll is seen to do something: one that brings the same value again is rolled on. */
function settledRolls(
  fields: readonly FieldDescriptor[],
  overrides: PlanContext['overrides'],
  planWith: (field: FieldDescriptor, overrides: PlanContext['overrides']) => Fitted,
): PlanContext['overrides'] {
  const settled = { ...overrides };
  for (const field of fields) {
    const override = overrides[field.id];
    if (override?.do !== 'reroll' || override.nth < 1) continue;
    const shownAs = (nth: number) => planWith(field, { ...overrides, [field.id]: { ...override, nth } }).shown;
    const before = shownAs(override.nth - 1);
    const rolls = Array.from({ length: mostRolls }, (_, roll) => override.nth + roll * stride);
    settled[field.id] = { ...override, nth: rolls.find((nth) => shownAs(nth) !== before) ?? override.nth };
  }
  return settled;
}

type Sources = ReadonlyMap<FieldId, { readonly field: FieldDescriptor; readonly recognition: Recognition }>;

/** What the planning of one field may know of the whole. */
interface Whole {
  readonly sources: Sources;
  readonly personaFor: (person: string) => Persona;
  readonly ruled: SettledRules;
  readonly valueOfField: (label: string) => string | null;
}

function planField(field: FieldDescriptor, whole: Whole, context: PlanContext): Planned {
  const { sources, personaFor, ruled, valueOfField } = whole;
  const { recognition } = sources.get(field.id)!;
  const override = context.overrides[field.id];
  const ruling = ruled.rulings.get(field.id);
  const note = ruling ? ruleNote(ruling.rule) : (ruled.cutOff.get(field.id) ?? null);
  const skipReason = skipReasonOf(field, recognition, override, ruling?.rule, context);
  if (skipReason) return { fitted: refused(skipReason), rule: note };
  const { draft, stream, persona } = draftFor(field, recognition, sources, personaFor, context);
  const fitting = fitContext(field, recognition, stream, context);
  const told = toldValue(field, whole, context, fitting) ?? repeatedByHand(field, recognition, whole, context);
  if (told) return { fitted: told, rule: null };
  if (isLeftEmpty(field, recognition, persona, override, context) && !ruling)
    return { fitted: refused('left-blank-on-purpose'), rule: note };
  const said =
    ruling && context.rules ? ruledValue(ruling, { field, persona, fit: fitting, context, valueOfField }) : null;
  if (said?.fitted) return { fitted: said.fitted, rule: said.note };
  const signIn = rerollOf(override) === 0 ? signInDraft(recognition, field, sources, context.account) : null;
  const isPinned = !signIn && persona.pinned[recognition.kind] !== undefined;
  const fitted = fit(signIn ?? draft, field, fitting);
  return { fitted, rule: said?.note ?? note, ...(isPinned && { pinned: true }) };
}

/** What few people have stays empty where the form can do without: "Suffix" of a woman, or outside the United States. */
function isLeftEmpty(
  { id, required }: FieldDescriptor,
  { kind }: Recognition,
  persona: Persona,
  override: Override | undefined,
  { asked }: PlanContext,
): boolean {
  const isOptional = !required && !override && !asked?.includes(id) && persona.pinned[kind] === undefined;
  return kind === 'honorific-suffix' && isOptional && !maySayNamesake(persona);
}

function fitContext(
  field: FieldDescriptor,
  recognition: Recognition,
  stream: Stream,
  { mode, sweep, locale, seed, catalogue }: PlanContext,
): FitContext {
  return {
    recognition,
    stream,
    mode: sweep && sweep.field !== field.id ? 'realistic' : mode,
    language: locale.tag,
    country: locale.country,
    today: seedDay(seed),
    catalogue: catalogue ?? [],
    rule: sweep?.rule ?? null,
  };
}

/** A field that repeats one that was written by hand, or that keeps what it holds, says the same, letter for letter. */
function repeatedByHand(
  field: FieldDescriptor,
  { repeats }: Recognition,
  whole: Whole,
  context: PlanContext,
): Fitted | null {
  const source = repeats ? whole.sources.get(repeats) : undefined;
  if (!source) return null;
  const said = saidOf(source.field, whole, context) ?? keptText(source, whole, context);
  return said?.do === 'text' ? byHand(field, said) : null;
}

/** What a field holds that a fill leaves as it is: typed by the person, or set by the page where that stays. */
function keptText(
  { field, recognition }: { readonly field: FieldDescriptor; readonly recognition: Recognition },
  { ruled }: Whole,
  context: PlanContext,
): Override | undefined {
  if (field.control !== 'text' || field.current === '') return undefined;
  const override = context.overrides[field.id];
  const reason = skipReasonOf(field, recognition, override, ruled.rulings.get(field.id)?.rule, context);
  return reason === 'has-value' || reason === 'preset' ? { do: 'text', text: field.current } : undefined;
}

function isByHand(field: FieldDescriptor, override: Override | undefined): boolean {
  return override?.do === 'value' || byHand(field, override) !== null;
}

/** What the person wrote or picked for a field; a text that a value made is put as the control has it. */
function toldValue(field: FieldDescriptor, whole: Whole, context: PlanContext, fitting: FitContext): Fitted | null {
  const said = saidOf(field, whole, context);
  const isMade = context.overrides[field.id]?.do === 'value' && said?.do === 'text';
  return (isMade && field.control !== 'text' && holdText(said.text, field, fitting)) || byHand(field, said);
}

/**
 * The person's word on a field, a value by the text that it makes. A template that can't be made stands as it is, of any
 * other such value nothing is left.
 */
function saidOf(field: FieldDescriptor, whole: Whole, context: PlanContext): Override | undefined {
  const override = context.overrides[field.id];
  if (override?.do !== 'value') return override;
  const made = madeText(override.value, field, whole, context);
  if ('text' in made) return { do: 'text', text: made.text };
  return override.value.is === 'template' ? { do: 'text', text: override.value.text } : undefined;
}

function madeText(value: DrawnSpec, field: FieldDescriptor, whole: Whole, context: PlanContext): MadeValue {
  const { recognition } = whole.sources.get(field.id)!;
  const { stream, persona } = draftFor(field, recognition, whole.sources, whole.personaFor, context);
  const fitting = fitContext(field, recognition, stream, context);
  const saying = { field, persona, fit: fitting, context, valueOfField: whole.valueOfField };
  return makeValue(value, fieldSource(saying, 1));
}

/** A field that repeats another draws from the other's stream, so that both say the same. */
function draftFor(
  field: FieldDescriptor,
  recognition: Recognition,
  sources: Sources,
  personaFor: (person: string) => Persona,
  context: PlanContext,
): { draft: Draft; stream: Stream; persona: Persona } {
  const source = (recognition.repeats && sources.get(recognition.repeats)) || { field, recognition };
  const override = context.overrides[source.field.id];
  const stream = makeStream(
    [context.seed, context.locale.tag, source.recognition.person, fieldKey(source.field), rerollOf(override)].join('|'),
  );
  const persona = rerolled(personaFor, source.recognition.person, override);
  const draft = generate(source.recognition.kind, {
    persona,
    stream: stream.fork('draft'),
    settings: context.settings,
    recognition: source.recognition,
    field: source.field,
  });
  return { draft, stream: stream.fork('fit'), persona };
}

function rerolled(personaFor: (person: string) => Persona, person: string, override: Override | undefined): Persona {
  const nth = rerollOf(override);
  return personaFor(nth === 0 ? person : `${person}~${nth}`);
}

function rerollOf(override: Override | undefined): number {
  return override?.do === 'reroll' ? override.nth : 0;
}
