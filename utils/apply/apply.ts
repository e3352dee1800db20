/** Values into the page: the writer of one document, with its undo steps. */
import type { FieldId, ReportEntry, UndoEntry } from '../pipeline';
import type { ApplyOptions, InsertOutcome, UndoableFill, WriteItem } from '../messages/agent';
import type { Authors } from '../field/authors';
import type { Findings, RunContext } from './field-writer';
import type { FieldHandles } from '../field/field-handles';
import { writerOf } from './field-writers';
import { insertAtCaret } from './insert';
import { noteOpen, type StoodOpen } from './popup/close-late';
import type { Opener } from './opener';
import { rememberPlace, type Place } from './place-in-page';
import { createPacer } from '../dom/pacer';
import { cacheQueries } from '../dom/query-cache';
import { SecondLook } from './second-look';
import { createPageGuard } from './stay-on-page';
import { takeBack } from './take-back';
import {
  heldBeforeOurs,
  leftOf,
  noteWritten,
  settleRefused,
  takeOut,
  type HeldFields,
  type UndoStep,
} from './undo-step';
import { writeItems } from './write-items';
import { reaction } from './widget/reaction';

export interface Writer {
  /**
   * Begins a fill: opens an undo step, remembers focus and scroll. One that has begun already goes on.
   * @param at epoch milliseconds; names the fill
   */
  begin(at: number): Promise<void>;
  /** The fill that has begun and not ended, as `begin` was told; null for none. */
  readonly begun: number | null;
  /**
   * Writes values, one field and one call after the other; answers one entry for each item, in their order.
   * @param options `sharesFocus`: other frames are written at the same time, so that native fields are entered by events
   * alone; `name`: a call of the same name as the one before is that one asked once more
   */
  apply(items: readonly WriteItem[], options?: ApplyOptions): Promise<ReportEntry[]>;
  /** Items dealt with since the fill began. */
  readonly done: number;
  /** How many fields the latest fill or undo has left that can be looked at again. */
  readonly standing: number;
  /** Looks whether the page has changed what the latest fill wrote, or its undo gave back. @returns whether there is something to tell */
  lookAgain(): Promise<boolean>;
  /** What `lookAgain` has found, each told once. */
  changed(): ReportEntry[];
  /**
   * Ends a fill: what came to stand open late is closed, focus and scroll are back where they were.
   * @returns whether the page goes elsewhere now: it wanted to meanwhile and was held up
   */
  end(): Promise<boolean>;
  /** Remembers focus and scroll before several frames are written; `end` brings them back. */
  rememberPlace(): void;
  /** Stops a running `apply` or `undo`; what is not written yet is reported as skipped. */
  cancel(): void;
  /**
   * Takes the latest fill back, last field first.
   * @param at the fill that is meant; where the latest is another, nothing is done. null for the latest, whichever it is
   * @param sharesFocus as in `apply`
   */
  undo(at: number | null, sharesFocus?: boolean): Promise<UndoEntry[]>;
  /** Gives single fields back what they held before our fills, and takes them out of these. */
  putBack(ids: readonly FieldId[]): Promise<UndoEntry[]>;
  /** The fills that can be taken back, the latest first. */
  undoable(): UndoableFill[];
  /** Inserts at the caret of the focused element, as typing would. */
  insert(text: string): InsertOutcome;
}

/** Milliseconds a field may take. */
const patience = 2_500;
/** Fields in one message up to which the focus is moved for real. */
const mostFocused = 40;
/** Fills that can be taken back, one after the other. */
const mostSteps = 20;

