import type { Insertable } from '../../insertables/insertable';
import type { AgentCommand } from '../../messages/announcements';
import type { PopupRequest } from '../../messages/popup';
import { AgentFaults } from '../frames/agent-faults';
import { AgentFailed, FrameSilent, Stopped } from '../frames/answering';
import { FillKeeper } from '../filling/fill-keeper';
import { PageTeller } from '../toolbar/page-teller';
import { problemText } from '../toolbar/problem-text';
import { Outline } from '../page/outline';
import { SessionQueue } from '../session/session-queue';
import type { SessionServices } from '../session/session-services';
import { SessionView } from '../session/session-view';
import { TabCommands, type PageCommand } from './tab-commands';
import { TabFiller } from './tab-filler';
import { TabForm } from '../page/tab-form';
import { TabInserter } from './tab-inserter';
import { TabPage } from './tab-page';
import { TabPerson } from './tab-person';
import { TabRequests } from './tab-requests';
import { Trouble } from '../frames/trouble';
import { UndoableFills } from '../filling/undoable-fills';
import { withTimeout } from '../waiting/with-timeout';

/**
 * Milliseconds that who stopped a fill waits for its first fields to be taken back, before it is said that nothing has
 * changed: longer than a page that does not answer is waited for. That it stops is said meanwhile.
 */
const patience = 8_000;

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
  readonly #outline: Outline;
  readonly #teller: PageTeller;
  readonly #requests: TabRequests;
  readonly #commands: TabCommands;
  readonly #queue = new SessionQueue((error) => this.#fail(error));
  /** Several frames may change at once. */
  #isToLookAgain = false;

  constructor(given: SessionServices) {
    const faults = new AgentFaults(given.unexpected);
    const services = { ...given, link: faults.noting(given.link) };
    this.#services = services;
    this.#person = new TabPerson(services);
    this.#form = new TabForm(services.say);
    this.#view = new SessionView(this.#form, (event) => services.publish(event));
    this.#outline = new Outline(services.link, this.#form);
    const parts = {
      services,
      faults,
      form: this.#form,
      view: this.#view,
      person: this.#person,
      undoable: new UndoableFills(),
      keeper: new FillKeeper((record) => services.saveFill(record)),
      lookAgain: () => void this.lookAgain(),
      signal: () => this.#queue.signal,
    };
    this.#page = new TabPage(parts);
    this.#filler = new TabFiller(parts, this.#page);
    this.#teller = new PageTeller(services);
    const all = {
      ...parts,
      page: this.#page,
      filler: this.#filler,
      inserter: new TabInserter(parts, this.#page),
      outline: this.#outline,
      teller: this.#teller,
    };
    this.#requests = new TabRequests(all);
    this.#commands = new TabCommands(all);
  }

  /**
   * Reads the page and shows what a fill would do; while a fill runs, shows how far it is.
   * @param isFollowed whether another view shows the tab: what it shows stays while the page is read again
   */
  open({ isFollowed = false } = {}): Promise<void> {
    if (this.#filler.isFilling) {
      this.#view.again();
      return Promise.resolve();
    }
    if (isFollowed && this.#page.reading) {
      this.#view.again();
      return this.pageChanged();
    }
    this.#view.clear();
    return this.#queue.add(async () => {
      await this.#page.read();
      if (!(await this.#person.isModeShown())) this.#services.badge(null, this.#person.mode);
    });
  }

  /** The tab may show another page: what is shown of the one before holds no longer. A fill is let end first. */
  pageChanged(): Promise<void> {
    return this.#queue.add(async () => {
      await this.#page.follow();
      this.#filler.recount();
    });
  }

  /** The last popup was closed: nothing of it stays on the page. */
  closed(): void {
    this.#outline.show(null);
  }

  /** Carries out what the person asks for in the popup; resolves when it is done. Problems are published, not thrown. */
  request(request: Exclude<PopupRequest, { do: 'open' }>): Promise<void> {
    switch (request.do) {
      case 'cancel':
        this.#filler.cancel();
        this.#view.stopping();
        this.#queue.stop();
        return Promise.resolve();
      case 'fill':
        this.#filler.ahead();
        return this.#queue.add(
          () => this.#requests.carryOut(request),
          () => this.#stopped(),
        );
      case 'apply-changes':
        return this.#queue.add(
          () => this.#requests.carryOut(request),
          () => this.#stopped(),
        );
      case 'highlight':
        this.#outline.show(this.#filler.isFilling ? null : request.row);
        return Promise.resolve();
      default:
        return this.#queue.add(() => this.#requests.carryOut(request));
    }
  }

  /**
   * Reads the page afresh and carries out a menu's or shortcut's command: nothing beyond its words. The page says what
   * became of it.
   * @param commandOf asked once the page is read
   */
  command(commandOf: () => PageCommand | Promise<PageCommand>): Promise<void> {
    return this.#queue.add(() => this.#commands.carryOut(commandOf));
  }

  /** A page opened on a site that is filled in by itself, by somebody who chose so. The page says what became of it. */
  opened(): Promise<void> {
    return this.#queue.add(() => this.#commands.opened());
  }

  /** Fills the page with a scenario of its site. @param id null for the one in use, else the one that has most for it */
  play(id: string | null): Promise<void> {
    return this.#queue.add(() => this.#commands.play(id));
  }

  /** Takes the latest fill back, by shortcut or from the page's own notice, which says what became of it. */
  undo(): Promise<void> {
    return this.#queue.add(() => this.#commands.undo());
  }

  /** Inserts the current person's value, an entry of the catalogue or one of their own, at the caret of a frame. */
  insert(what: Insertable, frameId: number): Promise<void> {
    return this.#queue.add(() => this.#commands.insert(what, frameId));
  }

  /** Does what a page agent asks for. */
  obey(command: AgentCommand['command']): Promise<void> {
    switch (command) {
      case 'undo':
        return this.undo();
      case 'stop':
        return this.request({ do: 'cancel' });
      case 'look-again':
        return this.lookAgain();
    }
  }

  /**
   * What a view shows that stays open may no longer hold: the page has changed, or elsewhere somebody was locked or let go.
   * What the toolbar button and the page itself say of a fill is mended without a view as well. Nobody asked: a page that
   * is leaving just now is no trouble.
   */
  async lookAgain(): Promise<void> {
    if (this.#isToLookAgain) return;
    this.#isToLookAgain = true;
    await this.#queue.add(async () => {
      this.#isToLookAgain = false;
      if (!this.#page.reading) return;
      const isOther = await this.#filler.lookAgain();
      if (isOther) await this.#teller.correct();
      if (!this.#services.isWatched() && (isOther || this.#view.state.phase !== 'filled')) return;
      await this.#page.refresh().catch((error: unknown) => {
        if (!(error instanceof Trouble)) throw error;
      });
      if (this.#filler.recount()) await this.#teller.correct();
    });
  }

  async #fail(error: unknown): Promise<void> {
    if (error instanceof Stopped) return this.#stopped();
    void this.#filler.abandon();
    const { reading } = this.#page;
    if (error instanceof FrameSilent) this.#comeBack();
    if (!(error instanceof Trouble || error instanceof AgentFailed)) this.#services.unexpected(error);
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
