import type { RuleNote } from './plan/rules/rule-note';
import { text } from './text';
import { valueProblemText } from './value-problem-text';

/** Why a rule could not decide on a field, in a sentence; '' for one that did. */
export function ruleProblemText({ name, problem }: RuleNote): string {
  if (!problem) return '';
  const { code, piece } = problem;
  switch (code) {
    case 'cannot-hold':
      return text('ruleCannotHold', name, piece);
    case 'match-too-slow':
      return text('ruleTooSlow', name);
    case 'selector-too-slow':
      return text('ruleSelectorSlow', name);
    case 'selector-unknown':
      return text('ruleSelectorUnknown', name);
    default:
      return text('ruleBroken', name, valueProblemText(code, piece));
  }
}
