/** A tab without a browser: a page whose fields hold text, the services of a session, and what the popup hears. */
import type { FillRecord } from '../../utils/conduct/filling/fill-record';
import { base, en, Faker } from '@faker-js/faker';
import type { OwnEntry } from '../../utils/settings/own-entries/own-entry';
import type { Rule } from '../../utils/plan/rules/rule';
import type { Scenario } from '../../utils/settings/scenario';
import type { SavedPerson } from '../../utils/settings/saved-person';
import { isLasting, withFieldRule } from '../../utils/settings/field-rules';
import { rowRule, withRule } from '../../utils/settings/row-rule';
import { catalogue } from '../catalogue/loaded';
import type { SessionServices, SessionSettings } from '../../utils/conduct/session/session-services';
import type { KeptPlan } from '../../utils/conduct/session/kept-plan';
import type { FillingPerson, TabMemory } from '../../utils/conduct/persons/person-memory';
import { AgentFailed } from '../../utils/conduct/frames/answering';
import type { Frame } from '../../utils/conduct/frames/frame-scripts';
import type { TabLink } from '../../utils/conduct/frames/tab-link';
import { TabSession } from '../../utils/conduct/tab/tab-session';
import { noFacts, type AgentCall, type AgentProtocol, type PageNotice } from '../../utils/messages/agent';
import type { FieldRow } from '../../utils/messages/field-row';
import type { PopupEvent } from '../../utils/messages/popup';
import type { TabState } from '../../utils/messages/tab-state';
import { typedText, type FieldDescriptor, type FieldState, type ReportEntry } from '../../utils/pipeline';
import type { PlanSettings, SiteAccount } from '../../utils/plan/context';
import type { Lexicon } from '../../utils/plan/lexicon/lexicon';
import { loadLocale } from '../../utils/plan/locale/load-locale';
import { builtData, builtLexicon } from '../plan/persona/locale-source';
import { planSettings } from '../plan/persona/plan-settings';

interface Held {
  text: string;
  state: FieldState;
}
type Answers = { readonly [C in AgentCall]?: (input: AgentProtocol[C]['in']) => AgentProtocol[C]['out'] };

/** The page: its fields and what each holds. */
export class FakePage {
  document = 1;
  address = new URL('https://shop.example/sign-up');
  fields: readonly FieldDescriptor[];
  readonly holds = new Map<string, Held>();
  readonly #fills: { at: number; before: Map<string, Held> }[] = [];
  /** Throws in place of answering. */
  trouble: Error | null = null;
  /** Fields that are told before all others, as of a large page. */
  first: readonly FieldDescriptor[] = [];
  /** How often they were asked for. */
  askedFirst = 0;
  /** Reading the whole page takes until then. */
  scanned: Promise<void> = Promise.resolve();
  /** Whether a popup is open. */
  isWatched = true;
  /** By id: the error of ours that writing a field ends in. */
  readonly failing = new Map<string, string>();
  /** What the page's agent answers with an error. */
  failingCall: AgentCall | null = null;
  /** Whether it is silent for a while before each write. */
  isBusy = false;
  /** Whether the page goes elsewhere once a fill has ended. */
  leaves = false;
  /** What it has made since of what a fill wrote. */
  changed: readonly ReportEntry[] = [];
  readonly notices: PageNotice[] = [];
  /** What was put at the caret. */
  readonly inserted: string[] = [];
  /** Called after each piece. */
  onInsert = (): void => {};
  /** What is outlined, by its id. */
  outlined: string | null = null;

  constructor(fields: readonly FieldDescriptor[]) {
    this.fields = fields;
  }

