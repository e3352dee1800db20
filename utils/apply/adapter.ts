/**
 * One way of reading and writing a field. A module a way, in `adapters/`; `adapters.ts` lists them in order:
 * the first that claims an element has it. Adapters know the element and its document, never `globalThis.document`,
 * never a browser API of extensions.
 */
import type { Control, Outcome, Value } from '../pipeline';
import type { ReasonCode } from '../reasons';
import type { Entered } from './late-popups';

/** What a field held before a write: enough for `restore` to bring it back. Opaque to everyone but the adapter. */
export type Held = unknown;

export interface WriteContext {
  /** Aborted when the person cancels. */
  readonly signal: AbortSignal;
  /** Milliseconds this field may take before the adapter gives up with `too-slow`. */
  readonly patience: number;
  /** How native fields are entered: focus moved (the default), or only the events sent, where there are very many. */
  readonly focus?: 'moved' | 'sent';
  /** An earlier write of the same value did not last: write it key by key. */
  readonly again?: boolean;
  /** Told of a field that is gone into. */
  readonly onEntered?: (entered: Entered) => void;
}

export interface Written {
  readonly outcome: Exclude<Outcome, 'skipped'>;
  readonly reason: ReasonCode | null;
  /** What the field shows after the write, at most 200 characters. */
  readonly holds: string;
  /** What failed in us, see `ReportEntry`. */
  readonly detail?: string;
}

/** The elements of one field: one element, or every radio of a group. */
export interface FieldElements {
  /** The element the field is known by. */
  readonly element: Element;
  /** All elements that make the field, `element` included. */
  readonly members: readonly Element[];
}

export interface Adapter {
  readonly name: string;
  /** CSS selector of the elements worth asking `claims` about. */
  readonly selector: string;
  /** Milliseconds a write may take where that is more than usual. */
  readonly patience?: number;
  /** What it writes is looked at once more, after the page had its turn, though it answers late. */
  readonly looksAgain?: true;
  /** Whether the element is a field of this adapter. Reads attributes and structure only: no layout, no write. */
  claims(element: Element): boolean;
  /**
   * The elements that make one field with `element`, and those inside it that are no fields of their own.
   * Left out: the field is the element alone.
   */
  gather?(element: Element): { readonly members: readonly Element[]; readonly parts: readonly Element[] };
  describe(field: FieldElements): Control;
  /** What the field shows, as a person reads it; '' when empty. */
  holds(field: FieldElements): string;
  /** Snapshot for undo. */
  read(field: FieldElements): Held;
  /**
   * Writes as a person would, then reads back. Never throws for what the page does: it answers `refused`.
   * May answer at once or later; native controls answer at once.
   */
  write(field: FieldElements, value: Value, context: WriteContext): Written | Promise<Written>;
  restore(field: FieldElements, held: Held, context: WriteContext): Written | Promise<Written>;
}
