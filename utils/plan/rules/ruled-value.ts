import type { FieldDescriptor } from '../../pipeline';
import { fieldKey, type PlanContext } from '../context';
import type { FitContext, Fitted } from '../fit/fitted';
import { labelOf } from '../label-of';
import type { Persona } from '../persona/persona';
import { valueFor } from '../value-of-kind';
import { makeValue } from '../value-language/make-value';
import { makesText } from '../value-language/value-spec';
import { holdText } from './hold-text';
import { brokenRuleNote, ruleNote, type RuleNote } from './rule-note';
import type { RuleSet } from './rule-set';
import type { Ruling } from './settle-rules';

export interface RuledField {
  readonly ruling: Ruling;
  readonly field: FieldDescriptor;
  /** Whose values the parts of a template take. */
  readonly persona: Persona;
  readonly fit: FitContext;
  readonly set: RuleSet;
  readonly context: PlanContext;
  /** The planned value of the form's field with that label, null where there is none. */
  readonly valueOfField: (label: string) => string | null;
}

/** What the field gets by its rule, or why the planned value has to do: its note then has a problem. */
export function ruledValue(ruled: RuledField): { readonly fitted: Fitted | null; readonly note: RuleNote } {
  const { ruling, field, persona, fit, set, context, valueOfField } = ruled;
  const { rule, counter } = ruling;
  if (!makesText(rule.value)) return { fitted: null, note: ruleNote(rule) };
  const made = makeValue(rule.value, {
    stream: fit.stream.fork('rule'),
    today: fit.today,
    seed: context.seed,
    language: fit.language,
    host: set.page.host,
    label: labelOf(field),
    counter: counter ?? 1,
    kindValue: (kind) => valueFor(kind, persona, context, `${fieldKey(field)} ${kind}`),
    valueOfField,
    faker: set.faker,
  });
  if ('problem' in made) return { fitted: null, note: brokenRuleNote(rule, made.problem.code, made.problem.piece) };
  const fitted = holdText(made.text, field, fit);
  return { fitted, note: fitted ? ruleNote(rule, counter) : brokenRuleNote(rule, 'cannot-hold', made.text) };
}
