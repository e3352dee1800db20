import type { Settings } from '../settings';
import type { Entry, ListName } from './transfer-lists';

/** What a file carries; what it leaves out stays as it is. */
export interface Carried {
  readonly settings: Settings | null;
  readonly lists: Readonly<Partial<Record<ListName, readonly Entry[]>>>;
}

/** Something wrong in a file, and where. */
export interface FileProblem {
  /** `rules.3.value`. */
  readonly where: string;
  readonly what: string;
  /** From 1; null where it is told by no line. */
  readonly line: number | null;
}
