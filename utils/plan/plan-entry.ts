/** What a plan says of each field. Plain JSON, as what flows between scan, plan and apply. */
import type { Kind } from '../kinds/kinds';
import type { FieldId, TextSource, Value } from '../pipeline';
import type { ReasonCode } from '../reasons';
import type { RuleNote } from './rules/rule-note';

/** Why a kind was chosen: which signal said what. */
export interface Evidence {
  readonly signal:
    | TextSource
    | 'autocomplete'
    | 'type'
    | 'name'
    | 'id'
    | 'handle'
    | 'options'
    | 'inputmode'
    | 'limits'
    | 'neighbours'
    | 'purpose'
    | 'format'
    | 'user'
    | 'rule'
    | 'default';
  /** The text that spoke, at most 80 characters. */
  readonly text: string;
  readonly score: number;
}

export interface PlanEntry {
  readonly id: FieldId;
  readonly kind: Kind;
  /** Whose data it is, as `Recognition.person` says: '' for the page's main person. */
  readonly person: string;
  /** null: left as it is, for `reason`. */
  readonly value: Value | null;
  /** The value as a person reads it. Passwords in clear: they are made up. */
  readonly shown: string;
  readonly evidence: readonly Evidence[];
  /** Why there is no value, or what a mode broke on purpose; null where there is nothing to say. */
  readonly reason: ReasonCode | null;
  /** What a mode's value is there to show; left out where there is nothing to say. */
  readonly probe?: Probe;
  /** Whether the value is one that was pinned for the person; left out where it is not. */
  readonly pinned?: true;
  /** The rule that decided, or would have; left out where none speaks of the field. */
  readonly rule?: RuleNote;
}

/** Whether a fill has to do with the field: it is written, or left empty on purpose though it is required. */
export function isMeant({ value, reason }: Pick<PlanEntry, 'value' | 'reason'>): boolean {
  return value !== null || reason === 'breaks-required';
}

/** What an entry of the catalogue is and what it shows, in the person's language. */
export interface Probe {
  readonly title: string;
  readonly probes: string;
}
