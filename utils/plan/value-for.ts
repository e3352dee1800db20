import { noPriors } from './asks/priors/priors';
import { bareFacts, bareText } from '../bare-field';
import type { FieldDescriptor } from '../pipeline';
import type { PlanContext } from './context';
import type { Draft } from './draft';
import { fit } from './fit/fit';
import { generate } from './generate/generate';
import type { Kind } from '../kinds/kinds';
import type { Persona } from './persona/persona';
import type { Recognition } from './recognition';
import { seedDay } from './seed';
import { makeStream, type Stream } from './stream';

/** A text field without any rule of its own, standing for wherever the caret is. */
const anyPlace: FieldDescriptor = { ...bareFacts, ...bareText };

/** A person's value of a kind as plain text. @param name names the random numbers of what belongs to no person */
export function valueFor(kind: Kind, persona: Persona, context: PlanContext, name: string = kind): string {
  return fit(readable(usualDraft(kind, persona, context, name)), anyPlace, {
    recognition: recognitionOf(kind),
    stream: streamOf(context, name).fork('fit'),
    mode: 'realistic',
    language: context.locale.tag,
    country: context.locale.country,
    today: seedDay(context.seed),
    catalogue: [],
    priors: noPriors,
    rule: null,
  }).shown;
}

/** What a kind proposes for a person where no field says more. */
export function usualDraft(kind: Kind, persona: Persona, context: PlanContext, name: string = kind): Draft {
  return generate(kind, {
    persona,
    stream: streamOf(context, name).fork('draft'),
    settings: context.settings,
    recognition: recognitionOf(kind),
    field: anyPlace,
  });
}

function recognitionOf(kind: Kind): Recognition {
  return {
    id: anyPlace.id,
    kind,
    confidence: 1,
    evidence: [],
    part: { of: 'whole' },
    person: '',
    repeats: null,
    skipReason: null,
  };
}

function streamOf({ seed, locale }: PlanContext, name: string): Stream {
  return makeStream([seed, locale.tag, name].join('|'));
}

/** A phone number is read by a person here, not by a check: in groups, where the usual notation is E.164. */
function readable(draft: Draft): Draft {
  if (draft.is !== 'text' || !/^\+\d+$/.test(draft.forms[0] ?? '')) return draft;
  const grouped = draft.forms.filter((form) => /^\+\d+ /.test(form));
  return { is: 'text', forms: [...grouped, ...draft.forms] };
}
