/** Navigating a calendar to a moment: the calendar, the way so far, one step. */
import type { Day } from '../../moment/moment';

/** A calendar that stands open. Its whole box may be replaced when it is turned. */
export interface OpenCalendar {
  /** Its box as it is now, null once it is gone. */
  root(): Element | null;
  /** Whether the field shows what it did not show before. */
  isAccepted(): boolean;
  /** Where the field is the end of a span that has its start: no second day follows. */
  readonly endsSpan?: boolean;
  readonly near: Element;
  readonly signal: AbortSignal;
}

export interface Navigation {
  readonly calendar: OpenCalendar;
  wanted: Day;
  /** The day nearest to the wanted one that could have been pressed on the way. */
  nearestSeen: Day | null;
  triedLists: boolean;
  triedHeading: boolean;
  triedKeys: boolean;
  /** Whether lone clicks turn it; null where that is not known yet. */
  isLean: boolean;
  /** Milliseconds for one turn, null where none was made yet. */
  pace: number | null;
  failures: number;
}

export interface Step {
  act(): void | Promise<void>;
  readonly isLast?: boolean;
  /** A month or year was chosen. */
  readonly isChoice?: boolean;
  /** Months that it turns at least, where lone clicks suffice. */
  readonly expected?: number;
}
