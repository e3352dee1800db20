/** The pipeline's pure middle: fields in, a value (or a reason against one) for every field out. */
import type { FieldDescriptor, FieldId, PlanEntry } from '../pipeline';
import { cardLimits } from './card-limits';
import { fieldKey, kindSaid, type Override, type PlanContext } from './context';
import type { Draft } from './draft';
import { byHand } from './fit/by-hand';
import { fit } from './fit/fit';
import { refused, type Fitted } from './fit/fitted';
import { fitPairs, type FittedField } from './fit/pairs';
import { fitTicks } from './fit/ticks';
import { generate } from './generate/generate';
import { makePersona, type Persona } from './persona/persona';
import type { Recognition } from './recognition';
import { reasonToLeave } from './reason-to-leave';
import { recognise } from './recognise/recognise';
import { seedDay } from './seed';
import { signInDraft } from './sign-in';
import { makeStream } from './stream';

/**
 * Plans all fields of a tab as one: one person, whichever frames the fields stand in.
 * @param fields every field found, those to be left alone included; ids unique
 * @returns one entry a field, in the same order
 */
export function planFields(fields: readonly FieldDescriptor[], context: PlanContext): PlanEntry[] {
  const recognitions = recognise(fields, {
    lexicon: context.locale.lexicon,
    pageLanguage: context.locale.tag,
    kindOf: (field) => kindSaid(context.overrides[field.id]),
  });
  const { seed, locale, settings } = context;
  const acceptsCard = cardLimits(fields, recognitions);
  const personaFor = memoise((person: string) => makePersona({ seed, locale, person, settings, acceptsCard }));
  const sources = new Map(fields.map((field, index) => [field.id, { field, recognition: recognitions[index]! }]));
  const planWith = (field: FieldDescriptor, overrides: PlanContext['overrides']) =>
    planField(field, sources.get(field.id)!.recognition, sources, personaFor, { ...context, overrides });
  const overrides = settledRolls(fields, context.overrides, planWith);
  const fitted = fields.map((field, index) => ({
    field,
    recognition: recognitions[index]!,
    fitted: planWith(field, overrides),
  }));
  const together = context.mode === 'realistic' ? fitTogether(fitted) : fitted.map((one) => one.fitted);
  return fields.map(({ id }, index) => {
    const { kind, person, evidence } = recognitions[index]!;
    const own = byHand(fields[index]!, overrides[id]) && fitted[index]!.fitted;
    return { id, kind, person, evidence, ...(own ?? together[index]!) };
  });
}

function fitTogether(fields: readonly FittedField[]): Fitted[] {
  const paired = fitPairs(fields);
  return fitTicks(fields.map((one, index) => ({ ...one, fitted: paired[index]! })));
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

function planField(
  field: FieldDescriptor,
  recognition: Recognition,
  sources: Sources,
  personaFor: (person: string) => Persona,
  context: PlanContext,
): Fitted {
  const override = context.overrides[field.id];
  const leave = reasonToLeave(field, recognition, override, context);
  if (leave) return refused(leave);
  const told = byHand(field, override) ?? repeatedByHand(field, recognition, context);
  if (told) return told;
  const { draft, stream } = draftFor(field, recognition, sources, personaFor, context);
  const signIn = rerollOf(override) === 0 ? signInDraft(recognition, field, sources, context.account) : null;
  return fit(signIn ?? draft, field, {
    recognition,
    stream,
    mode: context.mode,
    language: context.locale.tag,
    country: context.locale.country,
    today: seedDay(context.seed),
  });
}

/** A field that repeats one that was written by hand says the same, letter for letter. */
function repeatedByHand(field: FieldDescriptor, { repeats }: Recognition, { overrides }: PlanContext): Fitted | null {
  const source = repeats ? overrides[repeats] : undefined;
  return source?.do === 'text' ? byHand(field, source) : null;
}

/** A field that repeats another draws from the other's stream, so that both say the same. */
function draftFor(
  field: FieldDescriptor,
  recognition: Recognition,
  sources: Sources,
  personaFor: (person: string) => Persona,
  context: PlanContext,
): { draft: Draft; stream: ReturnType<typeof makeStream> } {
  const source = (recognition.repeats && sources.get(recognition.repeats)) || { field, recognition };
  const override = context.overrides[source.field.id];
  const stream = makeStream(
    [context.seed, context.locale.tag, source.recognition.person, fieldKey(source.field), rerollOf(override)].join('|'),
  );
  const draft = generate(source.recognition.kind, {
    persona: rerolled(personaFor, source.recognition.person, override),
    stream: stream.fork('draft'),
    settings: context.settings,
    recognition: source.recognition,
    field: source.field,
  });
  return { draft, stream: stream.fork('fit') };
}

function rerolled(personaFor: (person: string) => Persona, person: string, override: Override | undefined): Persona {
  const nth = rerollOf(override);
  return personaFor(nth === 0 ? person : `${person}~${nth}`);
}

function rerollOf(override: Override | undefined): number {
  return override?.do === 'reroll' ? override.nth : 0;
}

function memoise<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key)!;
  };
}
