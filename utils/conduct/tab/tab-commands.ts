/** What is asked for on the page itself: by menus, shortcuts, a page agent's notice, or by a site that is opened. */
import type { Insertable } from '../../insertables/insertable';
import { isMeant } from '../../plan/plan-entry';
import { wholePage, type FillScope } from '../filling/fill';
import type { Outline } from '../page/outline';
import type { TabForm } from '../page/tab-form';
import type { Command } from '../planning/plan-tab';
import { isElsewhere, scenarioToPlay } from '../planning/scenarios-here';
import type { SessionServices } from '../session/session-services';
import type { SessionView } from '../session/session-view';
import {
  fillNotice,
  insertedNotice,
  insertingNotice,
  openedNotice,
  scenarioNotice,
  undoNotice,
} from '../toolbar/notices';
import type { PageTeller } from '../toolbar/page-teller';
import type { WorkParts } from './work-parts';
import type { TabFiller } from './tab-filler';
import type { TabInserter } from './tab-inserter';
import type { TabPage } from './tab-page';
import type { TabPerson } from './tab-person';

/** What a menu item or shortcut asks for. */
export interface PageCommand extends Command {
  readonly scope: FillScope;
}

/** Carries out the commands of one tab, each to its end; the page says what became of it. */
export class TabCommands {
  readonly #services: SessionServices;
  readonly #form: TabForm;
  readonly #view: SessionView;
  readonly #person: TabPerson;
  readonly #page: TabPage;
  readonly #filler: TabFiller;
  readonly #inserter: TabInserter;
  readonly #outline: Outline;
  readonly #teller: PageTeller;

  constructor({ services, form, view, person, page, filler, inserter, outline, teller }: WorkParts) {
    this.#services = services;
    this.#form = form;
    this.#view = view;
    this.#person = person;
    this.#page = page;
    this.#filler = filler;
    this.#inserter = inserter;
    this.#outline = outline;
    this.#teller = teller;
  }

  /**
   * Reads the page afresh and carries out a menu's or shortcut's command: nothing beyond its words. The page says what
   * became of it.
   * @param commandOf asked once the page is read
   */
  carryOut(commandOf: () => PageCommand | Promise<PageCommand>): Promise<void> {
    return this.#teller.afterwards(async () => {
      await this.#page.read();
      const { siteMode } = this.#person.memory;
      if (this.#person.mode !== siteMode && !(await this.#person.isModeShown())) await this.#person.setMode(siteMode);
      const { scope, ...command } = await commandOf();
      const isRefill = !command.only && (await this.#person.isRefill(this.#page.reading!, scope));
      if (isRefill) await this.#person.renew();
      if (command.always) await this.#ruleFields(command);
      const fill = await this.#page.under(command, () => this.#fill(scope));
      const always = command.always && command.as ? command.as : null;
      const how = { mode: command.mode ?? this.#person.mode, always };
      return () => fillNotice(this.#filler.outcomeOf(fill), how, this.#services.say);
    });
  }

  /** A page opened on a site that is filled in by itself, by somebody who chose so. The page says what became of it. */
  opened(): Promise<void> {
    return this.#teller.afterwards(async () => {
      const { auto, off } = (await this.#services.settings()).site;
      if (!auto || off) return null;
      // One of several sites that a pattern means.
      if (auto.is === 'scenario' && (await isElsewhere(auto.scenario, this.#services))) return null;
      await this.#page.read();
      if (auto.is === 'scenario') await this.#play(auto.scenario, { keepsEdits: true });
      if (this.#form.fields.some(({ entry }) => isMeant(entry))) {
        const fill = await this.#fill(wholePage);
        // Said whatever the settings say of notices: nobody asked for this fill just now.
        await this.#teller.tell(() => openedNotice(this.#filler.outcomeOf(fill), this.#services.say));
      }
      return null;
    });
  }

  /** Fills the page with a scenario of its site. @param id null for the one in use, else the one that has most for it */
  play(id: string | null): Promise<void> {
    return this.#teller.afterwards(async () => {
      await this.#page.read();
      await this.#play(id, { keepsEdits: false });
      const { scenario, mode } = this.#view.state;
      const fill = await this.#fill(wholePage);
      return () => scenarioNotice(this.#filler.outcomeOf(fill), { scenario: scenario!, mode }, this.#services);
    });
  }

  async #play(id: string | null, how: { readonly keepsEdits: boolean }): Promise<void> {
    const { scenario: inUse } = this.#person.memory;
    const played = await scenarioToPlay(id, { inUse, reading: this.#page.reading! }, this.#services);
    await this.#person.setScenario(played, how);
    await this.#page.plan();
  }

  /** Makes a rule of what a command says of single fields. */
  async #ruleFields({ only, as }: Command): Promise<void> {
    const named = this.#page.reading!.found.filter((found) => only?.(found));
    for (const { field } of named) if (as) await this.#person.overrideForSite(field, { do: 'kind', kind: as });
  }

  /** Takes the latest fill back, by shortcut or from the page's own notice, which says what became of it. */
  undo(): Promise<void> {
    const { say, sayCounted } = this.#services;
    return this.#teller.afterwards(async () => {
      const undo = await this.#filler.undo();
      return () => undoNotice(undo.done, say, sayCounted);
    });
  }

  /** Inserts the current person's value, an entry of the catalogue or one of their own, at the caret of a frame. */
  insert(what: Insertable, frameId: number): Promise<void> {
    return this.#teller.afterwards(async () => {
      let total = 0;
      await this.#inserter.insert(what, frameId, ({ done, of }) => {
        total = of;
        if (done === 0) void this.#teller.meanwhile(insertingNotice(of, this.#services.say));
      });
      return total > 0 ? () => insertedNotice(total, this.#services.say) : null;
    });
  }

  #fill(scope: FillScope) {
    this.#outline.show(null);
    return this.#filler.fill(scope);
  }
}
