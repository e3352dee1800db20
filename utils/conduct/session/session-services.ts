import type { Faker } from '@faker-js/faker';
import type { Catalogue } from '../../catalogue/entry';
import type { OwnEntry } from '../../settings/own-entries/own-entry';
import type { PopupEvent } from '../../messages/popup';
import type { Mode, Override, PlanSettings, SiteAccount } from '../../plan/context';
import type { Lexicon } from '../../plan/lexicon/lexicon';
import type { LocaleData } from '../../plan/locale/locale-data';
import type { countedText, text } from '../../text';
import type { FillRecord } from '../filling/fill-record';
import type { KeptPlan } from './kept-plan';
import type { Rule } from '../../plan/rules/rule';
import type { ValueSpec } from '../../plan/value-language/value-spec';
import type { FieldOfSite } from '../../settings/field-rules';
import type { RuledRow, RuleReach } from '../../settings/row-rule';
import type { ListStore } from '../../settings/list-store';
import type { Scenario } from '../../settings/scenario';
import type { Site } from '../../settings/site';
import type { SavedPerson } from '../../settings/saved-person';
import type { FillingPerson, TabMemory } from '../persons/person-memory';
import type { TabLink } from '../frames/tab-link';

/** Everything a tab session asks of the browser and of storage, so that it can be tried without either. */
export interface SessionServices {
  readonly link: TabLink;
  /** Address of the tab's page; `about:blank` where the browser keeps it to itself. */
  address(): Promise<URL>;
  /** Of these origins those whose frames we may reach; the person need not be asked for them. */
  reachable(origins: readonly string[]): Promise<readonly string[]>;
  loadMemory(): Promise<TabMemory | null>;
  saveMemory(memory: TabMemory): Promise<void>;
  /** Who is locked, null if nobody; one for the whole browser, so that it survives tabs and restarts. */
  loadLock(): Promise<FillingPerson | null>;
  saveLock(person: FillingPerson | null): Promise<void>;
  /** Persons that the user keeps under a name. */
  readonly persons: Pick<ListStore<SavedPerson>, 'load' | 'change'>;
  /** The settings, as they are for the tab's page. */
  settings(): Promise<SessionSettings>;
  /** Forms that the user fills in again as they were. */
  readonly scenarios: Pick<ListStore<Scenario>, 'load' | 'change'>;
  /** The person's rules, in their order. */
  rules(): Promise<readonly Rule[]>;
  /** Makes the rule for one field of a site; null takes it away. A typed text or a reroll makes none. */
  ruleField(field: FieldOfSite, override: Override | null): Promise<void>;
  /** Makes a rule that a row says, where it belongs among the others. */
  ruleRow(row: RuledRow, reach: RuleReach, value: ValueSpec): Promise<void>;
  /** By rule: the number its counter gives next. */
  counters(): Promise<Readonly<Record<string, number>>>;
  countOn(next: Readonly<Record<string, number>>): Promise<void>;
  /** Faker in a locale of `resolveLocale`. */
  loadFaker(tag: string): Promise<Faker>;
  /** What a fill wrote into the sign-up of a site, kept as long as the browser or its private windows run; null for nothing. */
  account(host: string): Promise<SiteAccount | null>;
  saveAccount(host: string, account: SiteAccount): Promise<void>;
  /** @throws LocaleError for a tag without data */
  loadLocale(tag: string): Promise<LocaleData>;
  loadLexicon(): Promise<Lexicon>;
  /** What can be inserted and what the modes other than realistic draw from. */
  loadCatalogue(): Promise<Catalogue>;
  /** The person's own entries. */
  loadOwnEntries(): Promise<readonly OwnEntry[]>;
  /** Puts what was inserted on top of the recent ones, but for private windows. @param id as `Insertable` has it */
  noteInserted(id: string): Promise<void>;
  /** BCP 47 tag of the browser's own language. */
  readonly uiLanguage: string;
  newSeed(): string;
  publish(event: PopupEvent): void;
  /** Whether anybody sees what is published. */
  isWatched(): boolean;
  /** What is kept of the tab's fills. */
  loadFill(): Promise<FillRecord | null>;
  saveFill(record: FillRecord): Promise<void>;
  /** The plan that the tab was shown last; null for none. */
  loadPlan(): Promise<KeptPlan | null>;
  savePlan(plan: KeptPlan | null): Promise<void>;
  /** A text of the interface. */
  readonly say: typeof text;
  readonly sayCounted: typeof countedText;
  /** Tells the developer's console of something nobody foresaw. */
  unexpected(error: unknown): void;
  /** Fields filled, on the toolbar button; null for none. A mode other than realistic shows; takes a warning away. */
  badge(filled: number | null, mode: Mode): void;
  /** Whether the toolbar button shows the mode: browsers clear it where another page comes. */
  showsMode(mode: Mode): Promise<boolean>;
  /** Shows on the toolbar button that something could not be done, and why: nobody may have the popup open. */
  warn(text: string): void;
}

export interface SessionSettings {
  /** `page`, or the BCP 47 tag to use on every page. */
  readonly language: string;
  /** Whether the page shows a notice after a fill by shortcut or menu. */
  readonly notice: boolean;
  readonly plan: PlanSettings;
  /** What was said of the page's site alone. */
  readonly site: Pick<Site, 'off' | 'mode' | 'auto'>;
}