/** @param authors told of what is written and of what is taken back */
export function createWriter(view: Window & typeof globalThis, handles: FieldHandles, authors: Authors): Writer {
  const steps: UndoStep[] = [];
  const guard = createPageGuard(view, authors.hand);
  const second = new SecondLook(authors);
  let step: UndoStep | null = null;
  /** The fill that was taken back last. */
  let undone: UndoStep | null = null;
  let place: Place | null = null;
  let stoodOpen: StoodOpen | null = null;
  let endCache = () => {};
  let last: Opener | null = null;
  let stopping = new AbortController();
  let focus: RunContext['focus'] = 'moved';
  let before: Promise<unknown> = Promise.resolve();
  let running = 0;
  let done = 0;
  let named: { readonly name: string; readonly written: Promise<ReportEntry[]> } | null = null;
  const pairsLeft = new WeakMap<Element, string>();
  const pacer = createPacer(view);

  const enter = () => {
    stopping = new AbortController();
    focus = 'moved';
    place = rememberPlace(view);
    endCache();
    endCache = cacheQueries(view.document);
    stoodOpen = noteOpen(view.document);
    last = null;
    guard.hold();
  };
  const shut = async (entered: Opener | null, wait: number) => {
    if (entered) await stoodOpen?.closeSince(entered, wait, stopping.signal);
  };
  /** A field that opens something as it gets the focus does so again when that is brought back to it. */
  const leave = async () => {
    await shut(place?.goBack() ?? null, reaction.openedByFocus);
    place = null;
    endCache();
    return guard.release();
  };
  const open = (at: number): UndoStep => {
    const latest = steps.at(-1);
    if (latest?.at === at) return (step = latest);
    step = { at, fields: new Map() };
    steps.push(step);
    if (steps.length > mostSteps) steps.shift();
    return step;
  };
  const forgetStep = (empty: UndoStep) => {
    const at = steps.indexOf(empty);
    if (at >= 0) steps.splice(at, 1);
  };
  /** What an undo has not brought back, or a page has taken away again, can be taken back once more. */
  const offerAgain = ({ at, isRest = false }: UndoStep, fields: HeldFields, isStopped = false) => {
    if (fields.size === 0 || (isRest && !isStopped)) return;
    const latest = steps.at(-1);
    if (latest?.at === at) for (const [id, field] of fields) latest.fields.set(id, field);
    else steps.push({ at, fields, isRest: !isStopped });
  };
  const contextFor = (count: number, sharesFocus = false): RunContext => {
    if (sharesFocus || count > mostFocused) focus = 'sent';
    return { signal: stopping.signal, patience, focus, onEntered: (entered) => (last = entered), pairsLeft };
  };

  const write = (items: readonly WriteItem[], sharesFocus: boolean): Promise<ReportEntry[]> => {
    const { fields } = step ?? open(Date.now());
    const jobs = items.map((item) => ({ ...item, target: handles.lookup(item.id) }));
    return writeItems(jobs, {
      pacer,
      context: contextFor(items.length, sharesFocus),
      isTyped: ({ field }) => field.members.some((member) => authors.hand.hasChanged(member)),
      onDone: () => void done++,
      onBefore(id, { target, place }, before, early = writerOf(target.adapter).read(target.field)) {
        const known = fields.get(id);
        if (known) return known.findings;
        const author = authors.authorOf(target.field, before, handles.keyOf(id));
        const ours = heldBeforeOurs(steps, id, before);
        const findings: Findings = { ...(ours && { heldBeforeOurs: ours.held }) };
        fields.set(id, { ...target, place, held: early, findings, author, left: null });
        return findings;
      },
      onWritten(id, located, written) {
        const { target } = located;
        second.noteWritten(id, located, written);
        if (noteWritten(fields, id, target, written)) authors.wrote(target.field, written.holds, handles.keyOf(id));
      },
    });
  };

  const giveBack = async (fields: HeldFields, sharesFocus = false): Promise<UndoEntry[]> => {
    const isAlone = place === null;
    if (isAlone) enter();
    pacer.restart();
    const context = contextFor(fields.size, sharesFocus);
    const run = { pacer, context, authors, keyOf: handles.keyOf };
    const entries = await authors.hand.withoutUs(() => takeBack(fields, run));
    await shut(last, reaction.openedAfterUndo);
    place?.leave();
    if (isAlone) await leave();
    return entries;
  };

  return {
    async begin(at) {
      if (step?.at === at) return;
      if (step) await this.end();
      open(at);
      undone = null;
      second.clear();
      done = 0;
      enter();
    },
    get begun() {
      return step?.at ?? null;
    },
    get done() {
      return done;
    },
    get standing() {
      return second.size;
    },
    async lookAgain() {
      const latest = step ?? steps.at(-1);
      pacer.restart();
      const hasChanged = await second.look(latest?.fields ?? new Map(), pacer);
      if (!step && latest?.fields.size === 0) forgetStep(latest);
      if (undone) offerAgain(undone, second.takenAway());
      return hasChanged;
    },
    changed: () => second.take(),
    apply(items, { sharesFocus = false, name } = {}) {
      if (named && named.name === name) return named.written;
      // A message that waited for the one before goes on in its slice: the page has had no turn between them.
      if (running++ === 0) pacer.restart();
      const written = before
        .then(() => authors.hand.withoutUs(() => write(items, sharesFocus)))
        .finally(() => place?.leave());
      before = written.catch(() => undefined).finally(() => running--);
      named = name === undefined ? null : { name, written };
      return written;
    },
    async end() {
      if (step) settleRefused(step.fields);
      if (step?.fields.size === 0) forgetStep(step);
      step = null;
      await shut(last, 0);
      second.end();
      return leave();
    },
    rememberPlace() {
      if (!place) enter();
    },
    cancel: () => stopping.abort(),
    async undo(at, sharesFocus) {
      await before;
      if (step) await this.end();
      const latest = steps.at(-1);
      if (!latest || (at !== null && latest.at !== at)) return [];
      steps.pop();
      second.clear();
      const entries = await giveBack(latest.fields, sharesFocus);
      second.noteGivenBack(latest.fields, entries);
      undone = latest;
      offerAgain(latest, leftOf(latest, entries), stopping.signal.aborted);
      return entries;
    },
    async putBack(ids) {
      if (step) await this.end();
      const fields = takeOut(steps, ids);
      second.forget(ids);
      return fields.size === 0 ? [] : giveBack(fields);
    },
    undoable: () => steps.map(({ at, fields }) => ({ at, fields: fields.size })).reverse(),
    insert: (text) => insertAtCaret(view.document, text),
  };
}
