import { insertableId, readInsertable, type Insertable } from '../catalogue/insertable';
import type { RuleReach } from '../settings/row-rule';
import { valueProblemText } from '../value-problem-text';
import type { PageNotice, PopupRequest, TabState } from '../messages';
import type { FieldId } from '../pipeline';
import type { PlanContext } from '../plan/context';
import { breakableRules, type BreakableRule } from '../plan/plan';
import { samplesOfKinds, valueOfKind } from '../plan/value-of-kind';
import { FrameGone, FrameSilent, Stopped } from './answering';
import { Fill, wholePage, type FillScope } from './fill';
import { caretFrame, caseText, insertText } from './insert-text';
import { FillKeeper, fillRecord, writtenOf, type FillRecord } from './fill-record';
import { fillNotice, undoNotice } from './notices';
import { planTab, type Command } from './plan-tab';
import { readTab, topDocument, type TabReading } from './read-tab';
import { personaSummary, type TabField } from './rows';
import { SessionQueue } from './session-queue';
import type { SessionServices } from './session-services';
import { SessionView } from './session-view';
import { stepFrom, type SweepStep } from './sweep';
import { TabForm } from './tab-form';
import { TabPerson } from './tab-person';
import { Trouble, troubleKey, type TroubleCode } from './trouble';
import { nextUndo, undoFill } from './undo-tab';
import { readingAfter } from './written';

/** What a menu item or shortcut asks for. */
export interface PageCommand extends Command {
  readonly scope: FillScope;
}

/** How what was done last is told. */
type Closing = Pick<TabState, 'phase' | 'summary' | 'undone'>;
const justRead: Closing = { phase: 'ready', summary: null, undone: null };

type Request = Exclude<PopupRequest, { do: 'open' }>;

/**
 * One tab's way from reading to undo. Requests run one after the other, `cancel` at once.
 * All of it can be rebuilt from the page and the stored memory: the worker may sleep between two requests.
 */
export class TabSession {
  readonly #services: SessionServices;
  readonly #form: TabForm;
  readonly #view: SessionView;
  readonly #person: TabPerson;
  readonly #keeper: FillKeeper;
  readonly #queue = new SessionQueue((error) => this.#fail(error));
  #context: PlanContext | null = null;
  #reading: TabReading | null = null;
  #fill: Fill | null = null;
  /** The frame that shows an outline. */
  #outlined: number | null = null;
  /** Beyond what the tab is set to, while a menu's or shortcut's command is carried out. */
  #command: Command = {};

  constructor(services: SessionServices) {
    this.#services = services;
    this.#person = new TabPerson(services);
    this.#keeper = new FillKeeper((record) => services.saveFill(record));
    this.#form = new TabForm(services.say);
    this.#view = new SessionView(this.#form, (event) => services.publish(event));
  }

  /** Reads the page and shows what a fill would do; while a fill runs, shows how far it is. */
  open(): Promise<void> {
    if (this.#fill) {
      this.#view.again();
      return Promise.resolve();
    }
    this.#view.clear();
    return this.#queue.add(() => this.#read());
  }

  /** The tab shows another page, or soon will: what is shown of the one before holds no longer. A fill notices itself. */
  pageChanged(): Promise<void> {
    return this.open();
  }

  /** The last popup was closed: nothing of it stays on the page. */
  closed(): void {
    this.#outline(null);
  }

  /** Carries out what the person asks for in the popup; resolves when it is done. Problems are published, not thrown. */
  request(request: Request): Promise<void> {
    switch (request.do) {
      case 'cancel':
        this.#cancel();
        return Promise.resolve();
      case 'highlight':
        this.#outline(request.row);
        return Promise.resolve();
      default:
        return this.#queue.add(() => this.#carryOut(request));
    }
  }

