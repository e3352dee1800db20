import { bareFacts, bareText } from '../bare-field';
import type { FieldDescriptor } from '../pipeline';
import type { PlanContext } from './context';
import type { Draft } from './draft';
import { fit } from './fit/fit';
import { generate } from './generate/generate';
import { allKinds, type Kind } from './kinds';
import { makePersona, type Persona } from './persona/persona';
import type { Recognition } from './recognition';
import { seedDay } from './seed';
import { makeStream } from './stream';

/** A text field without any rule of its own, standing for wherever the caret is. */
const anyPlace: FieldDescriptor = { ...bareFacts, ...bareText };

/** The context's person's value of a kind as plain text, for inserting where no field says what it takes. */
export function valueOfKind(kind: Kind, context: PlanContext): string {
  return valueFor(kind, mainPersona(context), context);
}

/** A value of each kind for the context's person, as `valueOfKind` gives it, at most 60 characters. */
export function samplesOfKinds(context: PlanContext): Record<Kind, string> {
  const persona = mainPersona(context);
  const samples = allKinds.map((kind) => [kind, valueFor(kind, persona, context).slice(0, 60)] as const);
  return Object.fromEntries(samples) as Record<Kind, string>;
}

function mainPersona({ seed, locale, settings }: PlanContext): Persona {
  return makePersona({ seed, locale, person: '', settings });
}

/** A person's value of a kind as plain text. @param name names the random numbers of what belongs to no person */
export function valueFor(kind: Kind, persona: Persona, context: PlanContext, name: string = kind): string {
  const recognition: Recognition = {
    id: anyPlace.id,
    kind,
    confidence: 1,
    evidence: [],
    part: { of: 'whole' },
    person: '',
    repeats: null,
    leave: null,
  };
  const stream = makeStream([context.seed, context.locale.tag, name].join('|'));
  const draft = generate(kind, {
    persona,
    stream: stream.fork('draft'),
    settings: context.settings,
    recognition,
    field: anyPlace,
  });
  return fit(readable(draft), anyPlace, {
    recognition,
    stream: stream.fork('fit'),
    mode: 'realistic',
    language: context.locale.tag,
    country: context.locale.country,
    today: seedDay(context.seed),
    catalogue: [],
    rule: null,
  }).shown;
}

/** A phone number is read by a person here, not by a check: in groups, where the usual notation is E.164. */
function readable(draft: Draft): Draft {
  if (draft.is !== 'text' || !/^\+\d+$/.test(draft.forms[0] ?? '')) return draft;
  const grouped = draft.forms.filter((form) => /^\+\d+ /.test(form));
  return { is: 'text', forms: [...grouped, ...draft.forms] };
}
