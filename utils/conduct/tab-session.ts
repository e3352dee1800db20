import { chunkSize, type PersonaSummary, type Phase, type PopupRequest, type TabState } from '../messages';
import type { FieldDescriptor, FieldId, ReportEntry } from '../pipeline';
import { fieldKey, type Mode, type Override, type PlanContext } from '../plan/context';
import type { Kind } from '../plan/kinds';
import { parseSeed } from '../plan/seed';
import { valueOfKind } from '../plan/value-of-kind';
import { FrameGone, FrameSilent, Stopped } from './answering';
import { Fill, wholePage, type FillScope } from './fill';
import { troubleSentence } from './page-trouble';
import {
  fingerprint,
  isRefill,
  meet,
  withEdit,
  withFilled,
  withoutRerolls,
  type Encounter,
  type TabMemory,
} from './person-memory';
import { planTab } from './plan-tab';
import { readTab, topDocument, type TabReading } from './read-tab';
import { fieldRow, personaSummary, type TabField } from './rows';
import type { SessionServices } from './session-services';

type Request = Exclude<PopupRequest, { do: 'open' }>;

/**
 * One tab's way from reading to undo. Requests run one after the other, `cancel` at once.
 * All of it can be rebuilt from the page and the stored memory: the worker may sleep between two requests.
 */
export class TabSession {
  readonly #services: SessionServices;
  #queue: Promise<void> = Promise.resolve();
  #phase: Phase = 'reading';
  #trouble = '';
  #lockedSeed = '';
  #memory: TabMemory | null = null;
  #context: PlanContext | null = null;
  #reading: TabReading | null = null;
  #fields: readonly TabField[] = [];
  #reports: ReadonlyMap<FieldId, ReportEntry> = new Map();
  #summary: TabState['summary'] = null;
  #fill: Fill | null = null;
  #found = 0;
  #fillable = 0;
  #persona: PersonaSummary | null = null;
  #canUndo = false;
  #isStepping = false;
  #stop = new AbortController();
  #rowsShown = chunkSize;

  constructor(services: SessionServices) {
    this.#services = services;
  }

  /** Reads the page and shows what a fill would do; while a fill runs, shows how far it is. */
  open(): Promise<void> {
    this.#rowsShown = chunkSize;
    if (this.#fill) {
      this.#publishState();
      this.#publishRows(0);
      return Promise.resolve();
    }
    return this.#enqueue(() => this.#read());
  }

  /** Carries out what the person asks for in the popup; resolves when it is done. Problems are published, not thrown. */
  request(request: Request): Promise<void> {
    if (request.do !== 'cancel') return this.#enqueue(() => this.#carryOut(request));
    this.#cancel();
    return Promise.resolve();
  }

