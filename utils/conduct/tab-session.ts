import type { PopupRequest } from '../messages';
import type { FieldDescriptor, FieldId, ReportEntry } from '../pipeline';
import type { Mode, PlanContext } from '../plan/context';
import type { Kind } from '../plan/kinds';
import { valueOfKind } from '../plan/value-of-kind';
import { FrameGone, FrameSilent, Stopped } from './answering';
import { Fill, wholePage, type FillScope } from './fill';
import { troubleSentence } from './page-trouble';
import { planTab } from './plan-tab';
import { readTab, topDocument, type TabReading } from './read-tab';
import { personaSummary, type TabField } from './rows';
import { SessionQueue } from './session-queue';
import type { SessionServices } from './session-services';
import { SessionView } from './session-view';
import { TabPerson } from './tab-person';

type Request = Exclude<PopupRequest, { do: 'open' }>;

/**
 * One tab's way from reading to undo. Requests run one after the other, `cancel` at once.
 * All of it can be rebuilt from the page and the stored memory: the worker may sleep between two requests.
 */
export class TabSession {
  readonly #services: SessionServices;
  readonly #view: SessionView;
  readonly #person: TabPerson;
  readonly #queue = new SessionQueue((error) => this.#fail(error));
  #context: PlanContext | null = null;
  #reading: TabReading | null = null;
  #fields: readonly TabField[] = [];
  #reports: ReadonlyMap<FieldId, ReportEntry> = new Map();
  #fill: Fill | null = null;

  constructor(services: SessionServices) {
    this.#services = services;
    this.#person = new TabPerson(services);
    this.#view = new SessionView((event) => services.publish(event));
  }

  /** Reads the page and shows what a fill would do; while a fill runs, shows how far it is. */
  open(): Promise<void> {
    this.#view.again();
    return this.#fill ? Promise.resolve() : this.#queue.add(() => this.#read());
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
   * Reads the page afresh and fills the fields in scope: what menus and shortcuts do.
   * @param scopeOf asked once the page is read
   * @param mode for this fill alone; the tab's own if left out
   */
  fillScope(scopeOf: () => FillScope | Promise<FillScope>, mode?: Mode): Promise<void> {
    return this.#queue.add(async () => {
      await this.#read();
      const scope = await scopeOf();
      const { mode: own } = this.#person.memory;
      if (mode) await this.#change(this.#person.setMode(mode));
      await this.#fillNow(scope);
      if (mode) await this.#change(this.#person.setMode(own));
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
        return this.#change(this.#person.override(this.#fieldOf(request.row), request.override));
      case 'forget-kind':
        return this.#change(this.#person.overrideForSite(this.#fieldOf(request.row), null));
    }
  }

  async #read(): Promise<void> {
    if (!this.#reading) this.#view.show({ phase: 'reading' });
    const { link } = this.#services;
    const reading = await readTab(link, (found) => this.#view.step({ found }), this.#queue.signal);
    if (reading.document !== this.#reading?.document) this.#forgetFill();
    this.#reading = reading;
    await this.#person.meet(reading);
    await this.#plan();
    this.#view.show({ phase: 'ready', summary: null });
  }

  /** Plans again over what was read last, and shows it. */
  async #plan(): Promise<void> {
    if (!this.#reading) return;
    const { context, fields } = await planTab(this.#reading, this.#person.memory, this.#services);
    this.#context = context;
    this.#fields = fields;
    this.#view.list(fields, this.#reports);
    this.#view.show({
      persona: personaSummary(context),
      locked: this.#person.isLocked,
      mode: context.mode,
      found: fields.length,
      fillable: this.#fill?.total || fields.filter(({ entry }) => entry.value !== null).length,
      canUndo: this.#view.state.canUndo || fields.some(({ field }) => field.state === 'ours'),
      unreachable: this.#reading.unreachable,
    });
  }

  async #fillNow(scope: FillScope): Promise<void> {
    if (!this.#reading || this.#view.state.phase === 'blocked' || (await this.#hasLeft())) await this.#read();
    const before = this.#reading!;
    if (await this.#person.isRefill(before, scope)) await this.#change(this.#person.renew());
    const fill = new Fill(this.#services.link, scope);
    this.#fill = fill;
    this.#reports = fill.reports;
    this.#view.show({ phase: 'filling', summary: null, done: 0 });
    try {
      await fill.run(this.#fields, {
        onProgress: () => this.#view.step({ done: fill.done, fillable: fill.total }),
        onSilence: () => this.#view.problem(busyPage),
        readAgain: (signal) => this.#readAgain(signal),
      });
    } finally {
      this.#fill = null;
    }
    const { summary } = fill;
    await this.#person.noteFilled(before, scope);
    await this.#person.noteFilled(this.#reading!, scope);
    this.#services.badge(String(summary.filled));
    this.#view.list(this.#fields, this.#reports);
    this.#view.show({ phase: fill.isCancelled ? 'stopped' : 'filled', summary, canUndo: true });
    this.#noteLoss();
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
  #noteLoss(): void {
    const reasons = new Set([...this.#reports.values()].map(({ reason }) => reason));
    if (reasons.has('page-left')) this.#view.problem(pageLeft);
    else if (reasons.has('frame-silent')) this.#view.problem(pageSilent);
  }

  async #readAgain(signal: AbortSignal): Promise<readonly TabField[]> {
    this.#reading = await readTab(this.#services.link, () => undefined, signal);
    await this.#plan();
    return this.#fields;
  }

  async #undo(): Promise<void> {
    if (!this.#reading) await this.#read();
    this.#view.show({ phase: 'undoing' });
    const frames = await this.#services.link.frames();
    const { signal } = this.#queue;
    for (const { frameId } of frames) await this.#services.link.call(frameId, 'agent/undo', { at: null }, { signal });
    this.#forgetFill();
    this.#services.badge('');
    this.#reading = await readTab(this.#services.link, () => undefined);
    await this.#plan();
    this.#view.show({ phase: 'undone' });
  }

  /** Plans again once the person has changed. */
  async #change(changed: Promise<void>): Promise<void> {
    await changed;
    await this.#plan();
  }

  #fieldOf(row: string): FieldDescriptor {
    const target = this.#fields.find(({ field }) => field.id === row);
    if (!target) throw new Error('The field has left the page.');
    return target.field;
  }

  #forgetFill(): void {
    this.#reports = new Map();
    this.#view.show({ summary: null, canUndo: false });
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
