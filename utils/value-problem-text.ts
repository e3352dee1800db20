import type { ValueProblemCode } from './plan/value-language/value-problem';
import { text } from './text';

const keys = {
  empty: 'valueProblem_empty',
  unclosed: 'valueProblem_unclosed',
  'unknown-part': 'valueProblem_unknown_part',
  'unknown-modifier': 'valueProblem_unknown_modifier',
  'modifier-number': 'valueProblem_modifier_number',
  'part-argument': 'valueProblem_part_argument',
  'bad-day': 'valueProblem_bad_day',
  'bad-faker-method': 'valueProblem_bad_faker_method',
  'bad-faker-arguments': 'valueProblem_bad_faker_arguments',
  'faker-too-much': 'valueProblem_faker_too_much',
  'faker-failed': 'valueProblem_faker_failed',
  'faker-missing': 'valueProblem_faker_missing',
  'field-missing': 'valueProblem_field_missing',
  'bad-pattern': 'valueProblem_bad_pattern',
  'pattern-too-hard': 'valueProblem_pattern_too_hard',
  'no-number': 'valueProblem_no_number',
  'bad-span': 'valueProblem_bad_span',
  'too-many-steps': 'valueProblem_too_many_steps',
  'bad-step': 'valueProblem_bad_step',
  'part-of-field': 'valueProblem_part_of_field',
  'not-a-day': 'valueProblem_not_a_day',
  'not-a-number': 'valueProblem_not_a_number',
  'not-of-kind': 'valueProblem_not_of_kind',
} as const satisfies Record<ValueProblemCode, string>;

/** What is wrong with a value, in a sentence. @param piece the piece that is wrong */
export function valueProblemText(code: ValueProblemCode, piece: string): string {
  return text(keys[code], piece);
}
