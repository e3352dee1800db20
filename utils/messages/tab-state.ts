import type { Mode } from '../plan/context';
import type { RowLook } from './row-look';
import type { PersonRecipe } from '../settings/saved-person';
import type { LeftOut, UndoableFill } from './agent';

/** The fill of a page that would be taken back next. */
export interface NextUndo extends UndoableFill {
  /** When the one before it began, which would be next then; null where there is none. */
  readonly before: number | null;
}

/** Where a tab stands. */
export type Phase = 'reading' | 'ready' | 'filling' | 'filled' | 'undoing' | 'undone' | 'stopped' | 'blocked';

/** Everything about a tab that the popup shows besides the list. */
export interface TabState {
  readonly phase: Phase;
  /** Whether the person has stopped what is going on: it ends as soon as it can say what it did. */
  readonly isStopping: boolean;
  /** One sentence why nothing can be done here (`blocked`), or what went wrong; '' if nothing did. */
  readonly trouble: string;
  /** Whether nothing can be done for want of the person's permission. */
  readonly lacksAccess: boolean;
  /** null until the page is read. */
  readonly persona: PersonaSummary | null;
  readonly locked: boolean;
  readonly mode: Mode;
  /** Fields found that a fill would write into. */
  readonly fillable: number;
  /** Fields found, those left alone included. */
  readonly found: number;
  /** Fields done of `fillable` while filling. */
  readonly done: number;
  /** Outcome of the last fill; null before it. While `ready`: what it did on a page that has moved on since. */
  readonly summary: { readonly filled: number; readonly of: number } | null;
  /** The fill that an undo takes back: when it was, in milliseconds since 1970, and how many fields it wrote. */
  readonly undo: NextUndo | null;
  /** What the last undo did; `kept` the person had changed since. Stopped on the way, it can be gone on with. */
  readonly undone: {
    readonly isStopped: boolean;
    readonly restored: number;
    readonly of: number;
    readonly gone: number;
    readonly kept: number;
  } | null;
  /** Rows that differ from what the last fill wrote. */
  readonly pending: number;
  /** Where a sweep stands, from 1; what the field that is wrong is called and how it is wrong, in a few words. */
  readonly sweep: { readonly at: number; readonly of: number; readonly label: string; readonly rule: string } | null;
  /** The scenario in use: fields that get its values, values that have no field any more, and fields filled by plan. */
  readonly scenario: {
    readonly id: string;
    readonly name: string;
    readonly played: number;
    readonly gone: number;
    readonly fresh: number;
  } | null;
  /** The scenarios of the page's site. */
  readonly scenarios: readonly { readonly id: string; readonly name: string }[];
  /** All rows by their look. */
  readonly counts: Readonly<Record<RowLook, number>>;
  /** Origins of embedded frames that need the person's permission. */
  readonly unreachable: readonly string[];
  /** Origins of embedded frames that may be reached and don't answer: their page is busy, or shows an error. */
  readonly silent: readonly string[];
  /** What of the page is beyond the limits of what is read. */
  readonly leftOut: LeftOut;
  /** What failed in us while the page was read, for a report; nothing of the page. */
  readonly faults: readonly string[];
}

export interface PersonaSummary {
  readonly name: string;
  readonly initials: string;
  readonly email: string;
  /** BCP 47 tag of the data. */
  readonly locale: string;
  /** ISO 3166-1 alpha-2 of where they live. */
  readonly country: string;
  readonly recipe: PersonRecipe;
  /** The saved person they are, or were before a change; whether the page's site is theirs. null for none. */
  readonly saved: {
    readonly id: string;
    readonly name: string;
    readonly isChanged: boolean;
    readonly isOfSite: boolean;
  } | null;
}
