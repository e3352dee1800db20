import type { InputProblem } from '../input-problem';
import type { TextPosition } from '../text-position';
import type { Settings } from '../settings';
import type { Entry, ListName } from './transfer-lists';

/** What a file carries; what it leaves out stays as it is. */
export interface Carried {
  readonly settings: Settings | null;
  readonly lists: Readonly<Partial<Record<ListName, readonly Entry[]>>>;
}

/** Something wrong in a file, and where. */
export interface FileProblem extends TextPosition {
  /** `rules.3.value`; in CSV the name of the column; '' for all of it. */
  readonly where: string;
  readonly what: InputProblem;
}
