import type { ValueProblemCode } from '../value-language/value-problem';

export type RuleProblemCode =
  | ValueProblemCode
  /** The control cannot hold what the rule says. */
  | 'cannot-hold'
  | CutOffCode;

/** Why nobody knows whether a rule's condition holds. */
export type CutOffCode =
  /** The rule's expression took too long on this field. */
  | 'match-too-slow'
  /** The page took too long to say which fields the rule's selector names. */
  | 'selector-too-slow'
  /** The browser knows no such selector. */
  | 'selector-unknown';

/** What a rule has to do with a field's value. */
export interface RuleNote {
  readonly id: string;
  readonly name: string;
  /** The number that the rule's counter gave; null where it has none. */
  readonly counter: number | null;
  /** Why the planned value is used in place of the rule's; null where the rule decided. */
  readonly problem: { readonly code: RuleProblemCode; readonly piece: string } | null;
}

/** What is told of a rule. */
type Named = Pick<RuleNote, 'id' | 'name'>;

/** The note of a rule that decided. */
export function ruleNote({ id, name }: Named, counter: number | null = null): RuleNote {
  return { id, name, counter, problem: null };
}

/** The note of a rule that could not decide. @param piece what stands in the way */
export function brokenRuleNote({ id, name }: Named, code: RuleProblemCode, piece = ''): RuleNote {
  return { id, name, counter: null, problem: { code, piece: piece.slice(0, 60) } };
}
