/** Values into the page: the writer of one document, with its undo steps. */
import type { WriteItem } from '../messages';
import type { ReportEntry } from '../pipeline';
import type { FieldElements, WriteContext } from './adapter';
import type { FieldHandles } from './field-handles';
import { insertAtCaret } from './insert';
import { closeLate, noteOpen, type Entered, type StoodOpen } from './late-popups';
import { rememberPlace, type Place } from './place-in-page';
import { createSlices } from './slices';
import { createPageGuard } from './stay-on-page';
import { takeBack } from './take-back';
import type { UndoStep } from './undo-step';
import { writeItems } from './write-items';

export interface Writer {
  /** Begins a fill: opens an undo step, remembers focus and scroll. */
  begin(): Promise<void>;
  /** Writes values, one field and one call after the other; answers one entry for each item, in their order. */
  apply(items: readonly WriteItem[]): Promise<ReportEntry[]>;
  /** Ends a fill: what came to stand open late is closed, focus and scroll are back where they were. */
  end(): Promise<void>;
  /** Stops a running `apply` or `undo`; what is not written yet is reported as skipped. */
  cancel(): void;
  /** Takes the last fill back, last field first. */
  undo(): Promise<ReportEntry[]>;
  /** Inserts at the caret of the focused element, as typing would. @returns false where that can't be */
  insert(text: string): boolean;
  /** Whether a field still holds what a fill put there. */
  isOurs(field: FieldElements, holds: string): boolean;
}

/** Milliseconds a field may take. */
const patience = 2_500;
/** Fields in one message up to which the focus is moved for real. */
const mostFocused = 40;
/** Milliseconds after an undo in which the page may open something (Eufemia: 240); a fill has waited for it already. */
const lateOpening = 300;
/** Milliseconds in which a field may open something that has got its focus back. */
const openingByFocus = 120;
/** Fills that can be taken back, one after the other. */
const mostSteps = 20;

export function createWriter(view: Window, handles: FieldHandles): Writer {
  const steps: UndoStep[] = [];
  const ours = new WeakMap<Element, string>();
  const guard = createPageGuard(view);
  let step: UndoStep | null = null;
  let place: Place | null = null;
  let stoodOpen: StoodOpen = new Set();
  let last: Entered | null = null;
  let stopping = new AbortController();
  let focus: WriteContext['focus'] = 'moved';
  let before: Promise<unknown> = Promise.resolve();

  const enter = () => {
    stopping = new AbortController();
    focus = 'moved';
    place = rememberPlace(view);
    stoodOpen = noteOpen(view.document);
    last = null;
    guard.hold();
  };
  const shut = async (entered: Entered | null, wait: number) => {
    if (entered) await closeLate(entered, stoodOpen, wait, stopping.signal);
  };
  /** A field that opens something as it gets the focus does so again when that is brought back to it. */
  const leave = async () => {
    await shut(place?.goBack() ?? null, openingByFocus);
    place = null;
    guard.release();
  };
  const open = (): UndoStep => {
    step = new Map();
    steps.push(step);
    if (steps.length > mostSteps) steps.shift();
    return step;
  };
  const contextFor = (count: number): WriteContext => {
    if (count > mostFocused) focus = 'sent';
    return { signal: stopping.signal, patience, focus, onEntered: (entered) => (last = entered) };
  };

  const write = (items: readonly WriteItem[]): Promise<ReportEntry[]> => {
    const held = step ?? open();
    const jobs = items.map(({ id, value }) => ({ id, value, target: handles.lookup(id) }));
    return writeItems(jobs, {
      page: view.document,
      slices: createSlices(view),
      context: contextFor(items.length),
      onBefore(id, { target, place }, early = target.adapter.read(target.field)) {
        if (!held.has(id)) held.set(id, { ...target, place, held: early });
      },
      onWritten: (element, { holds }) => ours.set(element, holds),
    });
  };

  return {
    async begin() {
      if (step) await this.end();
      open();
      enter();
    },
    apply(items) {
      const written = before.then(() => write(items)).finally(() => place?.leave());
      before = written.catch(() => undefined);
      return written;
    },
    async end() {
      step = null;
      await shut(last, 0);
      await leave();
    },
    cancel: () => stopping.abort(),
    async undo() {
      if (step) await this.end();
      const fields = steps.pop() ?? new Map();
      enter();
      const run = { page: view.document, slices: createSlices(view), context: contextFor(fields.size) };
      const entries = await takeBack(fields, run);
      await shut(last, lateOpening);
      place?.leave();
      await leave();
      return entries;
    },
    insert: (text) => insertAtCaret(view.document, text),
    isOurs: ({ element }, holds) => holds !== '' && ours.get(element) === holds.slice(0, 200),
  };
}
