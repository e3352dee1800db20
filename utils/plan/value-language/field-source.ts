import type { FieldDescriptor } from '../../pipeline';
import { fieldKey } from '../../field-key';
import type { PlanContext } from '../context';
import type { FitContext } from '../fit/fitted';
import { labelOf } from '../label-of';
import type { Persona } from '../persona/persona';
import { valueFor } from '../value-for';
import type { ValueSource } from './value-source';

/** A field that says its value itself, by a rule or by what the person typed. */
export interface SayingField {
  readonly field: FieldDescriptor;
  /** Whose values the parts of a template take. */
  readonly persona: Persona;
  readonly fit: FitContext;
  readonly context: PlanContext;
  /** The planned value of the form's field with that label, null where there is none. */
  readonly valueOfField: (label: string) => string | null;
}

/** What the value of a field on the page draws on. @param counter the number that a counter gives here */
export function fieldSource(saying: SayingField, counter: number): ValueSource {
  const { field, persona, fit, context, valueOfField } = saying;
  return {
    stream: fit.stream.fork('rule'),
    today: fit.today,
    seed: context.seed,
    language: fit.language,
    host: context.rules?.page.host ?? '',
    label: labelOf(field),
    counter,
    kindValue: (kind) => valueFor(kind, persona, context, `${fieldKey(field)} ${kind}`),
    valueOfField,
    faker: context.rules?.faker ?? null,
  };
}
