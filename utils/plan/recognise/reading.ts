/** One field while it is being recognised: neighbours may still change what it is. */
import type { FieldDescriptor, FieldId } from '../../pipeline';
import type { Evidence } from '../plan-entry';
import type { ReasonCode } from '../../reasons';
import type { Kind } from '../../kinds/kinds';
import type { Shape } from '../lexicon/shapes';
import type { Part } from '../recognition';
import { excerpt } from './texts/excerpt';
import type { Scores } from './signals/scores';

/** What a field asks beside its kind. */
export interface Asked {
  readonly id: string;
  /** The kind that goes with it. */
  readonly kind: Kind;
  /** Whether a role beside it is nobody's name, as beside a code. */
  readonly firm?: boolean;
  /** 0 to 1: how much of its words say so. */
  readonly share?: number;
  /** How many of its words say so. */
  readonly words?: number;
}

export interface Reading {
  readonly field: FieldDescriptor;
  readonly language: string;
  readonly scores: Scores;
  kind: Kind;
  /** What the field asks beside its kind; null for nothing. */
  ask: Asked | null;
  /** What sort of answer it wants, where nobody knows the question; null where somebody does. */
  shape: Shape | null;
  /** Whether anything but the control's type spoke for the kind. */
  known: boolean;
  /** Whether its label is the name of a number: "KID" is nobody then. */
  isNumber?: boolean;
  part: Part;
  person: string;
  repeats: FieldId | null;
  /** The field in which the span begins that ends here, where both are of one kind. */
  ends: FieldId | null;
  skipReason: ReasonCode | null;
  /** What neighbours, purpose or the person added. */
  readonly extra: Evidence[];
}

/** Changes the kind and says why. */
export function settle(reading: Reading, kind: Kind, signal: Evidence['signal'], text: string): void {
  reading.kind = kind;
  reading.known = true;
  reading.extra.unshift({ signal, text: excerpt(text), score: 0.5 });
}

/** Takes the kind back: what the field asks is open again. */
export function reopen(reading: Reading, kind: Kind): void {
  reading.kind = kind;
  reading.known = false;
}

/** Whether one of the kinds has a say worth hearing in this field. */
export function speaksFor(reading: Reading, kinds: readonly Kind[], least = 0.15): boolean {
  return kinds.some((kind) => reading.scores.of(kind) >= least);
}
