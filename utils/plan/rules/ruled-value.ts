import type { Fitted } from '../fit/fitted';
import { fieldSource, type SayingField } from '../value-language/field-source';
import { makeValue } from '../value-language/make-value';
import { makesText } from '../value-language/value-spec';
import { holdText } from './hold-text';
import { brokenRuleNote, ruleNote, type RuleNote } from './rule-note';
import type { Ruling } from './settle-rules';

/** What the field gets by its rule, or why the planned value has to do: its note then has a problem. */
export function ruledValue(
  { rule, counter }: Ruling,
  saying: SayingField,
): { readonly fitted: Fitted | null; readonly note: RuleNote } {
  if (!makesText(rule.value)) return { fitted: null, note: ruleNote(rule) };
  const made = makeValue(rule.value, fieldSource(saying, counter ?? 1));
  if ('problem' in made) return { fitted: null, note: brokenRuleNote(rule, made.problem.code, made.problem.piece) };
  const fitted = holdText(made.text, saying.field, saying.fit);
  return { fitted, note: fitted ? ruleNote(rule, counter) : brokenRuleNote(rule, 'cannot-hold', made.text) };
}
