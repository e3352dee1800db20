/** What the popup asks for, one request after the other: of the fill, the person, the rows and what stands behind them. */
import type { RuleReach } from '../../settings/row-rule';
import type { Saving } from '../../settings/scenario';
import { valueProblemText } from '../../value-problem-text';
import type { PopupRequest } from '../../messages/popup';
import type { FieldDescriptor } from '../../pipeline';
import type { Kind } from '../../kinds/kinds';
import type { PersonTraits, PinSpec } from '../../plan/persona/traits';
import { pinProblem } from '../../plan/pin-problem';
import { valueSample } from '../../plan/plan';
import type { Rule } from '../../plan/rules/rule';
import { labelsBeside } from '../../plan/rules/other-fields';
import type { DrawnSpec } from '../../plan/value-language/value-spec';
import { wholePage } from '../filling/fill';
import { fillNotice } from '../toolbar/notices';
import type { Outline } from '../page/outline';
import type { PageTeller } from '../toolbar/page-teller';
import type { TabField } from '../page/rows';
import { withFaker } from '../planning/rule-set';
import { saveScenario } from '../planning/scenarios-here';
import type { WorkParts } from './work-parts';
import type { SessionServices } from '../session/session-services';
import type { SessionView } from '../session/session-view';
import type { TabFiller } from './tab-filler';
import type { TabForm } from '../page/tab-form';
import type { TabInserter } from './tab-inserter';
import type { TabPage } from './tab-page';
import type { TabPerson } from './tab-person';
import { tryRule } from './try-rule';

/** Those that wait for their turn. */
export type QueuedRequest = Exclude<PopupRequest, { do: 'open' | 'cancel' | 'highlight' }>;

/** Carries out the requests of one tab's popup. Answers are published. */
export class TabRequests {
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

  /** @throws Trouble, Stopped */
  async carryOut(request: QueuedRequest): Promise<void> {
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

  /** A popup that was closed meanwhile, as a page's own dialogs do, leaves it to the page to say what became of the fill. */
  async #fillPage(): Promise<void> {
    this.#outline.show(null);
    const fill = await this.#filler.fill(wholePage);
    const { isWatched, settings, say } = this.#services;
    if (isWatched() || !(await settings()).notice) return;
    const { mode } = this.#person;
    await this.#teller.tell(() => fillNotice(this.#filler.outcomeOf(fill), { mode }, say));
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
}
