import type { PopupRequest } from '../messages';
import type { PlanContext } from '../plan/context';
import type { Kind } from '../plan/kinds';
import { samplesOfKinds, valueOfKind } from '../plan/value-of-kind';
import { FrameGone, FrameSilent, Stopped } from './answering';
import { Fill, wholePage, type FillScope } from './fill';
import { troubleSentence } from './page-trouble';
import { planTab, type Command } from './plan-tab';
import { readTab, topDocument, type TabReading } from './read-tab';
import { personaSummary, type TabField } from './rows';
import { SessionQueue } from './session-queue';
import type { SessionServices } from './session-services';
import { SessionView } from './session-view';
import { TabForm } from './tab-form';
import { TabPerson } from './tab-person';
import { nextUndo, undoFill } from './undo-tab';
import { readingAfter } from './written';

/** What a menu item or shortcut asks for. */
export interface PageCommand extends Command {
  readonly scope: FillScope;
}

type Request = Exclude<PopupRequest, { do: 'open' }>;

/**
 * One tab's way from reading to undo. Requests run one after the other, `cancel` at once.
 * All of it can be rebuilt from the page and the stored memory: the worker may sleep between two requests.
 */
export class TabSession {
  readonly #services: SessionServices;
  readonly #form = new TabForm();
  readonly #view: SessionView;
  readonly #person: TabPerson;
  readonly #queue = new SessionQueue((error) => this.#fail(error));
  #context: PlanContext | null = null;
  #reading: TabReading | null = null;
  #fill: Fill | null = null;
  /** Beyond what the tab is set to, while a menu's or shortcut's command is carried out. */
  #command: Command = {};

