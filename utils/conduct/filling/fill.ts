import type { FieldId } from '../../pipeline';
import { isMeant } from '../../plan/plan-entry';
import { FrameGone, FrameSilent, Stopped } from '../frames/answering';
import { FillOutcomes } from './fill-outcomes';
import { FillProgress } from './fill-progress';
import type { FoundField } from '../page/read-tab';
import type { TabField } from '../page/rows';
import { topFirst } from '../waiting/side-by-side';
import type { TabLink } from '../frames/tab-link';
import { writeTab } from './write-tab';
import { putBack } from './undo-tab';
import { isFilled, valueKey, type Written } from '../page/written';

/** Which fields a fill is for: all, or those a right-click points at. */
export type FillScope = (field: FoundField) => boolean;

export const wholePage: FillScope = () => true;

export interface FillHooks {
  /** Called as fields begin to be written, and as they are done. */
  readonly onProgress: () => void;
  /** Called where the fill was stopped, once it is known what was written: before the frames have ended it. */
  readonly onStopped?: () => void;
  /** Called when a frame falls silent; it is waited for. */
  readonly onSilence: () => void;
  /** Whether a field is left alone that the person has typed into since it was read; all are overwritten if left out. */
  readonly sparesTyped?: (field: TabField) => boolean;
  /** Scans and plans anew, for fields that appeared meanwhile. @param still frames that need not be scanned again */
  readonly readAgain: (signal: AbortSignal, still: ReadonlySet<number>) => Promise<readonly TabField[]>;
}

/** Rounds at most: each writes the fields that appeared, or lost their value, after the one before. */
const maxRounds = 6;
/** Times one field is written at most: once, and again when the page emptied it. */
const maxAttempts = 2;

/** One fill over all frames, dependent fields included. */
export class Fill {
  /** Whether the page wanted to go elsewhere meanwhile: it was held up, and goes there once the fill has ended. */
  hasNavigated = false;
  /** Whether the page was gone before the fill had ended: its history can't be held up. */
  hasLeft = false;
  readonly #attempts = new Map<FieldId, number>();
  /** Fields drawn in the place of others that refused their value. */
  readonly #refusedAnew = new Set<FieldId>();
  readonly #begun = new Set<number>();
  readonly #link: TabLink;
  readonly #scope: FillScope;
  readonly #stop = new AbortController();
  /** Resolves once the frames have been told that the fill is cancelled. */
  #stopHeard: Promise<unknown> = Promise.resolve();
  /** The same in all frames: it names the fill where it is taken back. */
  readonly #at = Date.now();
  readonly #progress = new FillProgress();
  readonly #outcomes = new FillOutcomes();
  #round = 0;

  constructor(link: TabLink, scope: FillScope) {
    this.#link = link;
    this.#scope = scope;
  }

  /** What became of each field in scope. */
  get written(): ReadonlyMap<FieldId, Written> {
    return this.#outcomes.written;
  }

  /** What became of fields since this was asked last. */
  takeNews(): ReadonlyMap<FieldId, Written> {
    return this.#outcomes.takeNews();
  }

  get isCancelled(): boolean {
    return this.#stop.signal.aborted;
  }

  /** Stops before the next field; what is written stays and can be undone. */
  cancel(): void {
    this.#stop.abort(new Stopped());
    const tell = (frameId: number) => this.#link.call(frameId, 'agent/cancel', {}).catch(() => undefined);
    this.#stopHeard = Promise.all([...this.#begun].map(tell));
  }

  /** Fields done so far, of `total` known so far. */
  get done(): number {
    return this.#progress.done;
  }

  get total(): number {
    return this.#progress.total;
  }

