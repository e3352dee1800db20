import type { InputProblem } from '../input-problem';

/** An entry as a file has it, before it is checked. */
export interface Candidate {
  readonly written: unknown;
  /** Its path in the file; '' where it is a line. */
  readonly path: string;
  /** Where a part of it stands in the text, by its path in the entry; the nearest where there is none. */
  readonly offsetOf: (path: readonly (string | number)[]) => number;
}

/** What is wrong with the file itself. */
export interface Fault {
  readonly offset: number;
  readonly path: string;
  readonly what: InputProblem;
}

export interface ReadCandidates {
  readonly candidates: readonly Candidate[];
  readonly faults: readonly Fault[];
}
