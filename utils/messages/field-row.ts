import type { Control, FieldState, Outcome, Value } from '../pipeline';
import type { Evidence } from '../plan/plan-entry';
import type { Override } from '../plan/context';
import type { Kind } from '../kinds/kinds';
import type { RuleNote } from '../plan/rules/rule-note';
import type { MadeValue } from '../plan/value-language/make-value';
import type { DrawnSpec } from '../plan/value-language/value-spec';
import type { ReasonCode } from '../reasons';

/** One line of the popup's list. */
export interface FieldRow {
  /** Names the row in requests. */
  readonly row: string;
  /** Heading the row stands under; '' for none. */
  readonly section: string;
  /** What the page calls the field, at most 500 characters; '' if it has no text. */
  readonly label: string;
  /** Whose the value is: a row, a section, a role; '' for the page's main person. */
  readonly person: string;
  readonly kind: Kind;
  /** The control in a word: `text`, `select`, `date`… */
  readonly control: string;
  /** The planned value as read by a person; '' if none. */
  readonly planned: string;
  readonly evidence: readonly Evidence[];
  readonly override: Override | null;
  /** null before a fill. */
  readonly outcome: Outcome | null;
  readonly reason: ReasonCode | null;
  /** The rule that decided on the value, or would have; null where none does. */
  readonly rule: RuleNote | null;
  readonly holds: string;
  /** What the field held when the page was read. */
  readonly state: FieldState;
  /** Whether the plan differs from what the last fill wrote. */
  readonly pending: boolean;
  /** Whether the value is one that was pinned for the person. */
  readonly pinned: boolean;
  /** The rule that the value breaks on purpose, or that there is none to break; null in all modes but invalid. */
  readonly breaks: ReasonCode | null;
  /** Name of the scenario that the value is from; '' for none. */
  readonly scenario: string;
  /** What a mode is after with the value, in a few words; '' for nothing. */
  readonly probe: string;
  /** A description of the widget's structure without page text, for a report; '' where the widget is understood. */
  readonly structure: string;
  /** What failed in us at the last write, for a report: adapter and error's name; '' where nothing did. */
  readonly detail: string;
}

/** What the editor of one row needs. */
export interface RowDetails {
  readonly control: Control;
  /** What would be written; null for nothing. */
  readonly value: Value | null;
  /** What the page calls the other fields of its form, for templates. */
  readonly labels: readonly string[];
}

/** What a value makes for a row, for the current person. */
export interface RowSample {
  readonly row: string;
  readonly value: DrawnSpec;
  readonly made: MadeValue;
}

/** What a rule would do on the page of a tab. */
export interface RuleTrial {
  /** Its id. */
  readonly rule: string;
  /** Whether the rule holds on the page's site at all. */
  readonly isHere: boolean;
  readonly fields: readonly TriedField[];
}

/** A field that a rule is for. */
export interface TriedField {
  readonly row: string;
  readonly label: string;
  /** The value it would get; '' for none. */
  readonly shown: string;
  readonly note: RuleNote;
  /** Name of the rule before it that decides in its place; null where none does. */
  readonly overruledBy: string | null;
}