  /** Fields that hold their value, or did when their page left, of those a fill was to write. */
  get summary(): { filled: number; of: number } {
    const reports = [...this.written.values()].map(({ report }) => report);
    const meant = reports.filter(({ outcome, reason }) => outcome !== 'skipped' || reason === 'cancelled');
    return { filled: meant.filter(isFilled).length + this.#progress.doneUnsaid, of: meant.length };
  }

  /** The fields that were filled, or held their value already. */
  get filled(): readonly FieldId[] {
    return [...this.written].flatMap(([id, { report }]) => (isFilled(report) ? [id] : []));
  }

  /**
   * Begins with the first fields of a page that is still being read; `run` is to follow, or `takeBack`. Those whose value is
   * another one once the whole page is planned are written again then.
   * @param sparesTyped as in `FillHooks`
   */
  async ahead(fields: readonly TabField[], sparesTyped?: FillHooks['sparesTyped']): Promise<void> {
    const due = fields.filter((field) => this.#scope(field) && field.entry.value);
    this.#progress.expect(due.length);
    await this.#begin(framesOf(due));
    await this.#write(due, { onProgress: () => {}, onSilence: () => {}, ...(sparesTyped && { sparesTyped }) });
  }

  /** Takes back what `ahead` wrote, where no `run` is to follow. Frames that don't answer are left. */
  async takeBack(): Promise<void> {
    // A stop that arrives behind it would stop the taking back.
    await this.#stopHeard;
    const undo = (frameId: number) => this.#link.call(frameId, 'agent/undo', { at: this.#at }).catch(() => undefined);
    await topFirst(this.#begun, undo);
  }

  /** @param fields the plan to begin with */
  async run(fields: readonly TabField[], hooks: FillHooks): Promise<void> {
    let planned = fields;
    try {
      if (await this.#takeBackUnplanned(planned, hooks)) planned = await hooks.readAgain(this.#stop.signal, new Set());
      await this.#beginAgain();
      for (; this.#round < maxRounds && !this.isCancelled; this.#round++) {
        this.#noteLeftEmpty(planned);
        const due = this.#due(planned);
        this.#progress.expect(due.length);
        await this.#begin(framesOf(due));
        hooks.onProgress();
        await this.#write(due, hooks);
        if (this.isCancelled || (due.length === 0 && (this.#round > 0 || this.#begun.size === 0))) break;
        const still = await this.#settle();
        if (!still) break;
        const before = planned;
        planned = await hooks.readAgain(this.#stop.signal, still);
        this.#follow(planned, before);
      }
    } catch (error) {
      // A page that leaves or falls silent ends the rounds, not what was filled before.
      if (!(error instanceof Stopped || error instanceof FrameGone || error instanceof FrameSilent)) throw error;
    } finally {
      this.#noteUnplanned(planned);
      if (this.isCancelled) hooks.onStopped?.();
      await topFirst(this.#begun, (frameId) => this.#end(frameId));
    }
  }

  /** Asks what the page has made since the end of the fill of what it wrote. */
  async lookAgain(): Promise<ReadonlyMap<FieldId, Written>> {
    const changed = (frameId: number) => this.#link.call(frameId, 'agent/changed', {}).catch(() => null);
    const answers = await Promise.all([...this.#begun].map(async (id) => [id, await changed(id)] as const));
    return new Map(answers.flatMap(([frameId, answer]) => [...this.#outcomes.revise(frameId, answer?.entries ?? [])]));
  }

  #write(
    due: readonly TabField[],
    { onProgress, onSilence, sparesTyped }: Pick<FillHooks, 'onProgress' | 'onSilence' | 'sparesTyped'>,
  ): Promise<void> {
    return writeTab(this.#link, due, {
      signal: this.#stop.signal,
      at: this.#at,
      onSilence,
      ...(sparesTyped && { sparesTyped }),
      onReports: (reports) => {
        for (const [field, report] of reports) {
          this.#outcomes.note(field, report, this.#round === 0);
          this.#progress.reported(field.frameId, report);
        }
        onProgress();
      },
      onDone: (frameId, done) => {
        this.#progress.told(frameId, done);
        onProgress();
      },
    });
  }

  /** Fields that are empty already and are to be, though they are required: nothing is written to have them so. */
  #noteLeftEmpty(fields: readonly TabField[]): void {
    for (const candidate of fields) {
      const { field, entry, ownId } = candidate;
      if (entry.value || !isMeant(entry) || !this.#scope(candidate) || this.written.has(field.id)) continue;
      this.#outcomes.note(candidate, { id: ownId, outcome: 'unchanged', reason: entry.reason, holds: '' });
      this.#progress.leftEmpty();
    }
  }

  #due(fields: readonly TabField[]): TabField[] {
    const due = fields.filter(
      (candidate) => this.#scope(candidate) && candidate.entry.value && this.#isOpen(candidate),
    );
    for (const { field } of due) this.#attempts.set(field.id, (this.#attempts.get(field.id) ?? 0) + 1);
    return due;
  }

  #isOpen({ field, entry }: TabField): boolean {
    const attempts = this.#attempts.get(field.id) ?? 0;
    const emptied = field.state === 'empty' && entry.value?.as !== 'check';
    const known = attempts === 0 ? this.written.get(field.id) : undefined;
    if (known && known.value === valueKey(entry.value)) return emptied || this.#refusedAnew.has(field.id);
    return attempts === 0 || (emptied && attempts < maxAttempts);
  }

  #follow(fields: readonly TabField[], before: readonly TabField[]): void {
    for (const [id, { report }] of this.#outcomes.follow(fields, before))
      if (report.outcome === 'refused') this.#refusedAnew.add(id);
  }

  /** What was written ahead and is to be left alone by the plan of the whole page. @returns whether there was any */
  async #takeBackUnplanned(fields: readonly TabField[], { onSilence }: FillHooks): Promise<boolean> {
    const unplanned = fields.filter(({ field, entry }) => !entry.value && this.written.has(field.id));
    if (unplanned.length === 0) return false;
    await putBack(this.#link, unplanned, { signal: this.#stop.signal, onSilence });
    for (const { field } of unplanned) this.#outcomes.forget(field.id);
    return true;
  }

  /** Of what was begun ahead only now all is known that may react; and a frame that gave fields back has ended its part. */
  async #beginAgain(): Promise<void> {
    await this.#tellToBegin([...this.#begun]);
  }

  /** Fields without a value get their reason into the report too. */
  #noteUnplanned(fields: readonly TabField[]): void {
    for (const candidate of fields) {
      const { field, entry, ownId } = candidate;
      if (entry.value || !this.#scope(candidate) || this.written.has(field.id)) continue;
      const outcome = entry.reason === 'no-value-found' || entry.reason === 'no-option' ? 'refused' : 'skipped';
      this.#outcomes.note(candidate, { id: ownId, outcome, reason: entry.reason, holds: field.current });
    }
  }

  /** Several frames begin before any is written, as what is written in one may reach another; a single one with its values. */
  async #begin(frameIds: Iterable<number>): Promise<void> {
    const fresh = [...frameIds].filter((frameId) => !this.#begun.has(frameId));
    for (const frameId of fresh) this.#begun.add(frameId);
    if (this.#begun.size > 1) await this.#tellToBegin(fresh);
  }

  async #tellToBegin(frameIds: readonly number[]): Promise<void> {
    const begin = (frameId: number) => this.#link.call(frameId, 'agent/begin', { at: this.#at }).catch(() => undefined);
    await Promise.all(frameIds.map(begin));
  }

  /** @returns frames that say that nothing came or went in them; null where none says that something did */
  async #settle(): Promise<ReadonlySet<number> | null> {
    const { signal } = this.#stop;
    const still = new Set(this.#begun);
    let hasChanged = false;
    const settled = async (frameId: number) => {
      const answer = await this.#link.call(frameId, 'agent/settle', {}, { signal }).catch(() => null);
      hasChanged ||= answer?.changed ?? false;
      if (answer?.changed !== false) still.delete(frameId);
      this.#outcomes.revise(frameId, answer?.entries ?? []);
    };
    await Promise.all([...this.#begun].map(settled));
    return hasChanged ? still : null;
  }

  /** A frame that left meanwhile has nothing to end; its fields are reported one by one. */
  async #end(frameId: number): Promise<void> {
    const ended = await this.#link.call(frameId, 'agent/end', {}).catch((error: unknown) => {
      if (frameId === 0 && error instanceof FrameGone) this.hasLeft = true;
    });
    if (ended?.navigated) this.hasNavigated = true;
  }
}

function framesOf(fields: readonly TabField[]): ReadonlySet<number> {
  return new Set(fields.map(({ frameId }) => frameId));
}