  constructor(services: SessionServices) {
    this.#services = services;
    this.#person = new TabPerson(services);
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

  /** Carries out what the person asks for in the popup; resolves when it is done. Problems are published, not thrown. */
  request(request: Request): Promise<void> {
    if (request.do !== 'cancel') return this.#queue.add(() => this.#carryOut(request));
    this.#cancel();
    return Promise.resolve();
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
   * Reads the page afresh and carries out a menu's or shortcut's command: nothing beyond its words.
   * @param commandOf asked once the page is read
   */
  command(commandOf: () => PageCommand | Promise<PageCommand>): Promise<void> {
    return this.#queue.add(async () => {
      await this.#read();
      const { scope, ...command } = await commandOf();
      const isRefill = !command.only && (await this.#person.isRefill(this.#reading!, scope));
      if (isRefill) await this.#person.renew();
      this.#command = command;
      try {
        await this.#plan();
        await this.#fillNow(scope);
      } finally {
        this.#command = {};
      }
    });
  }

  /** Inserts the current person's value of a kind at the caret of a frame. */
  insert(kind: Kind, frameId: number): Promise<void> {
    return this.#queue.add(async () => {
      const { link } = this.#services;
      const isRead = topDocument(await link.frames()) === this.#reading?.document;
      if (!isRead || !this.#context) await this.#read();
      const { inserted } = await link.call(frameId, 'agent/insert', { text: valueOfKind(kind, this.#context!) });
      if (!inserted) throw new Error('nothing here takes text');
    });
  }

  async #carryOut(request: Exclude<Request, { do: 'cancel' }>): Promise<void> {
    switch (request.do) {
      case 'fill':
        return this.#fillNow(wholePage);
      case 'undo':
        return this.#undo();
      case 'refresh':
        return this.#read();
      case 'rows':
        return this.#view.rows(request.from);
      case 'narrow':
        this.#form.narrow(request);
        return this.#view.list();
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
        await this.#person.lock(request.locked);
        return this.#view.show({ locked: request.locked });
      case 'set-mode':
        return this.#change(this.#person.setMode(request.mode));
      case 'override':
        return this.#change(this.#person.override(this.#rowField(request.row).field, request.override));
      case 'forget-kind':
        return this.#change(this.#person.overrideForSite(this.#rowField(request.row).field, null));
    }
  }

  async #read(): Promise<void> {
    if (!this.#reading) this.#view.show({ phase: 'reading' });
    const { link } = this.#services;
    const reading = await readTab(link, (found) => this.#view.step({ found }), this.#queue.signal);
    if (reading.document !== this.#reading?.document) this.#form.clear();
    this.#reading = reading;
    this.#form.check(reading);
    await this.#person.meet(reading);
    await this.#plan();
    const undo = await nextUndo(link, reading.frames);
    this.#view.show({ phase: 'ready', summary: null, undone: null, undo });
  }

  /** Plans again over what was read last, and shows it. */
  async #plan(): Promise<void> {
    if (!this.#reading) return;
    const { context, fields } = await planTab(this.#reading, this.#person.memory, this.#services, this.#command);
    this.#context = context;
    this.#form.plan(fields);
    this.#view.list();
    this.#view.show({
      persona: personaSummary(context),
      locked: this.#person.isLocked,
      mode: this.#person.mode,
      found: fields.length,
      fillable: this.#fill?.total || fields.filter(({ entry }) => entry.value !== null).length,
      unreachable: this.#reading.unreachable,
    });
  }

  async #fillNow(scope: FillScope): Promise<void> {
    if (!this.#reading || this.#view.state.phase === 'blocked' || (await this.#hasLeft())) await this.#read();
    const before = this.#reading!;
    const fill = await this.#run(scope);
    const { summary } = fill;
    await this.#person.noteAccount(this.#form.fields, fill.written);
    await this.#person.noteFilled(before, scope);
    await this.#person.noteFilled(this.#reading!, scope);
    this.#services.badge(String(summary.filled));
    this.#view.list();
    const undo = await nextUndo(this.#services.link, this.#reading!.frames);
    this.#view.show({ phase: fill.isCancelled ? 'stopped' : 'filled', summary, undo });
    this.#noteLoss(fill);
  }

  async #run(scope: FillScope): Promise<Fill> {
    const fill = new Fill(this.#services.link, scope);
    this.#fill = fill;
    this.#view.show({ phase: 'filling', summary: null, undone: null, done: 0 });
    try {
      await fill.run(this.#form.fields, {
        onProgress: () => this.#view.step({ done: fill.done, fillable: fill.total }),
        onSilence: () => this.#view.problem(busyPage),
        readAgain: (signal) => this.#readAgain(signal),
      });
    } finally {
      this.#fill = null;
      this.#form.note(fill.written);
      this.#reading = readingAfter(this.#reading!, fill.written);
      this.#form.plan(this.#form.fields.map((field, at) => ({ ...field, ...this.#reading!.found[at]! })));
    }
    return fill;
  }

  /** Writes the rows that differ from what stands on the page. */
  async #applyChanges(): Promise<void> {
    const { pending } = this.#form;
    await this.#fillNow(({ field }) => pending.has(field.id));
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
  #noteLoss({ written }: Fill): void {
    const reasons = new Set([...written.values()].map(({ report }) => report.reason));
    if (reasons.has('page-left')) this.#view.problem(pageLeft);
    else if (reasons.has('frame-silent')) this.#view.problem(pageSilent);
  }

  async #readAgain(signal: AbortSignal): Promise<readonly TabField[]> {
    this.#reading = await readTab(this.#services.link, () => undefined, signal);
    await this.#plan();
    return this.#form.fields;
  }

  /** Takes back the latest fill that the page still knows. */
  async #undo(): Promise<void> {
    if (!this.#reading || (await this.#hasLeft())) await this.#read();
    const { undo } = this.#view.state;
    if (!undo) throw new Error('nothing to undo');
    this.#view.show({ phase: 'undoing', summary: null });
    const { link } = this.#services;
    const undone = await undoFill(link, await link.frames(), undo.at, this.#queue.signal);
    this.#services.badge('');
    await this.#read();
    this.#view.show({ phase: 'undone', undone });
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
    if (!field) throw new Error('The field has left the page.');
    return field;
  }

  #fail(error: unknown): void {
    if (error instanceof Stopped) return this.#view.show({ phase: this.#reading ? 'ready' : 'stopped' });
    if (error instanceof FrameSilent) this.#comeBack();
    const text = troubleSentence(error);
    this.#services.warn(text);
    const { phase, summary } = this.#view.state;
    if (this.#reading && phase !== 'reading') {
      this.#view.problem(text);
      this.#view.show({ phase: summary ? 'filled' : 'ready' });
    } else {
      this.#reading = null;
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

const pageLeft = 'The page went elsewhere while it was being filled.';
const pageSilent = 'A part of the page stopped answering; its fields were left.';
const busyPage = 'The page does not answer: it is busy, or shows a dialog. Filling goes on when it is back.';
