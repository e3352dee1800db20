import type { TabState } from '../../messages/tab-state';
import type { FieldId } from '../../pipeline';
import { isMeant } from '../../plan/plan-entry';
import type { PlanContext } from '../../plan/context';
import { prepareCountries } from '../../plan/country-of-page';
import { breakableRules, type BreakableRule } from '../../plan/plan';
import { FrameSilent, Stopped } from '../frames/answering';
import { LateFrames } from '../frames/late-frames';
import { askedOf } from '../planning/plan-name';
import { noCommand, planTab, type Command } from '../planning/plan-tab';
import { changedFrames, readingWith, stillThere } from '../page/read-changed';
import { LastPlan } from './last-plan';
import { ReadAhead } from './read-ahead';
import { leftOutOf, readTab, type TabReading } from '../page/read-tab';
import { recallFills, tellInterrupted } from './recall-fills';
import { personaSummary, type TabField } from '../page/rows';
import type { SessionParts } from './session-parts';
import { Trouble, troubleKey } from '../frames/trouble';
import type { Frame } from '../frames/frame-scripts';
import { readingAfter, type WrittenFields } from '../page/written';

/** How what was done last is told. */
export type Closing = Pick<TabState, 'phase' | 'summary' | 'undone'> & Partial<Pick<TabState, 'trouble'>>;
const justRead: Closing = { phase: 'ready', summary: null, undone: null };

