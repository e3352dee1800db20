/** What the background asks of the page agent of one frame, and what comes back. */
import type { FieldDescriptor, FieldId, ReportEntry, SelectedFields, UndoEntry, Value } from '../pipeline';

/** Fields or values in one message; keeps each slice of work in the page short. */
export const chunkSize = 200;

export interface ScanChunk {
  readonly fields: readonly FieldDescriptor[];
  /** Where to go on; null when the frame is read to its end. */
  readonly next: number | null;
  /** Fields the frame is known to have so far. */
  readonly total: number;
  readonly page: PageFacts;
  /** What failed in us while reading, for a report; nothing of the page. */
  readonly faults: readonly string[];
}

export interface PageFacts {
  /** `lang` of the root element, '' if none. */
  readonly lang: string;
  readonly title: string;
  /** Words of the page for telling its language where `lang` is silent, at most 2,000 characters. */
  readonly sample: string;
  /** Cross-origin frames inside this one that hold no agent: their origins, '' where opaque. */
  readonly frames: readonly string[];
  readonly leftOut: LeftOut;
}

/** What of a page is beyond the limits of what is read. */
export interface LeftOut {
  /** Whether there may be more fields than were read. */
  readonly fields: boolean;
  /** Frames of other sites that nobody looked at. */
  readonly frames: number;
}

export const nothingLeftOut: LeftOut = { fields: false, frames: 0 };

/** Of a page that says nothing, or that was told of before. */
export const noFacts: PageFacts = { lang: '', title: '', sample: '', frames: [], leftOut: nothingLeftOut };

export interface WriteItem {
  readonly id: FieldId;
  readonly value: Value;
  /** What the person has typed since the field was read is left to them. */
  readonly sparesTyped?: true;
}

/** How values are written; what each means is said of `agent/apply`. */
export interface ApplyOptions {
  readonly sharesFocus?: boolean;
  readonly name?: string;
}

/**
 * What became of an insert. `no-caret`: nothing that takes text has the focus. `cannot-hold`: the control can't hold
 * such a text, and holds what it held.
 */
export type InsertOutcome = 'inserted' | 'no-caret' | 'cannot-hold';

/** What a right-click or shortcut points at. */
export interface AgentTarget {
  /** The field under the caret, null where it is none. */
  readonly field: FieldId | null;
  /** Fields of the same form, the target included. */
  readonly form: readonly FieldId[];
}

/** A fill of one frame that can be taken back. */
export interface UndoableFill {
  /** When it began, as `agent/begin` was told: epoch milliseconds. */
  readonly at: number;
  /** Fields it changed. */
  readonly fields: number;
}

/** What the page has made since of what a fill wrote, each told once. */
export interface ChangedSince {
  readonly entries: readonly ReportEntry[];
}

/** A notice of our own on the page, after a command that was given where nothing shows what became of it. */
export interface PageNotice {
  readonly text: string;
  /** Name of the button that takes the fill back; null for none. */
  readonly undo: string | null;
  /** Name of the button that stops what is going on; left out for none. */
  readonly stop?: string;
  readonly tone: 'done' | 'problem';
  /** It says better what the notice before it said, and only where that still stands. */
  readonly corrects?: true;
}

