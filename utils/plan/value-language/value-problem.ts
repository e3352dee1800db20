/** What is wrong with a value, for a sentence beside the place where it stands. */
export const valueProblemCodes = [
  'empty',
  'unclosed',
  'unknown-part',
  'unknown-modifier',
  'modifier-number',
  'part-argument',
  'bad-day',
  'bad-faker-method',
  'bad-faker-arguments',
  'faker-too-much',
  'faker-failed',
  'faker-missing',
  'field-missing',
  'bad-pattern',
  'pattern-too-hard',
  'no-number',
  'bad-span',
  'bad-step',
  'too-many-steps',
  'part-of-field',
  'not-a-day',
  'not-a-number',
  'not-of-kind',
] as const;
export type ValueProblemCode = (typeof valueProblemCodes)[number];

export interface ValueProblem {
  readonly code: ValueProblemCode;
  /** Where it stands, in characters of the value's text. */
  readonly at: number;
  readonly length: number;
  /** The piece that is wrong, at most 60 characters. */
  readonly piece: string;
}

export function valueProblem(code: ValueProblemCode, piece: string, at = 0): ValueProblem {
  return { code, at, length: Math.max(1, piece.length), piece: piece.slice(0, 60) };
}