/** The page of one tab as it was read last, and the plan for it; both are read and made anew as it changes. */
export class TabPage {
  /** What a fill may begin with while the page is still being read. */
  readonly ahead: ReadAhead;
  readonly #parts: SessionParts;
  #reading: TabReading | null = null;
  readonly #late = new LateFrames();
  #context: PlanContext | null = null;
  readonly #last: LastPlan;
  /** What the last fill did, where its page moves on: said once on the page after it. */
  #leaving: TabState['summary'] = null;
  /** Beyond what the tab is set to, while a menu's or shortcut's command is carried out. */
  #command = noCommand;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.ahead = new ReadAhead(parts);
    this.#last = new LastPlan(parts);
  }

  /** null before the page is read. */
  get reading(): TabReading | null {
    return this.#reading;
  }

  /** What the plan was made with; null before there is one. */
  get context(): PlanContext | null {
    return this.#context;
  }

  /** The command that is being carried out. */
  get command(): Command {
    return this.#command;
  }

  /** What failed in us, for a report: while the page was read, and at the last write of a field that is there. */
  get faults(): readonly string[] {
    const { faults, form } = this.#parts;
    const met = [...faults.all, ...(this.#reading?.faults ?? []), ...form.rows.map(({ detail }) => detail)];
    return [...new Set(met)].filter(Boolean);
  }

  /** All that can be broken in the form. */
  get breakable(): readonly BreakableRule[] {
    const fields = this.#parts.form.fields.map(({ field }) => field);
    return this.#context ? breakableRules(fields, this.#context) : [];
  }

  /** Reads the page and plans what was read. @param closing what is shown in the end, if it is still the same page */
  async read(closing: Closing = justRead): Promise<void> {
    const { services, faults, form, view, person, undoable } = this.#parts;
    const signal = this.#parts.signal();
    faults.clear();
    void this.#prepare().catch(() => undefined);
    const reached = this.#reach();
    this.ahead.begin(reached, this.#reading?.document ?? null);
    const onProgress = (found: number) => {
      this.ahead.known(found);
      view.step({ found });
    };
    const readFrames = (frames: readonly Frame[]) => this.#readTab(frames, onProgress, signal);
    // Both settle who fills in.
    let reading = await reached.then(readFrames).finally(() => this.ahead.end());
    const isNew = reading.document !== this.#reading?.document;
    const interrupted = isNew ? await recallFills(reading, this.#parts) : null;
    if (interrupted) reading = await readFrames(await services.link.frames());
    this.#reading = reading;
    form.check(reading);
    await person.meet(reading);
    const looked = undoable.look(services.link, reading.frames, { isJustRead: true });
    const end = isNew ? this.#arrived() : closing;
    await this.#last.show(reading, async () => ({ ...end, undo: await looked, faults: this.faults }), signal);
    const [undo] = await Promise.all([looked, this.plan(signal)]);
    this.watch();
    view.show({ ...end, undo });
    if (interrupted) await tellInterrupted(interrupted, reading, this.#parts);
    this.#late.note(services.link, this.#parts.lookAgain);
    if (reading.isPartial) view.problem(services.say(troubleKey('frame-silent')));
  }

  /** Waits for frames that are late, unless they have been for longer than those that are only slow. */
  async complete(signal: AbortSignal): Promise<void> {
    if (!(await this.#late.come(this.#parts.services.link, signal))) return;
    await this.readAgain(signal);
    this.#late.wereRead();
  }

  /** Has the page agents tell when the page changes, where somebody looks. */
  watch(): void {
    const { services } = this.#parts;
    if (!services.isWatched()) return;
    for (const { frameId } of this.#reading?.frames ?? [])
      void services.link.call(frameId, 'agent/watch', {}).catch(() => undefined);
  }

  /** What the plan of most pages takes is read while the page is: they are in the person's own language. */
  async #prepare(): Promise<void> {
    if (await this.#last.begin()) return;
    const { services } = this.#parts;
    const { language } = await services.settings();
    services.loadLocale(language === 'page' ? services.uiLanguage : language).catch(() => undefined);
    // Names of countries take the browser long to make.
    prepareCountries(services.uiLanguage.split('-')[0]!);
  }

  /** @throws Trouble where the page may not be scripted, and on a site that is to be left alone */
  async #reach(): Promise<readonly Frame[]> {
    const { services, view } = this.#parts;
    const { site } = await services.settings();
    if (site.off) {
      this.forget();
      throw new Trouble('off-here');
    }
    const frames = services.link.frames();
    if (!this.#reading) view.show({ phase: 'reading' });
    return frames;
  }

  /** What writes is put beside each field while the plan is made: where a fill follows, it need not wait for that. */
  async #readTab(
    frames: readonly Frame[],
    onProgress: (found: number) => void,
    signal: AbortSignal,
  ): Promise<TabReading> {
    const { link } = this.#parts.services;
    const reading = await readTab(link, frames, onProgress, signal);
    const open = new Set(reading.found.filter(({ field }) => field.skipReason === null).map(({ frameId }) => frameId));
    void link.readyToWrite(reading.frames.filter(({ frameId }) => open.has(frameId)));
    return reading;
  }

  /**
   * The page stays: so does what is said of the last fill or undo, while the rows tell what the page holds now. Where all
   * that was filled is gone or empty again, as at a wizard's next step, the page has moved on from the fill.
   */
  async refresh(): Promise<void> {
    const { form, view } = this.#parts;
    const { phase, summary, undone, trouble } = view.state;
    const { filled } = form;
    const isOver = phase === 'ready' || phase === 'filled' || phase === 'undone' || phase === 'stopped';
    await this.read(isOver ? { phase, summary, undone, trouble } : justRead);
    const isLost = (id: FieldId) => (form.find(id)?.field.state ?? 'empty') === 'empty';
    const isStillSaid = view.state.phase === 'filled';
    if (isStillSaid && filled.length > 0 && filled.every(isLost) && form.filled.length === 0)
      view.show({ phase: 'ready', summary });
  }

  /** The tab may show another page by now, or another view of the same one. */
  async follow(): Promise<void> {
    if (this.#reading && !(await this.hasLeft())) {
      await this.refresh();
    } else {
      this.#drop();
      this.#parts.view.clear();
      await this.read();
    }
  }

  /**
   * Reads and plans again in the middle of a fill, for fields that appeared.
   * @param since what the fill has written, and frames in which nothing else came or went: those are not read again
   */
  async readAgain(
    signal: AbortSignal,
    { still, written }: { still: ReadonlySet<number>; written: WrittenFields } = {
      still: new Set(),
      written: new Map(),
    },
  ): Promise<readonly TabField[]> {
    const before = stillThere(this.#reading!, written);
    const frames = await this.#parts.services.link.frames();
    const { changed, kept } = changedFrames(before, frames, still);
    const again = await this.#readTab(changed, () => undefined, signal);
    this.#reading = readingWith(again, before, frames, kept);
    await this.plan(signal);
    return this.#parts.form.fields;
  }

  /** Plans over what was read last, and shows it. @throws Stopped, where what was planned before stays */
  async plan(signal = this.#parts.signal()): Promise<void> {
    const reading = this.#reading;
    if (!reading) return;
    const { services, form, view, person } = this.#parts;
    const basis = await this.#last.basis();
    const { memory, stored, who } = basis;
    const planned = await planTab(reading, memory, services, { ...this.#command, stored, signal });
    const { context, fields, sweep, scenario, scenarios } = planned;
    const { unreachable } = reading;
    const silent = unreachable.length > 0 ? await services.reachable(unreachable) : [];
    this.#context = context;
    const { phase, fillable } = view.state;
    form.plan(fields, askedOf(reading, basis, this.#command), phase === 'filling');
    view.list();
    const shown = {
      persona: personaSummary(context, memory, who.saved),
      locked: who.isLocked,
      mode: person.mode,
      sweep,
      scenario,
      scenarios,
      found: fields.length,
      fillable: phase === 'filling' ? fillable : fields.filter(({ entry }) => isMeant(entry)).length,
      unreachable: unreachable.filter((origin) => !silent.includes(origin)),
      silent,
    };
    view.show({ lacksAccess: false, ...shown, leftOut: leftOutOf(reading), faults: this.faults });
    // What a command asks for beyond what the tab is set to is no plan of the tab's.
    if (services.isWatched() && phase !== 'filling' && this.#command === noCommand)
      this.#last.keep(reading, basis, form.fields, shown).catch(services.unexpected);
  }

  /** Plans and works beyond what the tab is set to, for one command alone. */
  async under<T>(command: Command, work: () => Promise<T>): Promise<T> {
    this.#command = command;
    try {
      await this.plan();
      return await work();
    } finally {
      this.#command = noCommand;
    }
  }

  /** Takes over what a fill has written, without reading the page once more. */
  wrote(written: WrittenFields): void {
    this.#last.drop().catch(this.#parts.services.unexpected);
    const reading = readingAfter(this.#reading!, written);
    this.#reading = reading;
    this.#parts.form.read(reading.found);
  }

  /** Reads the page if it has not been read, or another one stands where it was. */
  async meet(): Promise<TabReading> {
    if (!this.#reading || this.#parts.view.state.phase === 'blocked' || (await this.hasLeft())) await this.read();
    return this.#reading!;
  }

  /** Whether another page stands where the one was that has been read. */
  async hasLeft(): Promise<boolean> {
    const hello = this.#parts.services.link.call(0, 'agent/hello', {}, { signal: this.#parts.signal() });
    return hello
      .then(() => false)
      .catch((error: unknown) => {
        if (error instanceof FrameSilent || error instanceof Stopped) throw error;
        return true;
      });
  }

  /** What a fill did stays said while the page it was for moves on. */
  leavesAfter(summary: TabState['summary']): void {
    this.#leaving = summary;
  }

  #arrived(): Closing {
    const summary = this.#leaving;
    this.#leaving = null;
    return { ...justRead, summary };
  }

  /** Nothing of the page can be relied on any longer, nor is there one after it to tell anything on. */
  forget(): void {
    this.#leaving = null;
    this.#drop();
  }

  #drop(): void {
    this.#reading = null;
    this.#parts.form.clear();
  }

  /** @throws Trouble where the field has left */
  rowField(row: string): TabField {
    const field = this.#parts.form.find(row);
    if (!field) throw new Trouble('field-gone');
    return field;
  }
}
