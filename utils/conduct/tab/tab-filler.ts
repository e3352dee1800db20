import type { TabState } from '../../messages/tab-state';
import type { FieldId } from '../../pipeline';
import type { PlanContext } from '../../plan/context';
import { Fill, wholePage, type FillScope } from '../filling/fill';
import { fillRecord, type FillRecord } from '../filling/fill-record';
import type { TabField } from '../page/rows';
import { stepFrom, type SweepStep } from '../persons/sweep';
import type { SessionParts } from './session-parts';
import type { TabPage } from './tab-page';
import { Trouble, troubleKey, type TroubleCode } from '../frames/trouble';
import { putBack, Undo, undoneOf } from '../filling/undo-tab';
import type { Written } from '../page/written';

/** Fills the page of one tab as it is planned, takes fills back, and tells of both. */
export class TabFiller {
  readonly #parts: SessionParts;
  readonly #page: TabPage;
  #fill: Fill | null = null;
  /** A fill that began while its page was still being read. */
  #early: { readonly fill: Fill; readonly begun: Promise<number | null> } | null = null;
  /** The fill whose end is still told. */
  #told: Fill | null = null;
  /** Fields that it had filled, emptied by the person since. */
  readonly #emptied = new Set<FieldId>();
  /** The undo whose end is still told. */
  #undo: Undo | null = null;
  #takingBack: Promise<void> = Promise.resolve();

  constructor(parts: SessionParts, page: TabPage) {
    this.#parts = parts;
    this.#page = page;
  }

  /** Whether fields are being written now. */
  get isFilling(): boolean {
    return this.#fill !== null;
  }

