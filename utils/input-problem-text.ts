import type { InputProblem, InputProblemCode } from './settings/input-problem';
import { text, type TextKey } from './text';
import { valueProblemText } from './value-problem-text';

/** What is wrong with something that was stored or imported, in a sentence. */
export function inputProblemText(problem: InputProblem): string {
  if (problem.code === 'bad-value') return valueProblemText(problem.problem.code, problem.problem.piece);
  return text(inputProblemKey(problem.code), ...problem.values);
}

/** The key of the sentence. A test sees to it that every problem has one. */
export function inputProblemKey(code: InputProblemCode): TextKey {
  return `inputProblem_${code.replaceAll('-', '_')}` as TextKey;
}