  /** What a field holds, by what it is called. */
  textOf(label: string): string {
    return this.held(this.#named(label)).text;
  }

  /** As the person would. */
  type(label: string, text: string): void {
    this.holds.set(this.#named(label).id, { text, state: 'typed' });
  }

  /** Another document in the same tab. */
  navigate(path: string, fields: readonly FieldDescriptor[] = this.fields): void {
    this.document++;
    this.address = new URL(path, this.address);
    this.fields = fields;
    this.holds.clear();
    this.#fills.length = 0;
  }

  get link(): TabLink {
    return {
      late: () => null,
      readyToWrite: async () => {},
      frames: async () => {
        if (this.trouble) throw this.trouble;
        const { origin } = this.address;
        return [
          {
            frameId: 0,
            origin,
            name: 'agent',
            canWrite: true,
            document: this.document,
            contentType: 'text/html',
          } satisfies Frame,
        ];
      },
      call: async (_frameId, call, input, waiting) => {
        if (this.trouble) throw this.trouble;
        if (call === this.failingCall) throw new AgentFailed(call, 'TypeError', 'no text of the page');
        if (call === 'agent/scan') await this.scanned;
        waiting?.signal?.throwIfAborted();
        if (this.isBusy) waiting?.onSilence?.();
        const answer = this.#answers[call] as ((input: unknown) => never) | undefined;
        return answer ? answer(input) : ({} as never);
      },
      whenBack: () => new Promise(() => {}),
    };
  }

  #answers: Answers = {
    'agent/scan': () => ({
      fields: this.fields.map((field) => ({ ...field, current: this.held(field).text, state: this.held(field).state })),
      next: null,
      total: this.fields.length,
      page: { ...noFacts, lang: 'en-US' },
      faults: [],
    }),
    'agent/first': () => {
      this.askedFirst++;
      return { fields: this.first, page: { ...noFacts, lang: 'en-US' } };
    },
    'agent/begin': ({ at }) => {
      this.#begin(at);
      return {};
    },
    'agent/apply': ({ items, at }) => {
      if (at !== undefined) this.#begin(at);
      const entries = items.map(({ id, value }): ReportEntry => {
        const detail = this.failing.get(id);
        if (detail) return { id, outcome: 'refused', reason: 'failed', holds: '', detail };
        const text = typedText(value) ?? JSON.stringify(value);
        if (this.held({ id }).text === text) return { id, outcome: 'unchanged', reason: 'already-there', holds: text };
        const { before } = this.#fills.at(-1)!;
        if (!before.has(id)) before.set(id, this.held({ id }));
        this.holds.set(id, { text, state: 'ours' });
        return { id, outcome: 'filled', reason: null, holds: text };
      });
      return { entries };
    },
    'agent/end': () => ({ navigated: this.leaves }),
    'agent/select': ({ selectors }) => ({ selected: selectors.map(() => ({ ids: [], trouble: null })) }),
    'agent/caret': () => ({ place: 'text' }),
    'agent/insert': ({ text }) => {
      this.inserted.push(text);
      this.onInsert();
      return { outcome: 'inserted' };
    },
    'agent/notice': (notice) => (this.notices.push(notice), {}),
    'agent/highlight': ({ id }) => ({ shown: (this.outlined = id) !== null }),
    'agent/settle': () => ({ changed: false, entries: [] }),
    'agent/changed': () => ({ entries: this.changed }),
    'agent/undoable': () => ({ fills: this.#fills.map(({ at, before }) => ({ at, fields: before.size })).reverse() }),
    'agent/put-back': ({ ids }) => ({
      entries: ids.flatMap((id) => {
        const held = this.#fills.find(({ before }) => before.has(id))?.before.get(id);
        for (const { before } of this.#fills) before.delete(id);
        if (held) this.holds.set(id, held);
        return held ? [{ id, outcome: 'restored' as const, holds: held.text }] : [];
      }),
    }),
    'agent/undo': ({ at }) => {
      const index = this.#fills.findIndex((fill) => fill.at === at);
      const [fill] = index < 0 ? [] : this.#fills.splice(index, 1);
      return {
        entries: [...(fill?.before ?? [])].map(([id, held]) => {
          this.holds.set(id, held);
          return { id: id as FieldDescriptor['id'], outcome: 'restored' as const, holds: held.text };
        }),
      };
    },
  };

  #begin(at: number): void {
    if (this.#fills.at(-1)?.at !== at) this.#fills.push({ at, before: new Map() });
  }

  held({ id }: { readonly id: string }): Held {
    return this.holds.get(id) ?? { text: '', state: 'empty' };
  }

  #named(label: string): FieldDescriptor {
    const found = this.fields.find(({ texts }) => texts.some(({ text }) => text === label));
    if (!found) throw new Error(`no field called ${label}`);
    return found;
  }
}

let seeds = 0;
const locale = await loadLocale('en-US', builtData);

/** What outlives the worker. */
export interface FakeStorage {
  memory: TabMemory | null;
  locked: FillingPerson | null;
  persons: readonly SavedPerson[];
  scenarios: readonly Scenario[];
  fill: FillRecord | null;
  plan: KeptPlan | null;
  readonly accounts: Map<string, SiteAccount>;
}

export const emptyStorage = (): FakeStorage => ({
  memory: null,
  locked: null,
  persons: [],
  scenarios: [],
  fill: null,
  plan: null,
  accounts: new Map(),
});

export interface FakeTab {
  readonly page: FakePage;
  readonly session: TabSession;
  readonly storage: FakeStorage;
  readonly events: PopupEvent[];
  readonly badges: string[];
  readonly warnings: string[];
  readonly state: TabState;
  readonly rows: readonly FieldRow[];
  row(label: string): FieldRow;
}

/** @param storage of a session before, for a worker that has slept */
export function fakeTab(
  page: FakePage,
  {
    settings = {},
    persons = [],
    storage = { ...emptyStorage(), persons },
    rules = [],
    ownEntries = [],
    notice = true,
    site = { off: false, mode: null, auto: null },
    words = Promise.resolve(builtLexicon),
  }: {
    readonly settings?: Partial<PlanSettings>;
    readonly storage?: FakeStorage;
    readonly rules?: readonly Rule[];
    readonly persons?: readonly SavedPerson[];
    readonly ownEntries?: readonly OwnEntry[];
    readonly notice?: boolean;
    readonly site?: SessionSettings['site'];
    /** Resolves once the words of forms are read. */
    readonly words?: Promise<Lexicon>;
  } = {},
): FakeTab {
  const events: PopupEvent[] = [];
  const badges: string[] = [];
  /** The mode on the toolbar button, which the browser clears with each document. */
  let button = { mode: 'realistic', document: 0 };
  const warnings: string[] = [];
  const counters: Record<string, number> = {};
  const services: SessionServices = {
    link: page.link,
    address: async () => page.address,
    reachable: async () => [],
    loadMemory: async () => storage.memory,
    saveMemory: async (memory) => void (storage.memory = memory),
    loadLock: async () => storage.locked,
    saveLock: async (person) => void (storage.locked = person),
    persons: {
      load: async () => storage.persons,
      change: async (change) => (storage.persons = change(storage.persons)),
    },
    scenarios: {
      load: async () => storage.scenarios,
      change: async (change) => (storage.scenarios = change(storage.scenarios)),
    },
    settings: async () => ({ language: 'page', notice, plan: planSettings(settings), site }),
    rules: async () => rules,
    ruleField: async (field, override) => {
      if (!override || isLasting(override)) rules = withFieldRule(rules, field, override, () => `f${rules.length}`);
    },
    ruleRow: async (row, reach, value) =>
      void (rules = withRule(rules, rowRule(row, reach, value, `r${rules.length}`))),
    counters: async () => counters,
    countOn: async (next) => void Object.assign(counters, next),
    loadFaker: async () => new Faker({ locale: [en, base] }),
    account: async (host) => storage.accounts.get(host) ?? null,
    saveAccount: async (host, account) => void storage.accounts.set(host, account),
    loadLocale: async () => locale,
    loadLexicon: () => words,
    loadCatalogue: async () => catalogue,
    loadOwnEntries: async () => ownEntries,
    noteInserted: async () => {},
    uiLanguage: 'en-US',
    newSeed: () => `P${String(seeds++).padStart(4, '0')}-2F4`,
    publish: (event) => void events.push(event),
    isWatched: () => page.isWatched,
    loadFill: async () => storage.fill,
    saveFill: async (record) => void (storage.fill = record),
    loadPlan: async () => storage.plan,
    savePlan: async (plan) => void (storage.plan = plan),
    say: (key, ...values) => [key, ...values].join(' '),
    sayCounted: (key, ...values) => [key, ...values].join(' '),
    unexpected: (error) => {
      throw error;
    },
    badge: (filled, mode) => {
      badges.push(`${filled ?? ''} ${mode}`.trim());
      button = { mode, document: page.document };
    },
    showsMode: async (mode) => button.mode === mode && button.document === page.document,
    warn: (text) => void warnings.push(text),
  };
  const latest = <I extends PopupEvent['is']>(is: I) =>
    events.findLast((event): event is Extract<PopupEvent, { is: I }> => event.is === is)!;
  return {
    page,
    session: new TabSession(services),
    storage,
    events,
    badges,
    warnings,
    get state() {
      return latest('state').state;
    },
    get rows() {
      return latest('rows').rows;
    },
    row(label) {
      const row = this.rows.find((one) => one.label === label);
      if (!row) throw new Error(`no row called ${label}`);
      return row;
    },
  };
}
