/** What one field gets before it is made to fit, and what it must fit. */
import { fieldKey } from '../field-key';
import type { FieldDescriptor, FieldId } from '../pipeline';
import { noPriors } from './asks/priors/priors';
import type { Override, PlanContext } from './context';
import type { Draft } from './draft';
import type { FitContext } from './fit/fitted';
import { generate } from './generate/generate';
import type { Persona } from './persona/persona';
import type { Recognition } from './recognition';
import { seedDay } from './seed';
import { makeStream, type Stream } from './stream';

/** Every field of the page and what it was recognised as. */
export type Sources = ReadonlyMap<FieldId, { readonly field: FieldDescriptor; readonly recognition: Recognition }>;

/** A field that repeats another draws from the other's stream, so that both say the same. */
export function draftFor(
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

/** How often the field was rolled, 0 for one that never was. */
export function rerollOf(override: Override | undefined): number {
  return override?.do === 'reroll' ? override.nth : 0;
}

/** What a field's value has to fit: its mode, language and day, and the rule that a sweep breaks there. */
export function fitContext(
  field: FieldDescriptor,
  recognition: Recognition,
  stream: Stream,
  { mode, sweep, locale, seed, catalogue, overrides }: PlanContext,
): FitContext {
  return {
    recognition,
    stream,
    mode: sweep && sweep.field !== field.id ? 'realistic' : mode,
    language: locale.tag,
    country: locale.country,
    today: seedDay(seed),
    catalogue: catalogue ?? [],
    // Who rolls wants another answer than the usual one.
    priors: rerollOf(overrides[field.id]) > 0 ? noPriors : locale.asks.own.priors,
    rule: sweep?.rule ?? null,
  };
}
