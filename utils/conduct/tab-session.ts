import type { Insertable } from '../catalogue/insertable';
import type { RuleReach } from '../settings/row-rule';
import type { Saving } from '../settings/scenario';
import { valueProblemText } from '../value-problem-text';
import type { PageNotice } from '../messages/agent';
import type { AgentCommand } from '../messages/announcements';
import type { PopupRequest } from '../messages/popup';
import { isMeant, type FieldDescriptor } from '../pipeline';
import type { Kind } from '../plan/kinds';
import type { PersonTraits, PinSpec } from '../plan/persona/traits';
import { pinProblem } from '../plan/pin-problem';
import { valueSample } from '../plan/plan';
import type { Rule } from '../plan/rules/rule';
import { labelsBeside } from '../plan/rules/other-fields';
import type { DrawnSpec } from '../plan/value-language/value-spec';
import { FrameSilent, Stopped } from './answering';
import { wholePage, type FillScope } from './fill';
import { FillKeeper } from './fill-keeper';
import { fillNotice, insertedNotice, insertingNotice, openedNotice, scenarioNotice, undoNotice } from './notices';
import { Outline } from './outline';
import { doOnPage, problemText, tellOnPage } from './page-notice';
import type { Command } from './plan-tab';
import type { TabField } from './rows';
import { withFaker } from './rule-set';
import { isElsewhere, saveScenario, scenarioToPlay } from './scenarios-here';
import { SessionQueue } from './session-queue';
import type { SessionServices } from './session-services';
import { SessionView } from './session-view';
import { TabFiller } from './tab-filler';
import { TabForm } from './tab-form';
import { TabInserter } from './tab-inserter';
import { TabPage } from './tab-page';
import { TabPerson } from './tab-person';
import { tryRule } from './try-rule';
import { Trouble } from './trouble';
import { UndoableFills } from './undoable-fills';
import { withTimeout } from './with-timeout';

/** What a menu item or shortcut asks for. */
export interface PageCommand extends Command {
  readonly scope: FillScope;
}

/**
 * Milliseconds that who stopped a fill waits for its first fields to be taken back, before it is said that nothing has
 * changed: longer than a page that does not answer is waited for. That it stops is said meanwhile.
 */
const patience = 8_000;

type Request = Exclude<PopupRequest, { do: 'open' }>;

/**
 * One tab's way from reading to undo: what popup, menus and shortcuts ask for. Requests run one after the other,
 * `cancel` at once. All of it can be rebuilt from the page and the stored memory: the worker may sleep between two
 * requests.
 */
export class TabSession {
  readonly #services: SessionServices;
  readonly #form: TabForm;
  readonly #view: SessionView;
  readonly #person: TabPerson;
  readonly #page: TabPage;
  readonly #filler: TabFiller;
  readonly #inserter: TabInserter;
  readonly #outline: Outline;
  readonly #queue = new SessionQueue((error) => this.#fail(error));
  /** Several frames may change at once. */
  #isToLookAgain = false;

  constructor(services: SessionServices) {
    this.#services = services;
    this.#person = new TabPerson(services);
    this.#form = new TabForm(services.say);
    this.#view = new SessionView(this.#form, (event) => services.publish(event));
    this.#outline = new Outline(services.link, this.#form);
    const parts = {
      services,
      form: this.#form,
      view: this.#view,
      person: this.#person,
      undoable: new UndoableFills(),
      keeper: new FillKeeper((record) => services.saveFill(record)),
      signal: () => this.#queue.signal,
    };
    this.#page = new TabPage(parts);
    this.#filler = new TabFiller(parts, this.#page);
    this.#inserter = new TabInserter(parts, this.#page);
  }

  /** Reads the page and shows what a fill would do; while a fill runs, shows how far it is. */
  open(): Promise<void> {
    if (this.#filler.isFilling) {
      this.#view.again();
      return Promise.resolve();
    }
    this.#view.clear();
    return this.#queue.add(async () => {
      await this.#page.read();
      if (!(await this.#isModeShown())) this.#services.badge(null, this.#person.mode);
    });
  }

  /** The tab may show another page: what is shown of the one before holds no longer. A fill is let end first. */
  pageChanged(): Promise<void> {
    return this.#queue.add(() => this.#page.follow());
  }

  /** The last popup was closed: nothing of it stays on the page. */
  closed(): void {
    this.#outline.show(null);
  }

