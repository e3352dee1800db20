/** What is wrong with something that was stored, typed or imported: data, which `input-problem-text.ts` puts in a sentence. */
import type * as v from 'valibot';
import { checkValue, patternProblems } from '../plan/value-language/check-value';
import type { ValueProblem } from '../plan/value-language/value-problem';
import type { ValueSpec } from '../plan/value-language/value-spec';

/** By what the values of a problem are. */
export const inputProblemCodes = [
  // Nothing.
  'missing',
  'empty',
  'no-entries',
  'too-deep',
  'unpaired-quotes',
  // What was received.
  'not-text',
  'not-number',
  'not-whole-number',
  'not-boolean',
  'not-list',
  'not-object',
  'not-kind',
  'not-site',
  'not-host',
  'not-language',
  'not-country',
  'not-seed',
  'not-id',
  'not-code-point',
  'not-value',
  'not-here',
  'ages-reversed',
  'id-twice',
  'not-json',
  'not-version',
  'unknown-column',
  // What was received, and what is allowed.
  'not-one-of',
  'too-long',
  'too-many',
  'too-few',
  'too-small',
  'too-large',
  'code-points-reversed',
  'newer-version',
  'too-many-cells',
] as const;
export type InputProblemCode = (typeof inputProblemCodes)[number];

export type InputProblem =
  | { readonly code: InputProblemCode; readonly values: readonly string[] }
  | { readonly code: 'bad-value'; readonly problem: Pick<ValueProblem, 'code' | 'piece'> };

/** @param received what stands there @param allowed what may, where the sentence says it */
export function inputProblem(code: InputProblemCode, received?: unknown, allowed?: string | number): InputProblem {
  const values = received === undefined ? [] : [clipped(received)];
  return { code, values: allowed === undefined ? values : [...values, String(allowed)] };
}

/** A document that cannot be read at all. */
export class UnreadableError extends Error {
  readonly problem: InputProblem;
  constructor(problem: InputProblem) {
    super(plainText(problem));
    this.name = 'UnreadableError';
    this.problem = problem;
  }
}

/** For a log, in nobody's language. */
export function plainText(problem: InputProblem): string {
  const [code, values] =
    problem.code === 'bad-value' ? [problem.problem.code, [problem.problem.piece]] : [problem.code, problem.values];
  return [code, ...values].join(' ');
}

/** Actions of a schema whose message names what the value language has to say of the input. */
const valueChecks = {
  'bad-value': (input) => checkValue(input as ValueSpec),
  'bad-template': (input) => checkValue({ is: 'template', text: String(input) }),
  'bad-pattern': (input) => patternProblems(String(input)),
} as const satisfies Record<string, (input: unknown) => readonly ValueProblem[]>;

/** The message of a schema's own check: what `problemOf` makes of it. */
export function says(code: InputProblemCode | keyof typeof valueChecks): string {
  return code;
}

const ofTypes: Readonly<Record<string, InputProblemCode>> = {
  string: 'not-text',
  number: 'not-number',
  finite: 'not-number',
  integer: 'not-whole-number',
  boolean: 'not-boolean',
  array: 'not-list',
  tuple: 'not-list',
  object: 'not-object',
  record: 'not-object',
  picklist: 'not-one-of',
  literal: 'not-one-of',
  variant: 'not-one-of',
  max_length: 'too-long',
  min_length: 'too-few',
  non_empty: 'empty',
  min_value: 'too-small',
  max_value: 'too-large',
};

/** What a schema found wrong. */
export function problemOf({ type, message, input, expected, ...issue }: v.BaseIssue<unknown>): InputProblem {
  if (message in valueChecks) return valueProblemOf(valueChecks[message as keyof typeof valueChecks](input));
  const own = inputProblemCodes.find((code) => code === message);
  if (own) return inputProblem(own, input);
  if (input === undefined) return inputProblem('missing');
  const code = expected === 'Object' ? 'not-object' : (ofTypes[type] ?? 'not-value');
  switch (code) {
    case 'not-one-of':
      return inputProblem(code, input, (expected ?? '').replace(/^\(|\)$|"/g, '').replaceAll(' | ', ', '));
    case 'too-long':
      return inputProblem(Array.isArray(input) ? 'too-many' : code, sizeOf(input), Number(issue.requirement));
    case 'too-small':
    case 'too-large':
    case 'too-few':
      return inputProblem(code, sizeOf(input), Number(issue.requirement));
    case 'empty':
      return inputProblem(code);
    default:
      return inputProblem(code, input);
  }
}

function valueProblemOf([problem]: readonly ValueProblem[]): InputProblem {
  const { code, piece } = problem!;
  return { code: 'bad-value', problem: { code, piece } };
}

function sizeOf(input: unknown): number {
  return typeof input === 'number' ? input : (input as string | readonly unknown[]).length;
}

const longestShown = 60;

function clipped(value: unknown): string {
  const written = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return written.length > longestShown ? `${written.slice(0, longestShown)}…` : written;
}
