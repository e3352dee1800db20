import type { Condition, Rule } from '../../../utils/plan/rules/rule';
import { isSitePattern } from '../../../utils/plan/rules/site-pattern';
import { checkValue, patternProblems } from '../../../utils/plan/value-language/check-value';
import type { ValueProblem } from '../../../utils/plan/value-language/value-problem';
import { text } from '../../../utils/text';
import { valueProblemText } from '../../../utils/value-problem-text';

/** What is wrong with a rule, a sentence for each place; '' where all is well. */
export interface RuleProblems {
  readonly sites: string;
  /** One for each condition, in order. */
  readonly fields: readonly string[];
  readonly value: string;
}

export function ruleProblems({ sites, fields, value }: Rule): RuleProblems {
  const wrong = sites.find((site) => !isSitePattern(site));
  return {
    sites: wrong === undefined ? '' : text('siteWrong', wrong),
    fields: fields.map(conditionProblem),
    value: firstSentence(checkValue(value)),
  };
}

export function isRight({ sites, fields, value }: RuleProblems): boolean {
  return sites === '' && value === '' && fields.every((problem) => problem === '');
}

function conditionProblem(condition: Condition): string {
  switch (condition.by) {
    case 'contains':
      return condition.text.trim() === '' ? text('valueProblem_empty') : '';
    case 'matches':
      return firstSentence(patternProblems(condition.pattern));
    case 'selector':
      return isSelector(condition.selector) ? '' : text('selectorWrong');
    case 'field':
      return condition.keys.length === 0 ? text('valueProblem_empty') : '';
    case 'kind':
    case 'control':
    case 'required':
      return '';
  }
}

function firstSentence([problem]: readonly ValueProblem[]): string {
  return problem ? valueProblemText(problem.code, problem.piece) : '';
}

function isSelector(selector: string): boolean {
  try {
    document.createDocumentFragment().querySelector(selector);
    return selector.trim() !== '';
  } catch {
    // A SyntaxError is the answer.
    return false;
  }
}