  /** Carries out what the person asks for in the popup; resolves when it is done. Problems are published, not thrown. */
  request(request: Request): Promise<void> {
    switch (request.do) {
      case 'cancel':
        this.#view.stopping();
        this.#queue.stop();
        this.#filler.cancel();
        return Promise.resolve();
      case 'fill':
        this.#filler.ahead();
        return this.#queue.add(
          () => this.#carryOut(request),
          () => this.#stopped(),
        );
      case 'apply-changes':
        return this.#queue.add(
          () => this.#carryOut(request),
          () => this.#stopped(),
        );
      case 'highlight':
        this.#outline.show(this.#filler.isFilling ? null : request.row);
        return Promise.resolve();
      default:
        return this.#queue.add(() => this.#carryOut(request));
    }
  }

  /**
   * Reads the page afresh and carries out a menu's or shortcut's command: nothing beyond its words. The page says what
   * became of it.
   * @param commandOf asked once the page is read
   */
  command(commandOf: () => PageCommand | Promise<PageCommand>): Promise<void> {
    return this.#onPage(async () => {
      await this.#page.read();
      const { siteMode } = this.#person.memory;
      if (this.#person.mode !== siteMode && !(await this.#isModeShown())) await this.#person.setMode(siteMode);
      const { scope, ...command } = await commandOf();
      const isRefill = !command.only && (await this.#person.isRefill(this.#page.reading!, scope));
      if (isRefill) await this.#person.renew();
      if (command.always) await this.#ruleFields(command);
      const fill = await this.#page.under(command, () => this.#fill(scope));
      const always = command.always && command.as ? command.as : null;
      return fillNotice(fill, { mode: command.mode ?? this.#person.mode, always }, this.#services.say);
    });
  }

  /**
   * Whether who sees the toolbar button knows the tab's mode. After a visit to another site (Firefox: to another page)
   * the browser has cleared the button, and tells nobody when the tab is back: a command then believes the button.
   */
  async #isModeShown(): Promise<boolean> {
    return this.#person.mode === 'realistic' || this.#services.showsMode(this.#person.mode);
  }

  /** A page opened on a site that is filled in by itself, by somebody who chose so. The page says what became of it. */
  opened(): Promise<void> {
    return this.#onPage(async () => {
      const { auto, off } = (await this.#services.settings()).site;
      if (!auto || off) return null;
      // One of several sites that a pattern means.
      if (auto.is === 'scenario' && (await isElsewhere(auto.scenario, this.#services))) return null;
      await this.#page.read();
      if (auto.is === 'scenario') await this.#play(auto.scenario, { keepsEdits: true });
      if (this.#form.fields.some(({ entry }) => isMeant(entry))) {
        // Said whatever the settings say of notices: nobody asked for this fill just now.
        await tellOnPage(this.#services, openedNotice(await this.#fill(wholePage), this.#services.say));
      }
      return null;
    });
  }

  /** Fills the page with a scenario of its site. @param id null for the one in use, else the one that has most for it */
  play(id: string | null): Promise<void> {
    return this.#onPage(async () => {
      await this.#page.read();
      await this.#play(id, { keepsEdits: false });
      const { scenario, mode } = this.#view.state;
      return scenarioNotice(await this.#fill(wholePage), { scenario: scenario!, mode }, this.#services);
    });
  }

  async #play(id: string | null, how: { readonly keepsEdits: boolean }): Promise<void> {
    const { scenario: inUse } = this.#person.memory;
    const played = await scenarioToPlay(id, { inUse, reading: this.#page.reading! }, this.#services);
    await this.#change(this.#person.setScenario(played, how));
  }

  /** Makes a rule of what a command says of single fields. */
  async #ruleFields({ only, as }: Command): Promise<void> {
    const named = this.#page.reading!.found.filter((found) => only?.(found));
    for (const { field } of named) if (as) await this.#person.overrideForSite(field, { do: 'kind', kind: as });
  }

  /** Takes the latest fill back, by shortcut or from the page's own notice, which says what became of it. */
  undo(): Promise<void> {
    const { say, sayCounted } = this.#services;
    return this.#onPage(async () => undoNotice(await this.#filler.undo(), say, sayCounted));
  }

  /** Does what a page agent asks for. */
  obey(command: AgentCommand['command']): Promise<void> {
    switch (command) {
      case 'undo':
        return this.undo();
      case 'stop':
        return this.request({ do: 'cancel' });
      case 'look-again':
        return this.#lookAgain();
    }
  }

  /** The page has changed under a view that stays open. Nobody asked: a page that is leaving just now is no trouble. */
  async #lookAgain(): Promise<void> {
    if (this.#isToLookAgain) return;
    this.#isToLookAgain = true;
    await this.#queue.add(async () => {
      this.#isToLookAgain = false;
      if (!this.#services.isWatched() || !this.#page.reading) return;
      await this.#page.refresh().catch((error: unknown) => {
        if (!(error instanceof Trouble)) throw error;
      });
    });
  }

  /** Inserts the current person's value, an entry of the catalogue or one of their own, at the caret of a frame. */
  insert(what: Insertable, frameId: number): Promise<void> {
    return this.#onPage(async () => {
      let total = 0;
      await this.#inserter.insert(what, frameId, ({ done, of }) => {
        total = of;
        if (done === 0) void tellOnPage(this.#services, insertingNotice(of, this.#services.say));
      });
      return total > 0 ? insertedNotice(total, this.#services.say) : null;
    });
  }

  #onPage(work: () => Promise<PageNotice | null>): Promise<void> {
    return this.#queue.add(() => doOnPage(this.#services, work));
  }

  #fill(scope: FillScope) {
    this.#outline.show(null);
    return this.#filler.fill(scope);
  }

  /** A popup that was closed meanwhile, as a page's own dialogs do, leaves it to the page to say what became of the fill. */
  async #fillPage(): Promise<void> {
    const fill = await this.#fill(wholePage);
    const { isWatched, settings, say } = this.#services;
    if (isWatched() || !(await settings()).notice) return;
    await tellOnPage(this.#services, fillNotice(fill, { mode: this.#person.mode }, say));
  }

  async #carryOut(request: Exclude<Request, { do: 'cancel' | 'highlight' }>): Promise<void> {
    switch (request.do) {
      case 'fill':
        return this.#fillPage();
      case 'undo':
        return void (await this.#filler.undo());
      case 'refresh':
        return this.#page.refresh();
      case 'rows':
        return this.#view.rows(request.from);
      case 'narrow':
        this.#form.narrow(request);
        return this.#view.list();
      case 'insert':
        return this.#insertAtCaret(request.id);
      case 'details':
        return this.#tellDetails(request.row);
      case 'sample':
        return this.#tellSample(request.row, request.value);
      case 'try':
        return this.#try(request.rule);
      case 'kind-samples':
        return this.#tellSamples();
      case 'apply-changes':
        this.#outline.show(null);
        return this.#filler.applyChanges();
      case 'new-person':
        return this.#change(this.#person.renew());
      case 'set-seed':
        return this.#change(this.#person.setSeed(request.seed));
      case 'choose-person':
        return this.#change(this.#person.choose(request.id));
      case 'set-traits':
        return this.#setTraits(request.traits);
      case 'pin':
        return this.#pin(request.kind, request.value);
      case 'turn-site':
        return this.#change(this.#person.turnSite());
      case 'use-scenario':
        return this.#change(this.#person.setScenario(request.id, { keepsEdits: request.id === '' }));
      case 'turn-scenario': {
        const id = request.id === this.#person.memory.scenario ? '' : request.id;
        return this.#change(this.#person.setScenario(id, { keepsEdits: id === '' }));
      }
      case 'save-scenario':
        return this.#saveScenario(request);
      case 'turn-lock':
        await this.#person.turnLock(this.#person.memory.home || (this.#page.context?.locale.tag ?? ''));
        return this.#view.show({ locked: this.#person.isLocked });
      case 'set-mode':
        await this.#change(this.#person.setMode(request.mode));
        return this.#services.badge(null, request.mode);
      case 'override':
        return this.#change(this.#person.override(this.#page.rowField(request.row).field, request.override));
      case 'reroll':
        return this.#change(this.#person.reroll(this.#page.rowField(request.row).field));
      case 'turn-skip': {
        const { field, override } = this.#page.rowField(request.row);
        return this.#change(this.#person.override(field, override?.do === 'skip' ? null : { do: 'skip' }));
      }
      case 'sweep':
        this.#outline.show(null);
        return this.#filler.sweep(request.step);
      case 'rule':
        return this.#rule(this.#page.rowField(request.row), request.reach);
      case 'forget-kind':
        return this.#change(this.#person.overrideForSite(this.#page.rowField(request.row).field, null));
    }
  }

  async #rule(field: TabField, reach: RuleReach): Promise<void> {
    const problem = await this.#person.ruleRow(field, reach);
    if (problem) this.#view.problem(valueProblemText(problem.code, problem.piece));
    await this.#page.plan();
  }

  /** What was just saved is in use from now on: the rows stay as they are. */
  async #saveScenario(saving: Saving): Promise<void> {
    const isOfPage = saving.from === 'page';
    if (isOfPage) await this.#page.refresh();
    const id = await saveScenario(this.#form, saving, this.#services);
    await this.#change(this.#person.setScenario(id, { keepsEdits: !isOfPage }));
  }

  async #setTraits(traits: Partial<PersonTraits>): Promise<void> {
    const email = traits.email ? ({ is: 'template', text: traits.email } as const) : null;
    if (!this.#cannotBe('email', email)) await this.#change(this.#person.setTraits(traits));
  }

  async #pin(kind: Kind, value: PinSpec | null): Promise<void> {
    if (!this.#cannotBe(kind, value)) await this.#change(this.#person.pin(kind, value));
  }

  /** Whether the person can't have such a value; says why. */
  #cannotBe(kind: Kind, value: PinSpec | null): boolean {
    const { context } = this.#page;
    const problem = value && context && pinProblem(kind, value, context);
    if (problem) this.#view.problem(valueProblemText(problem.code, problem.piece));
    return problem !== null;
  }

  #tellDetails(row: string): void {
    const { field, entry } = this.#page.rowField(row);
    const labels = labelsBeside(field, this.#descriptors);
    this.#view.answer({ is: 'details', row, details: { control: field, value: entry.value, labels } });
  }

  async #tellSample(row: string, value: DrawnSpec): Promise<void> {
    const { field } = this.#page.rowField(row);
    const context = await withFaker(this.#page.context!, value, this.#services);
    const made = valueSample(this.#descriptors, context, { field, value });
    this.#view.answer({ is: 'sample', sample: { row, value, made } });
  }

  async #try(rule: Rule): Promise<void> {
    const trial = await tryRule(rule, await this.#page.meet(), this.#services, this.#person);
    this.#view.answer({ is: 'tried', trial });
  }

  get #descriptors(): FieldDescriptor[] {
    return this.#form.fields.map(({ field }) => field);
  }

  async #insertAtCaret(id: string): Promise<void> {
    await this.#inserter.insertAtCaret(id, (progress) => this.#view.answer({ is: 'inserting', progress }));
    this.#view.answer({ is: 'inserted', id });
  }

  async #tellSamples(): Promise<void> {
    const samples = await this.#inserter.samples();
    if (samples) this.#view.answer(samples);
  }

  /** Plans again once the person has changed. */
  async #change(changed: Promise<void>): Promise<void> {
    await changed;
    await this.#page.plan();
  }

  async #fail(error: unknown): Promise<void> {
    if (error instanceof Stopped) return this.#stopped();
    void this.#filler.abandon();
    const { reading } = this.#page;
    if (error instanceof FrameSilent) this.#comeBack();
    if (!(error instanceof Trouble)) this.#services.unexpected(error);
    const text = problemText(error, this.#services.say);
    this.#services.warn(text);
    const { phase } = this.#view.state;
    if (reading && phase !== 'reading') {
      this.#view.problem(text);
      this.#view.show({ phase: phase === 'filling' || phase === 'undoing' ? 'ready' : phase });
    } else {
      this.#page.forget();
      this.#view.clear();
      const lacksAccess = error instanceof Trouble && error.code === 'no-access';
      this.#view.show({ phase: 'blocked', trouble: text, lacksAccess });
    }
  }

  /**
   * Stopped before anything was written, but for what was begun ahead. After an undo, whose page is read once more, it
   * can't be said that nothing has changed.
   */
  async #stopped(): Promise<void> {
    await withTimeout(this.#filler.abandon(), patience, new FrameSilent()).catch(() => undefined);
    this.#view.show({ phase: this.#view.state.phase === 'undoing' ? 'ready' : 'stopped', summary: null });
  }

  /** A page that was silent is read once it is back, unless the person did something else meanwhile. */
  #comeBack(): void {
    const { signal } = this.#queue;
    const isWaited = () => !signal.aborted && this.#view.state.phase === 'blocked';
    this.#services.link.whenBack().then(
      () => void (isWaited() && this.#queue.add(() => this.#page.read())),
      () => undefined,
    );
  }
}