  /** Stops what runs now and drops what waits behind it. */
  #cancel(): void {
    this.#queue.stop();
    this.#fill?.cancel();
    if (this.#view.state.phase !== 'undoing') return;
    for (const { frameId } of this.#reading?.frames ?? [])
      void this.#services.link.call(frameId, 'agent/cancel', {}).catch(() => undefined);
  }

  /**
   * Reads the page afresh and carries out a menu's or shortcut's command: nothing beyond its words. The page says what
   * became of it.
   * @param commandOf asked once the page is read
   */
  command(commandOf: () => PageCommand | Promise<PageCommand>): Promise<void> {
    return this.#onPage(async () => {
      await this.#read();
      const { scope, ...command } = await commandOf();
      const isRefill = !command.only && (await this.#person.isRefill(this.#reading!, scope));
      if (isRefill) await this.#person.renew();
      this.#command = command;
      try {
        await this.#plan();
        const fill = await this.#fillNow(scope);
        return fillNotice(fill, command.mode ?? this.#person.mode, this.#services.say);
      } finally {
        this.#command = {};
      }
    });
  }

  /** Takes the latest fill back, by shortcut or from the page's own notice, which says what became of it. */
  undo(): Promise<void> {
    return this.#onPage(async () => undoNotice(await this.#undo(), this.#services.say));
  }

  /** Inserts the current person's value, or an entry of the catalogue, at the caret of a frame. */
  insert(what: Insertable, frameId: number): Promise<void> {
    return this.#onPage(async () => {
      await this.#insert(what, frameId);
      return null;
    });
  }

  async #insert(what: Insertable, frameId: number): Promise<void> {
    const { link } = this.#services;
    const document = topDocument(await link.frames());
    await insertText(link, frameId, await this.#textOf(what, document), this.#queue.signal);
    await this.#services.noteInserted(insertableId(what));
  }

  /** @throws Trouble for an id of nothing that can be inserted */
  async #insertById(id: string): Promise<void> {
    const what = readInsertable(id);
    if (!what) throw new Trouble('no-entry');
    await this.#insert(what, await caretFrame(this.#services.link));
    this.#view.answer({ is: 'inserted', id });
  }

  /** @throws Trouble for an entry that has left the catalogue */
  async #textOf(what: Insertable, document: number): Promise<string> {
    if (what.is === 'case') return caseText(what.id, await this.#services.loadCatalogue());
    if (document !== this.#reading?.document || !this.#context) await this.#read();
    return valueOfKind(what.kind, this.#context!);
  }

  /** Does what was asked for on the page itself, and says there what became of it; what could not be done always. */
  #onPage(work: () => Promise<PageNotice | null>): Promise<void> {
    return this.#queue.add(async () => {
      try {
        const notice = await work();
        if (notice && (await this.#services.settings()).notice) await this.#tellOnPage(notice);
      } catch (error) {
        if (!(error instanceof Stopped)) await this.#tellOnPage(this.#problemNotice(error));
        throw error;
      }
    });
  }

  /** A page that can't be reached says nothing; the toolbar button does. */
  async #tellOnPage(notice: PageNotice): Promise<void> {
    await this.#services.link.call(0, 'agent/notice', notice).catch(() => undefined);
  }

  #problemNotice(error: unknown): PageNotice {
    const code = error instanceof Trouble ? error.code : 'unknown';
    return { text: this.#services.say(troubleKey(code)), undo: null, tone: 'problem' };
  }

  #outline(row: string | null): void {
    const before = this.#outlined;
    const target = row === null || this.#fill ? null : this.#form.find(row);
    this.#outlined = target?.frameId ?? null;
    const show = (frameId: number, id: FieldId | null) =>
      void this.#services.link.call(frameId, 'agent/highlight', { id }).catch(() => undefined);
    if (before !== null && before !== target?.frameId) show(before, null);
    if (target) show(target.frameId, target.ownId);
  }

  async #carryOut(request: Exclude<Request, { do: 'cancel' | 'highlight' }>): Promise<void> {
    switch (request.do) {
      case 'fill':
        return void (await this.#fillNow(wholePage));
      case 'undo':
        return void (await this.#undo());
      case 'refresh':
        return this.#refresh();
      case 'rows':
        return this.#view.rows(request.from);
      case 'narrow':
        this.#form.narrow(request);
        return this.#view.list();
      case 'insert':
        return this.#insertById(request.id);
      case 'details':
        return this.#tellDetails(request.row);
      case 'kind-samples':
        return this.#tellSamples();
      case 'apply-changes':
        return this.#applyChanges();
      case 'new-person':
        return this.#change(this.#person.renew());
      case 'set-seed':
        return this.#change(this.#person.setSeed(request.seed));
      case 'set-lock':
        await this.#person.lock(request.locked, this.#person.home || (this.#context?.locale.tag ?? ''));
        return this.#view.show({ locked: request.locked });
      case 'set-mode':
        await this.#change(this.#person.setMode(request.mode));
        return this.#services.badge(null, request.mode);
      case 'override':
        return this.#change(this.#person.override(this.#rowField(request.row).field, request.override));
      case 'sweep':
        return this.#sweep(request.step);
      case 'rule':
        return this.#rule(this.#rowField(request.row), request.reach);
      case 'forget-kind':
        return this.#change(this.#person.overrideForSite(this.#rowField(request.row).field, null));
    }
  }

  /** @param closing what is shown in the end, if the page is still the same one */
  async #read(closing: Closing = justRead): Promise<void> {
    if (!this.#reading) this.#view.show({ phase: 'reading' });
    const { link } = this.#services;
    const reading = await readTab(link, (found) => this.#view.step({ found }), this.#queue.signal);
    const isNew = reading.document !== this.#reading?.document;
    const interrupted = isNew ? await this.#recall(reading) : null;
    this.#reading = reading;
    this.#form.check(reading);
    await this.#person.meet(reading);
    await this.#plan();
    const undo = await nextUndo(link, reading.frames);
    this.#view.show({ ...(isNew ? justRead : closing), undo });
    if (interrupted) this.#tellInterrupted(interrupted);
  }

  /** The page stays: so does what is said of the last fill or undo, while the rows tell what the page holds now. */
  async #refresh(): Promise<void> {
    const { phase, summary, undone } = this.#view.state;
    const isOver = phase === 'filled' || phase === 'undone' || phase === 'stopped';
    await this.#read(isOver ? { phase, summary, undone } : justRead);
  }

  /**
   * What is kept of fills of a page that this worker has not seen yet.
   * @returns how far a fill was that the worker did not live to end; null for none
   */
  async #recall({ document, frames }: TabReading): Promise<FillRecord['running']> {
    this.#form.clear();
    const record = await this.#services.loadFill();
    if (record?.document !== document) return null;
    this.#form.recall(writtenOf(record));
    if (!record.running) return null;
    for (const { frameId } of frames) await this.#services.link.call(frameId, 'agent/end', {}).catch(() => undefined);
    await this.#keeper.keep({ ...record, running: null });
    return record.running;
  }

  #tellInterrupted({ done, of }: NonNullable<FillRecord['running']>): void {
    const trouble = this.#services.say(troubleKey('interrupted'), done, of);
    this.#view.show({ phase: 'stopped', summary: { filled: done, of }, trouble });
  }

  /** Plans again over what was read last, and shows it. */
  async #plan(): Promise<void> {
    if (!this.#reading) return;
    const { context, fields, sweep } = await planTab(
      this.#reading,
      this.#person.memory,
      this.#services,
      this.#command,
      this.#person.home,
    );
    this.#context = context;
    this.#form.plan(fields);
    this.#view.list();
    this.#view.show({
      persona: personaSummary(context),
      locked: this.#person.isLocked,
      mode: this.#person.mode,
      sweep,
      found: fields.length,
      fillable: this.#fill?.total || fields.filter(({ entry }) => entry.value !== null).length,
      unreachable: this.#reading.unreachable,
    });
  }

  async #fillNow(scope: FillScope): Promise<Fill> {
    if (!this.#reading || this.#view.state.phase === 'blocked' || (await this.#hasLeft())) await this.#read();
    const before = this.#reading!;
    const fill = await this.#run(scope);
    const { summary } = fill;
    await this.#person.noteAccount(this.#form.fields, fill.written);
    await this.#person.noteFilled(before, scope);
    await this.#person.noteCounters(this.#form.fields.filter(scope).map(({ entry }) => entry));
    await this.#person.noteFilled(this.#reading!, scope);
    this.#services.badge(summary.filled, this.#command.mode ?? this.#person.mode);
    this.#view.list();
    const undo = await nextUndo(this.#services.link, this.#reading!.frames);
    this.#view.show({ phase: fill.isCancelled ? 'stopped' : 'filled', summary, undo });
    this.#noteLoss(fill);
    return fill;
  }

  async #run(scope: FillScope): Promise<Fill> {
    this.#outline(null);
    const fill = new Fill(this.#services.link, scope);
    this.#fill = fill;
    this.#view.show({ phase: 'filling', summary: null, undone: null, done: 0 });
    const keep = (isRunning: boolean) => {
      const running = isRunning ? { done: fill.done, of: fill.total } : null;
      return this.#keeper.keep(fillRecord(this.#reading!.document, this.#form.written, running));
    };
    try {
      await fill.run(this.#form.fields, {
        onProgress: () => {
          this.#form.note(fill.written);
          this.#view.step({ done: fill.done, fillable: fill.total });
          void keep(true).catch(this.#services.unexpected);
        },
        onSilence: () => this.#problem('busy'),
        readAgain: (signal) => this.#readAgain(signal),
      });
    } finally {
      this.#fill = null;
      this.#form.note(fill.written);
      this.#reading = readingAfter(this.#reading!, fill.written);
      this.#form.plan(this.#form.fields.map((field, at) => ({ ...field, ...this.#reading!.found[at]! })));
      await keep(false);
    }
    return fill;
  }

  /** Writes the rows that differ from what stands on the page. */
  async #applyChanges(): Promise<void> {
    const { pending } = this.#form;
    await this.#fillNow(({ field }) => pending.has(field.id));
  }

  /** Breaks another rule of the form, on the page too where it holds values of ours already. */
  async #sweep(step: SweepStep): Promise<void> {
    if (step === 'start') await this.#change(this.#person.setMode('invalid'));
    const place = stepFrom(this.#rules, this.#person.memory.sweep, step);
    if (!place && step !== 'stop') throw new Trouble('nothing-to-break');
    await this.#change(this.#person.setSweep(place));
    if (this.#form.written.size > 0 && this.#form.pending.size > 0) await this.#applyChanges();
  }

  /** All that can be broken in the form. */
  get #rules(): readonly BreakableRule[] {
    const fields = this.#form.fields.map(({ field }) => field);
    return this.#context ? breakableRules(fields, this.#context) : [];
  }

  /** Whether another page stands where the one was that has been read. */
  async #hasLeft(): Promise<boolean> {
    const hello = this.#services.link.call(0, 'agent/hello', {}, { signal: this.#queue.signal });
    return hello
      .then(() => false)
      .catch((error: unknown) => {
        if (error instanceof FrameGone) return true;
        throw error;
      });
  }

  /** A page that went elsewhere or fell silent on the way is said in a sentence, beside the fields it cost. */
  #noteLoss({ written, hasNavigated }: Fill): void {
    if (hasNavigated) this.#problem('navigated');
    const reasons = new Set([...written.values()].map(({ report }) => report.reason));
    if (reasons.has('page-left')) this.#problem('page-left');
    else if (reasons.has('frame-silent')) this.#problem('frame-silent');
  }

  async #readAgain(signal: AbortSignal): Promise<readonly TabField[]> {
    this.#reading = await readTab(this.#services.link, () => undefined, signal);
    await this.#plan();
    return this.#form.fields;
  }

  /** Takes back the latest fill that the page still knows. @throws Trouble where it knows none */
  async #undo(): Promise<NonNullable<TabState['undone']>> {
    if (!this.#reading || (await this.#hasLeft())) await this.#read();
    const { undo } = this.#view.state;
    if (!undo) throw new Trouble('nothing-to-undo');
    this.#view.show({ phase: 'undoing', summary: null });
    const { link } = this.#services;
    const undone = await undoFill(link, await link.frames(), undo.at, this.#queue.signal);
    this.#services.badge(null, this.#person.mode);
    await this.#read({ phase: 'undone', summary: null, undone });
    return undone;
  }

  async #rule(field: TabField, reach: RuleReach): Promise<void> {
    const problem = await this.#person.ruleRow(field, reach);
    if (problem) this.#view.problem(valueProblemText(problem.code, problem.piece));
    await this.#plan();
  }

  #tellDetails(row: string): void {
    const { field, entry } = this.#rowField(row);
    this.#view.answer({ is: 'details', row, details: { control: field, value: entry.value } });
  }

  #tellSamples(): void {
    if (this.#context) this.#view.answer({ is: 'kind-samples', samples: samplesOfKinds(this.#context) });
  }

  /** Plans again once the person has changed. */
  async #change(changed: Promise<void>): Promise<void> {
    await changed;
    await this.#plan();
  }

  #rowField(row: string): TabField {
    const field = this.#form.find(row);
    if (!field) throw new Trouble('field-gone');
    return field;
  }

  #problem(code: TroubleCode): void {
    this.#view.problem(this.#services.say(troubleKey(code)));
  }

  #fail(error: unknown): void {
    if (error instanceof Stopped) return this.#view.show({ phase: this.#reading ? 'ready' : 'stopped' });
    if (error instanceof FrameSilent) this.#comeBack();
    if (!(error instanceof Trouble)) this.#services.unexpected(error);
    const text = this.#problemNotice(error).text;
    this.#services.warn(text);
    const { phase, summary } = this.#view.state;
    if (this.#reading && phase !== 'reading') {
      this.#view.problem(text);
      this.#view.show({ phase: summary ? 'filled' : 'ready' });
    } else {
      this.#reading = null;
      this.#form.clear();
      this.#view.clear();
      this.#view.show({ phase: 'blocked', trouble: text });
    }
  }

  /** A page that was silent is read once it is back, unless the person did something else meanwhile. */
  #comeBack(): void {
    const { signal } = this.#queue;
    const isWaited = () => !signal.aborted && this.#view.state.phase === 'blocked';
    this.#services.link.whenBack().then(
      () => void (isWaited() && this.#queue.add(() => this.#read())),
      () => undefined,
    );
  }
}