  /** Stops what runs now and drops what waits behind it. */
  #cancel(): void {
    this.#stop.abort(new Stopped());
    this.#stop = new AbortController();
    this.#fill?.cancel();
    if (this.#phase !== 'undoing') return;
    for (const { frameId } of this.#reading?.frames ?? [])
      void this.#services.link.call(frameId, 'agent/cancel', {}).catch(() => undefined);
  }

  /**
   * Reads the page afresh and fills the fields in scope: what menus and shortcuts do.
   * @param scopeOf asked once the page is read
   * @param mode for this fill alone; the tab's own if left out
   */
  fillScope(scopeOf: () => FillScope | Promise<FillScope>, mode?: Mode): Promise<void> {
    return this.#enqueue(async () => {
      await this.#read();
      const scope = await scopeOf();
      const { mode: own } = this.#met();
      if (mode) await this.#remember({ ...this.#met(), mode });
      await this.#fillNow(scope);
      if (mode) await this.#remember({ ...this.#met(), mode: own });
    });
  }

  /** Inserts the current person's value of a kind at the caret of a frame. */
  insert(kind: Kind, frameId: number): Promise<void> {
    return this.#enqueue(async () => {
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
        return this.#publishRows(request.from);
      case 'new-person':
        return this.#become(this.#services.newSeed());
      case 'set-seed':
        return this.#become(parseSeed(request.seed));
      case 'set-lock':
        this.#lockedSeed = request.locked ? this.#met().seed : '';
        await this.#services.saveLock(this.#lockedSeed);
        return this.#publishState();
      case 'set-mode':
        return this.#remember({ ...this.#met(), mode: request.mode });
      case 'override':
        return this.#override(this.#fieldOf(request.row), request.override);
      case 'forget-kind':
        return this.#rememberForSite(this.#fieldOf(request.row), null);
    }
  }

  async #read(): Promise<void> {
    if (!this.#reading) this.#move('reading');
    const { link } = this.#services;
    const reading = await readTab(link, (found) => this.#progress(found), this.#stop.signal);
    if (reading.document !== this.#reading?.document) this.#forgetFill();
    this.#reading = reading;
    this.#lockedSeed = await this.#services.loadLock();
    const known = this.#memory ?? (await this.#services.loadMemory());
    this.#memory = meet(known, await this.#encounter(reading), this.#services.newSeed);
    await this.#services.saveMemory(this.#memory);
    await this.#plan();
    this.#summary = null;
    this.#move('ready');
  }

  /** Plans again over what was read last, and shows it. */
  async #plan(): Promise<void> {
    if (!this.#reading) return;
    const { context, fields } = await planTab(this.#reading, this.#met(), this.#services);
    this.#context = context;
    this.#fields = fields;
    this.#found = fields.length;
    this.#fillable = fields.filter(({ entry }) => entry.value !== null).length;
    this.#persona = personaSummary(context);
    this.#publishRows(0);
  }

  async #fillNow(scope: FillScope): Promise<void> {
    if (!this.#reading || this.#phase === 'blocked' || (await this.#hasLeft())) await this.#read();
    const before = await this.#encounter(this.#reading!, scope);
    if (isRefill(this.#met(), before)) await this.#become(this.#services.newSeed());
    const fill = new Fill(this.#services.link, scope);
    this.#fill = fill;
    this.#summary = null;
    this.#reports = fill.reports;
    this.#move('filling');
    try {
      await fill.run(this.#fields, {
        onProgress: () => this.#step(),
        onSilence: () => this.#services.publish({ is: 'problem', text: busyPage }),
        readAgain: (signal) => this.#readAgain(signal),
      });
    } finally {
      this.#fill = null;
    }
    this.#canUndo = true;
    this.#summary = fill.summary;
    const after = await this.#encounter(this.#reading!, scope);
    this.#memory = withFilled(withFilled(this.#met(), before.fingerprint), after.fingerprint);
    await this.#services.saveMemory(this.#memory);
    this.#services.badge(String(fill.summary.filled));
    this.#publishRows(0);
    this.#move(fill.isCancelled ? 'stopped' : 'filled');
    this.#noteLoss();
  }

  /** Whether another page stands where the one was that has been read. */
  async #hasLeft(): Promise<boolean> {
    const hello = this.#services.link.call(0, 'agent/hello', {}, { signal: this.#stop.signal });
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
    if (reasons.has('page-left')) this.#services.publish({ is: 'problem', text: pageLeft });
    else if (reasons.has('frame-silent')) this.#services.publish({ is: 'problem', text: pageSilent });
  }

  async #readAgain(signal: AbortSignal): Promise<readonly TabField[]> {
    this.#reading = await readTab(this.#services.link, () => undefined, signal);
    await this.#plan();
    return this.#fields;
  }

  async #undo(): Promise<void> {
    if (!this.#reading) await this.#read();
    this.#move('undoing');
    const frames = await this.#services.link.frames();
    const { signal } = this.#stop;
    for (const { frameId } of frames) await this.#services.link.call(frameId, 'agent/undo', {}, { signal });
    this.#forgetFill();
    this.#services.badge('');
    this.#reading = await readTab(this.#services.link, () => undefined);
    await this.#plan();
    this.#move('undone');
  }

  async #become(seed: string): Promise<void> {
    if (this.#lockedSeed) await this.#services.saveLock((this.#lockedSeed = seed));
    await this.#remember(withoutRerolls({ ...this.#met(), seed, filled: [] }));
  }

  #fieldOf(row: string): FieldDescriptor {
    const target = this.#fields.find(({ field }) => field.id === row);
    if (!target) throw new Error('The field has left the page.');
    return target.field;
  }

  async #override(field: FieldDescriptor, override: Override | null): Promise<void> {
    const isEdit = override?.do === 'text' || override?.do === 'reroll';
    const edited = Object.hasOwn(this.#met().edits, field.id);
    if (isEdit) return this.#remember(withEdit(this.#met(), field.id, override));
    this.#memory = withEdit(this.#met(), field.id, null);
    if (override === null && edited) return this.#remember(this.#memory);
    return this.#rememberForSite(field, override);
  }

  async #rememberForSite(field: FieldDescriptor, override: Override | null): Promise<void> {
    const { host } = await this.#services.address();
    await this.#services.remember(host, fieldKey(field), override);
    await this.#remember(this.#met());
  }

  async #remember(memory: TabMemory): Promise<void> {
    this.#memory = memory;
    await this.#services.saveMemory(memory);
    await this.#plan();
    this.#publishState();
  }

  async #encounter(reading: TabReading, scope: FillScope = wholePage): Promise<Encounter> {
    const { origin, pathname } = await this.#services.address();
    const fillable = reading.found.filter((found) => found.field.leave === null && scope(found));
    return {
      origin,
      document: reading.document,
      fingerprint: fingerprint(
        pathname,
        fillable.map(({ field }) => fieldKey(field)),
      ),
      hasOurs: fillable.some(({ field }) => field.state === 'ours'),
      lockedSeed: this.#lockedSeed,
    };
  }

  #met(): TabMemory {
    if (!this.#memory) throw new Error('The page has not been read yet.');
    return this.#memory;
  }

  #forgetFill(): void {
    this.#summary = null;
    this.#reports = new Map();
    this.#canUndo = false;
  }

  /** One after the other; what goes wrong becomes a sentence and the queue goes on. */
  #enqueue(work: () => Promise<void> | void): Promise<void> {
    const { signal } = this.#stop;
    this.#queue = this.#queue
      .then(() => (signal.aborted ? undefined : work()))
      .catch((error: unknown) => this.#fail(error));
    return this.#queue;
  }

  #fail(error: unknown): void {
    if (error instanceof Stopped) return this.#move(this.#reading ? 'ready' : 'stopped');
    if (error instanceof FrameSilent) this.#comeBack();
    const text = troubleSentence(error);
    this.#services.warn(text);
    if (this.#reading && this.#phase !== 'reading') {
      this.#services.publish({ is: 'problem', text });
      this.#move(this.#summary ? 'filled' : 'ready');
    } else {
      this.#trouble = text;
      this.#reading = null;
      this.#move('blocked');
    }
  }

  /** A page that was silent is read once it is back, unless the person did something else meanwhile. */
  #comeBack(): void {
    const { signal } = this.#stop;
    const back = this.#services.link.whenBack();
    back.then(
      () => !signal.aborted && this.#phase === 'blocked' && void this.#enqueue(() => this.#read()),
      () => undefined,
    );
  }

  #progress(found: number): void {
    this.#found = found;
    if (this.#phase === 'reading') this.#step();
  }

  /** Tells how far things are, now and then. */
  #step(): void {
    if (this.#isStepping) return;
    this.#isStepping = true;
    setTimeout(() => {
      this.#isStepping = false;
      if (this.#fill || this.#phase === 'reading') this.#publishState();
    }, stepMs);
  }

  #move(phase: Phase): void {
    this.#phase = phase;
    if (phase !== 'blocked') this.#trouble = '';
    this.#publishState();
  }

  #publishState(): void {
    this.#services.publish({
      is: 'state',
      state: {
        phase: this.#phase,
        trouble: this.#trouble,
        persona: this.#persona,
        locked: this.#lockedSeed !== '',
        mode: this.#memory?.mode ?? 'realistic',
        fillable: this.#fill?.total || this.#fillable,
        found: this.#found,
        done: this.#fill?.done ?? 0,
        summary: this.#summary,
        canUndo: this.#canUndo || this.#fields.some(({ field }) => field.state === 'ours'),
        unreachable: this.#reading?.unreachable ?? [],
      },
    });
  }

  #publishRows(from: number): void {
    this.#rowsShown = Math.max(this.#rowsShown, from + chunkSize);
    const rows = this.#fields.slice(from, from === 0 ? this.#rowsShown : from + chunkSize);
    this.#services.publish({
      is: 'rows',
      from,
      rows: rows.map((field) => fieldRow(field, this.#reports.get(field.field.id) ?? null)),
      total: this.#fields.length,
    });
  }
}

/** Milliseconds between two states on the way; the popup draws no faster. */
const stepMs = 60;
const pageLeft = 'The page went elsewhere while it was being filled.';
const pageSilent = 'A part of the page stopped answering; its fields were left.';
const busyPage = 'The page does not answer: it is busy, or shows a dialog. Filling goes on when it is back.';
