/** The pipeline's pure middle: fields in, a value (or a reason against one) for every field out. */
import { rerollOf } from './draft-for';
import type { FieldDescriptor } from '../pipeline';
import type { ReasonCode } from '../reasons';
import { answersTo } from './asks/answers-to';
import { cardLimits } from './card-limits';
import { kindSaid, type Break, type PlanContext } from './context';
import { fitTogether } from './fit/fit-together';
import type { Breach } from './fit/modes/breach';
import { personMaker } from './person-maker';
import { placeLimits } from './place-limits';
import type { PlanEntry, Probe } from './plan-entry';
import { fieldBreaches, isByHand, madeText, planField, type Planned, type Whole } from './plan-field';
import type { Recognition } from './recognition';
import { recogniseSteps } from './recognise/recognise';
import { noOtherField, otherFields } from './rules/other-fields';
import { settleRules, unruled, type SettledRules } from './rules/settle-rules';
import { settledRolls } from './settled-rolls';
import { allAtOnce, eachOf, type Steps } from './steps';
import { asChoice, asLine } from './suggested';
import { takenForGranted } from './taken-for-granted';
import type { MadeValue } from './value-language/make-value';
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
  const planned = yield* eachOf(page.fields, ({ field, recognition }) => {
    const plan = page.plan(field);
    const isRuled = plan.rule !== null && !plan.rule.problem;
    const isSaid = isRuled || isByHand(field, context.overrides[field.id]);
    const isRolled = rerollOf(context.overrides[field.id]) > 0;
    return { field, recognition, ...plan, isRuled, isSaid, isRolled };
  });
  const together = yield* fitTogether(planned, context);
  return planned.map(({ field, recognition: { kind, person, evidence }, fitted, rule, pinned, ...one }, index) => {
    const { isRuled, isSaid } = one;
    const chosen = isSaid ? fitted : together[index]!;
    const own = fields[index]!.control === 'text' ? asLine(chosen) : chosen;
    const why: PlanEntry['evidence'] = isRuled && rule ? [{ signal: 'rule', text: rule.name, score: 1 }] : evidence;
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

/** The fields recognised, and who fills them. */
function readPage(fields: readonly FieldDescriptor[], context: PlanContext): Page {
  return allAtOnce(pageSteps(fields, context));
}

function* pageSteps(fields: readonly FieldDescriptor[], context: PlanContext): Steps<Page> {
  const recognised = yield* recogniseSteps(fields, {
    lexicon: context.locale.lexicon,
    pageLanguage: context.locale.tag,
    asks: context.locale.asks,
    numbers: context.locale.places.numbers,
    kindOf: (field) => kindSaid(context.overrides[field.id]),
  });
  const ruled = context.rules ? yield* settleRules(fields, recognised, context.rules) : unruled(recognised);
  const { recognitions } = ruled;
  yield* answersTo(recognitions, context.locale.asks);
  const isFree = freedom(context, ruled);
  const seen = yield* eachOf(fields, (field, index) => {
    const recognition = recognitions[index]!;
    return isFree(field, recognition) ? asChoice(field, recognition) : field;
  });
  const personaFor = personMaker(context, {
    acceptsCard: cardLimits(seen, recognitions),
    acceptsPlace: placeLimits(seen, recognitions, context.locale.places),
    taken: takenForGranted(recognitions),
  });
  const sources = new Map(fields.map((field, index) => [field.id, { field, recognition: recognitions[index]! }]));
  const seenAs = new Map(seen.map((field) => [field.id, field]));
  const valueOfField = otherFields(fields, (field) => planWith(field, context.overrides, noOtherField).fitted.shown);
  const wholeFor = (lookUp: Whole['valueOfField']): Whole => ({ sources, personaFor, ruled, valueOfField: lookUp });
  const planWith = (field: FieldDescriptor, overrides: PlanContext['overrides'], lookUp = valueOfField(field)) =>
    planField(seenAs.get(field.id)!, wholeFor(lookUp), { ...context, overrides });
  const overrides = settledRolls(fields, context.overrides, (field, told) => planWith(field, told).fitted);
  return {
    fields: seen.map((field, index) => ({ field, recognition: recognitions[index]! })),
    plan: (field) => planWith(field, overrides),
    waysToBreak: (field) => fieldBreaches(field, wholeFor(valueOfField(field)), { ...context, overrides }),
    make: (value, field) => madeText(value, field, wholeFor(valueOfField(field)), context),
  };
}

/**
 * Whether a line is filled by its suggestions: what somebody, a pin or a rule says is written as it is, and in modes other
 * than realistic a line may hold more than a list.
 */
function freedom({ mode, sweep, overrides, traits }: PlanContext, { rulings }: SettledRules) {
  return ({ id }: FieldDescriptor, { kind, person }: Recognition): boolean =>
    (sweep ? sweep.field !== id : mode === 'realistic') &&
    !rulings.has(id) &&
    (overrides[id]?.do ?? 'reroll') === 'reroll' &&
    (person !== '' || traits?.pinned[kind] === undefined);
}
