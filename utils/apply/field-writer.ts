/** How one sort of field is written. A module a sort, in `writers/`, named for the adapter in `utils/field/adapters/`. */
import type { FieldElements } from '../field/adapter';
import type { Outcome, Value } from '../pipeline';
import type { ReasonCode } from '../reasons';
import type { Opener } from './opener';

/** What a field held before a write: enough for `restore` to bring it back. Opaque to everyone but the writer. */
export type Held = unknown;

/**
 * What writing a field shows of it that bringing it back has to know: an object for each field of a fill, kept beside
 * what the field held.
 */
export interface Findings {
  /** Its choice shows nowhere but in its own list: it is taken back though it looks empty. */
  isShownInListOnly?: boolean;
  /** A text box that opened a calendar or showed its format when it was pressed; others are emptied as text. */
  isHiddenPicker?: boolean;
  /** Its page took no text, only what was chosen in its calendar: there it is emptied, too. */
  isChosenOnly?: boolean;
  /** Clear buttons that stood in its box before it was given something. */
  clearButtons?: ReadonlySet<Element>;
  /** What it held before the first of the fills that have left it as it was found; left out where it holds none of ours. */
  heldBeforeOurs?: Held;
  /** It puts a new entry before those there are. */
  addsFirst?: boolean;
}

/** What every field of one run is written with. */
export interface RunContext {
  /** Aborted when the person cancels. */
  readonly signal: AbortSignal;
  /** Milliseconds this field may take before its writer gives up with `too-slow`. */
  readonly patience: number;
  /** How native fields are entered: focus moved (the default), or only the events sent, where there are very many. */
  readonly focus?: 'moved' | 'sent';
  /** An earlier write of the same value did not last: write it key by key. */
  readonly again?: boolean;
  /** Told of a field that is gone into. */
  readonly onEntered?: (entered: Opener) => void;
  /** What both ends of ranges held as they were left, by the box of the pair: many pages give the other end its day, too. */
  readonly pairsLeft: WeakMap<Element, string>;
}

export interface WriteContext extends RunContext {
  readonly findings: Findings;
}

export interface Written {
  readonly outcome: Exclude<Outcome, 'skipped'>;
  readonly reason: ReasonCode | null;
  /** What the field shows after the write, at most `longestHeld` characters. */
  readonly holds: string;
  /** What failed in us, see `ReportEntry`. */
  readonly detail?: string;
}

export interface FieldWriter {
  /** Milliseconds a write may take where that is more than usual. */
  readonly patience?: number;
  /** What it writes is looked at once more, after the page had its turn, though it answers late. */
  readonly looksAgain?: true;
  /** Snapshot for undo. */
  read(field: FieldElements): Held;
  /** Whether two snapshots show a person the same; left out where only equal ones do. */
  isSame?(now: Held, held: Held): boolean;
  /**
   * Writes as a person would, then reads back. Never throws for what the page does: it answers `refused`.
   * May answer at once or later; native controls answer at once.
   */
  write(field: FieldElements, value: Value, context: WriteContext): Written | Promise<Written>;
  /** Writes a line of text as it is, whatever the control's rules say; left out where none is typed. */
  writeExactly?(field: FieldElements, text: string, context: WriteContext): Written | Promise<Written>;
  restore(field: FieldElements, held: Held, context: WriteContext): Written | Promise<Written>;
}