/** Calls to the page agent of one frame: name → what goes in, what comes out. */
export interface AgentProtocol {
  /** Answers when the agent is there. `document`: when its document began, which tells it from others in the frame. */
  'agent/hello': { in: Record<never, never>; out: { readonly version: string; readonly document: number } };
  /** Reads the page from `from` on; 0 starts a new scan (known elements keep their ids). */
  'agent/scan': { in: { readonly from: number }; out: ScanChunk };
  /**
   * The first fields of a page that is too large to be read at once, none where it is not: what a fill may begin with
   * while the rest is read. What stands further on may still change what is said of them.
   */
  'agent/first': {
    in: Record<never, never>;
    out: { readonly fields: readonly FieldDescriptor[]; readonly page: PageFacts };
  };
  /** By selector, in order: the fields found that it names. */
  'agent/select': {
    in: { readonly selectors: readonly string[] };
    out: { readonly selected: readonly SelectedFields[] };
  };
  /**
   * Writes values in order; answers one entry for each item. Remembers what was there, for undo. `sharesFocus`:
   * other frames are written at the same time; native fields are then entered by events alone. `at`: begins that fill, as
   * `agent/begin` does, where the frame has not begun it. `name`: one that is asked a second time, as its answer was
   * waited for in vain, writes nothing again and answers the same.
   */
  'agent/apply': {
    in: { readonly items: readonly WriteItem[]; readonly at?: number } & ApplyOptions;
    out: { readonly entries: readonly ReportEntry[] };
  };
  /** How many items `agent/apply` has dealt with since the fill began; answered while it is at work too. */
  'agent/progress': { in: Record<never, never>; out: { readonly done: number } };
  /**
   * Waits (bounded) until the page has reacted; says whether fields appeared or became available meanwhile, and of which
   * fields the page has changed the value that the fill wrote.
   */
  'agent/settle': { in: Record<never, never>; out: { readonly changed: boolean } & ChangedSince };
  /** The same of the latest fill after its end: until the person acts in the page, which may have the form change. */
  'agent/changed': { in: Record<never, never>; out: ChangedSince };
  /** Begins one fill: opens its undo step. `at`: epoch milliseconds, the same in all frames of the fill. */
  'agent/begin': { in: { readonly at: number }; out: Record<never, never> };
  /**
   * Ends it: focus and scroll are restored. `navigated`: the page wanted to go elsewhere meanwhile, was held up and goes
   * there now.
   */
  'agent/end': { in: Record<never, never>; out: { readonly navigated: boolean } };
  'agent/cancel': { in: Record<never, never>; out: Record<never, never> };
  /** Remembers focus and scroll, before fields are taken back in several frames; `agent/end` brings them back. */
  'agent/remember-place': { in: Record<never, never>; out: Record<never, never> };
  /**
   * Takes a fill back, the latest where `at` is null; answers no entries where this frame has no such fill. `sharesFocus` as
   * in `agent/apply`.
   */
  'agent/undo': {
    in: { readonly at: number | null; readonly sharesFocus?: boolean };
    out: { readonly entries: readonly UndoEntry[] };
  };
  /** Gives single fields back what they held before our fills; a later undo leaves them alone. */
  'agent/put-back': {
    in: { readonly ids: readonly FieldId[] };
    out: { readonly entries: readonly UndoEntry[] };
  };
  /** The fills of this frame that can be taken back, the latest first. */
  'agent/undoable': { in: Record<never, never>; out: { readonly fills: readonly UndoableFill[] } };
  /** Inserts at the caret or over the selection of the focused element, as typing would. */
  'agent/insert': { in: { readonly text: string }; out: { readonly outcome: InsertOutcome } };
  /** Where the caret is: in something that takes text, in a frame inside this one, or nowhere. */
  'agent/caret': { in: Record<never, never>; out: { readonly place: 'text' | 'frame' | 'none' } };
  /**
   * What a context menu was opened on. `clicked`: Firefox's name for the element, null where the browser tells none. Answers
   * the field really clicked, by its label too, or none.
   */
  'agent/target': { in: { readonly clicked: number | null }; out: AgentTarget };
  /** Shows a notice for a few seconds, in place of the one before. For the top frame: others may be small or out of view. */
  'agent/notice': { in: PageNotice; out: Record<never, never> };
  /** Tells by `AgentCommand` once the page may no longer look as it was read; not while we write into it ourselves. */
  'agent/watch': { in: Record<never, never>; out: Record<never, never> };
  /** Outlines a field and brings it into view; null takes the outline away. `shown`: whether there is one now. */
  'agent/highlight': { in: { readonly id: FieldId | null }; out: { readonly shown: boolean } };
}
export type AgentCall = keyof AgentProtocol;

/** How a call crosses to a page agent, and what comes back. */
export interface AgentRequest<C extends AgentCall = AgentCall> {
  readonly call: C;
  readonly input: AgentProtocol[C]['in'];
}
/** One call to many agents, with an input for each, by the agent's name. */
export interface RequestOfEach<C extends AgentCall = AgentCall> {
  readonly call: C;
  readonly inputs: Readonly<Record<string, AgentProtocol[C]['in']>>;
}
export type AgentAnswer<C extends AgentCall = AgentCall> =
  | { readonly ok: AgentProtocol[C]['out'] }
  /** What failed, and the error's name. */
  | { readonly error: string; readonly name: string }
  /** The script that writes is to be put there, and the call to be made again. */
  | { readonly lacks: 'writer' };