  /** Begins with the first fields of a large page that is still being read; the fill that goes on with all is to follow. */
  ahead(): void {
    if (this.#fill || this.#early) return;
    const fill = new Fill(this.#parts.services.link, wholePage);
    this.#early = { fill, begun: this.#begin(fill).catch(() => null) };
  }

  /** @returns the document that the fill has begun in; null where it has not */
  async #begin(fill: Fill): Promise<number | null> {
    const first = await this.#page.ahead.first();
    if (!first || fill.isCancelled) return null;
    await fill.ahead(first.fields, (field) => sparesTyped(field, first.context));
    return first.document;
  }

  /** Takes back what was begun ahead, where its page has not been read to the end. @returns once that is done */
  abandon(): Promise<void> {
    const early = this.#early;
    this.#early = null;
    if (early) {
      early.fill.cancel();
      this.#takingBack = early.begun.then(() => early.fill.takeBack());
    }
    return this.#takingBack;
  }

  /** Stops the fill or undo that runs. */
  cancel(): void {
    void this.abandon();
    this.#fill?.cancel();
    const { services, view } = this.#parts;
    if (view.state.phase !== 'undoing') return;
    for (const { frameId } of this.#page.reading?.frames ?? [])
      void services.link.call(frameId, 'agent/cancel', {}).catch(() => undefined);
  }

  /** Writes what is planned for the fields in scope. */
  async fill(scope: FillScope = wholePage): Promise<Fill> {
    const { services, form, view, person, signal } = this.#parts;
    const before = await this.#page.meet();
    await this.#page.complete(signal());
    if (await this.#putBack(scope)) await this.#page.readAgain(signal());
    const fill = await this.#run(scope);
    const { summary } = fill;
    await Promise.all([
      person.noteAccount(form.fields, fill.written),
      person.noteFilled(before, scope),
      person.noteCounters(form.fields.filter(scope).map(({ entry }) => entry)),
      person.noteFilled(this.#page.reading!, scope),
    ]);
    services.badge(summary.filled, person.mode);
    view.list();
    view.show({ phase: fill.isCancelled ? 'stopped' : 'filled', summary, faults: this.#page.faults });
    this.#noteLoss(fill);
    this.#told = fill;
    this.#emptied.clear();
    this.#parts.form.followOn();
    this.#page.watch();
    return fill;
  }

  /**
   * What is told of the last fill or undo is to hold still: a page may take values back once it has checked them
   * elsewhere, and put its own in the place of those that were given back.
   * @returns whether anything is told otherwise now
   */
  async lookAgain(): Promise<boolean> {
    const { phase } = this.#parts.view.state;
    if (phase === 'filled') return this.#lookAtFill();
    return phase === 'undone' && this.#lookAtUndo();
  }

  /**
   * The page was read again: what the person has emptied since the fill is filled no longer, until it holds something again.
   * @returns whether anything is told otherwise now
   */
  recount(): boolean {
    const { form, view } = this.#parts;
    const { phase, summary } = view.state;
    if (phase !== 'filled' || !summary || !this.#told) return false;
    const fields = new Map(form.fields.map(({ field }) => [field.id, field]));
    for (const id of this.#told.filled) {
      const now = form.followed(id);
      const field = fields.get(now);
      if (field?.state === 'empty' && !form.written.has(now)) this.#emptied.add(id);
      else if (field) this.#emptied.delete(id);
    }
    const isOther = this.#stillFilled.filled !== summary.filled;
    if (isOther) this.#showFilled();
    return isOther;
  }

  /** What a fill has done, as it is told now. */
  outcomeOf(fill: Fill): Pick<Fill, 'summary' | 'written'> {
    return { summary: fill === this.#told ? this.#stillFilled : fill.summary, written: fill.written };
  }

  /** What the fill that is told has done, less what the person has emptied since. */
  get #stillFilled(): Fill['summary'] {
    const { filled, summary } = this.#told!;
    return { ...summary, filled: summary.filled - filled.filter((id) => this.#emptied.has(id)).length };
  }

  #showFilled(): void {
    const { view, services, person } = this.#parts;
    const summary = this.#stillFilled;
    services.badge(summary.filled, person.mode);
    view.show({ summary });
  }

  async #lookAtFill(): Promise<boolean> {
    const revised = await this.#told?.lookAgain();
    if (!revised?.size) return false;
    this.#parts.form.note(revised);
    this.#showFilled();
    await this.#parts.keeper.keep(this.#record(null));
    return true;
  }

  async #lookAtUndo(): Promise<boolean> {
    const { view, services, undoable } = this.#parts;
    const hasChanged = (await this.#undo?.lookAgain()) ?? false;
    if (hasChanged)
      view.show({ undone: this.#undo!.done, undo: await undoable.look(services.link, this.#page.reading!.frames) });
    return hasChanged;
  }

  /** Writes the rows that differ from what stands on the page; those that are skipped by now are put back. */
  async applyChanges(): Promise<void> {
    const { form, view } = this.#parts;
    const { pending, dropped } = form;
    if (pending.size === 0) {
      // A second press, another view's, or one on a page where the value was typed meanwhile.
      view.again();
      return view.answer({ is: 'unchanged' });
    }
    if (pending.size > dropped.length) return void (await this.fill(({ field }) => pending.has(field.id)));
    view.show({ phase: 'undoing', summary: null });
    const undone = await this.#putBack(wholePage);
    await this.#page.read({ phase: 'undone', summary: null, undone });
    await this.#parts.keeper.keep(this.#record(null));
  }

  /** Puts the fields back that our fills wrote and that are skipped now. @returns null where there are none */
  async #putBack(scope: FillScope): Promise<TabState['undone']> {
    const { services, form } = this.#parts;
    const dropped = form.dropped.filter(scope);
    if (dropped.length === 0) return null;
    const undone = undoneOf(await putBack(services.link, dropped, this.#takingBackNow));
    form.note(new Map(dropped.map((field) => [field.field.id, leftAlone(field)])));
    return undone;
  }

  /** Breaks another rule of the form, on the page too where it holds values of ours already. */
  async sweep(step: SweepStep): Promise<void> {
    const { form, person } = this.#parts;
    if (step === 'start') await person.setMode('invalid');
    if (step === 'start') await this.#page.plan();
    const place = stepFrom(this.#page.breakable, person.memory.sweep, step);
    if (!place && step !== 'stop') throw new Trouble('nothing-to-break');
    await person.setSweep(place);
    await this.#page.plan();
    if (form.written.size > 0 && form.pending.size > 0) await this.applyChanges();
  }

  /** Takes back the latest fill that the page still knows. @throws Trouble where it knows none */
  async undo(): Promise<Pick<Undo, 'done'>> {
    const { services, form, view, person, undoable } = this.#parts;
    if (!this.#page.reading || (await this.#page.hasLeft())) await this.#page.read();
    const { undo } = view.state;
    if (!undo) throw new Trouble('nothing-to-undo');
    view.show({ phase: 'undoing', summary: null });
    const frames = await services.link.frames();
    const how = this.#takingBackNow;
    const taken = new Undo(services.link, frames, undo, form.fields);
    this.#undo = taken;
    form.noteUndone(await taken.run(how, undoable.lost(undo.at, frames)));
    services.badge(null, person.mode);
    await this.#page.read({ phase: 'undone', summary: null, undone: taken.done });
    await this.#parts.keeper.keep(this.#record(null));
    return taken;
  }

  get #takingBackNow(): Parameters<Undo['run']>[0] {
    return { signal: this.#parts.signal(), onSilence: this.#sayBusy };
  }

  readonly #sayBusy = (): void => {
    this.#parts.view.show({ trouble: this.#parts.services.say(troubleKey('busy')) });
  };

  async #run(scope: FillScope): Promise<Fill> {
    const { services, form, undoable, view } = this.#parts;
    const fill = (await this.#begun(scope)) ?? new Fill(services.link, scope);
    this.#fill = fill;
    view.show({ phase: 'filling', summary: null, undone: null, done: 0 });
    try {
      await fill.run(form.fields, {
        onProgress: () => {
          if (fill.isCancelled) return;
          form.note(fill.takeNews());
          view.step({ done: fill.done, fillable: fill.total, trouble: '' });
          void this.#parts.keeper.note(() => this.#record(fill)).catch(services.unexpected);
        },
        onStopped: () => view.show({ phase: 'stopped', summary: fill.summary }),
        onSilence: this.#sayBusy,
        sparesTyped: (field) => sparesTyped(field, this.#page.context!),
        readAgain: (signal, still) => this.#page.readAgain(signal, { still, written: fill.written }),
      });
    } finally {
      this.#fill = null;
      form.note(fill.written);
      this.#page.wrote(fill.written);
      view.step({ undo: await undoable.look(services.link, this.#page.reading!.frames) });
      await this.#parts.keeper.keep(this.#record(null));
    }
    return fill;
  }

  /** The fill that was begun ahead on this very page; null where there is none. */
  async #begun(scope: FillScope): Promise<Fill | null> {
    const early = this.#early;
    const document = await early?.begun;
    const isIt = document === this.#page.reading!.document && scope === wholePage && !early!.fill.isCancelled;
    if (!isIt) await this.abandon();
    this.#early = null;
    return isIt ? early!.fill : null;
  }

  /** What our fills wrote, for a worker that takes over. @param fill that has not ended; null for none */
  #record(fill: Fill | null): FillRecord {
    const { form, undoable } = this.#parts;
    const running = fill && { done: fill.done, of: fill.total };
    return fillRecord(this.#page.reading!.document, form.written, undoable.known, running);
  }

  /** A page that went elsewhere or fell silent on the way is said in a sentence, beside the fields it cost. */
  #noteLoss({ written, hasNavigated, hasLeft, summary }: Fill): void {
    if (hasNavigated) this.#problem('navigated');
    const reasons = new Set([...written.values()].map(({ report }) => report.reason));
    const isGone = hasLeft || reasons.has('page-left');
    this.#page.leavesAfter(hasNavigated || isGone ? summary : null);
    if (isGone) this.#problem('page-left');
    else if (reasons.has('frame-silent')) {
      this.#problem('frame-silent');
      // What is left out, and comes in once it answers, is found by reading the page.
      this.#parts.lookAgain();
    }
  }

  #problem(code: TroubleCode): void {
    this.#parts.view.problem(this.#parts.services.say(troubleKey(code)));
  }
}

/** What the person types while the fill is on its way is theirs, unless they had said what is to be filled all the same. */
function sparesTyped({ field }: TabField, { settings, overrides, asked }: PlanContext): boolean {
  const isWanted = overrides[field.id] !== undefined || (asked?.includes(field.id) ?? false);
  return settings.fill !== 'all' && field.state !== 'typed' && !isWanted;
}

/** What is known of a field that was put back, as the person wants it to be skipped. */
function leftAlone({ ownId, field, entry }: TabField): Written {
  return { report: { id: ownId, outcome: 'skipped', reason: entry.reason, holds: field.current }, value: '' };
}
