import type { FieldDescriptor, FieldId, PlanEntry } from '../pipeline';
import { fieldKey, type Mode, type Override } from '../plan/context';
import { kindTitle } from '../kind-title';
import type { RuleReach } from '../settings/row-rule';
import { checkValue } from '../plan/value-language/check-value';
import type { ValueProblem } from '../plan/value-language/value-problem';
import { rowValue } from './row-value';
import { labelOf } from '../plan/label-of';
import { parseSeed } from '../plan/seed';
import { countersOf } from './counters';
import { wholePage, type FillScope } from './fill';
import {
  fingerprint,
  isEdit,
  isRefill,
  meet,
  modeOf,
  withEdit,
  withFilled,
  withMode,
  withoutRerolls,
  type Encounter,
  type TabMemory,
} from './person-memory';
import type { TabReading } from './read-tab';
import type { TabField } from './rows';
import type { LockedPerson, SessionServices } from './session-services';
import { signedUpAs } from './site-account';
import type { SweepPlace } from './sweep';
import { Trouble } from './trouble';
import type { Written } from './written';

/** The person of one tab: who fills, locked or not, and what the user has said of single fields. All of it is stored. */
export class TabPerson {
  readonly #services: SessionServices;
  #locked: LockedPerson | null = null;
  #memory: TabMemory | null = null;

  constructor(services: SessionServices) {
    this.#services = services;
  }

  get isLocked(): boolean {
    return this.#locked !== null;
  }

  /** Locale of a locked person's names; '' where the page's own language names the person. */
  get home(): string {
    return this.#locked?.home ?? '';
  }

  /** @throws Error before a page was met */
  get memory(): TabMemory {
    if (!this.#memory) throw new Error('The page has not been read yet.');
    return this.#memory;
  }

  /** The tab's mode on the site it shows. */
  get mode(): Mode {
    return modeOf(this.memory);
  }

  /** Settles who fills the page that was read. */
  async meet(reading: TabReading): Promise<void> {
    this.#locked = await this.#services.loadLock();
    const known = this.#memory ?? (await this.#services.loadMemory());
    await this.#remember(meet(known, await this.#encounter(reading, wholePage), this.#services.newSeed));
  }

  /** Whether a fill makes somebody new first: this one has filled the form already. */
  async isRefill(reading: TabReading, scope: FillScope): Promise<boolean> {
    return isRefill(this.memory, await this.#encounter(reading, scope));
  }

  /** Notes that the person has filled these fields of the page. */
  async noteFilled(reading: TabReading, scope: FillScope): Promise<void> {
    const encounter = await this.#encounter(reading, scope);
    await this.#remember(withFilled(this.memory, encounter.fingerprint));
  }

  /** Notes what the person has signed up with, for the site's log-in. */
  async noteAccount(fields: readonly TabField[], written: ReadonlyMap<FieldId, Written>): Promise<void> {
    const account = signedUpAs(fields, written);
    if (account) await this.#services.saveAccount((await this.#services.address()).host, account);
  }

  /** The numbers that rules' counters gave this person are theirs: filling again writes them again. */
  async noteCounters(entries: readonly PlanEntry[]): Promise<void> {
    const given = countersOf(entries);
    if (given.length === 0) return;
    const first = Object.fromEntries(given.map(({ rule, first }) => [rule, first]));
    await this.#remember({ ...this.memory, counters: { ...this.memory.counters, ...first } });
    await this.#services.countOn(Object.fromEntries(given.map(({ rule, last }) => [rule, last + 1])));
  }

  /** Goes on as somebody new, who is locked if the one before was. */
  renew(): Promise<void> {
    return this.#become(this.#services.newSeed(), false);
  }

  /** @param seed as the user typed it. @throws Trouble for one that is none */
  async setSeed(seed: string): Promise<void> {
    await this.#become(seedIn(seed), true);
  }

  setMode(mode: Mode): Promise<void> {
    return this.#remember(withMode(this.memory, mode));
  }

  /** @param sweep null ends it */
  setSweep(sweep: SweepPlace | null): Promise<void> {
    return this.#remember({ ...this.memory, sweep });
  }

  /** @param home locale in which the person was planned */
  async lock(isLocked: boolean, home: string): Promise<void> {
    this.#locked = isLocked ? { seed: this.memory.seed, home } : null;
    await this.#services.saveLock(this.#locked);
  }

  /**
   * Takes the user's word on a field: a text or a new roll for this page alone, anything else for the site.
   * @param override null takes back the edit of this page, else what is kept for the site
   */
  async override(field: FieldDescriptor, override: Override | null): Promise<void> {
    const edit = override && isEdit(override) ? override : null;
    const wasEdited = Object.hasOwn(this.memory.edits, field.id);
    await this.#remember(withEdit(this.memory, field.id, edit));
    if (!edit && !(override === null && wasEdited)) await this.overrideForSite(field, override);
  }

  /**
   * Makes what the row says a rule, which then speaks in place of the edit.
   * @returns what is wrong with a value that can be no rule's, null where all is well
   */
  async ruleRow({ field, entry, override }: TabField, reach: RuleReach): Promise<ValueProblem | null> {
    const value = rowValue(override, entry);
    const [problem] = checkValue(value);
    if (problem) return problem;
    const { host } = await this.#services.address();
    const isKindKnown = entry.evidence.some(({ signal }) => signal !== 'default');
    const row = { host, key: fieldKey(field), label: labelOf(field), kind: entry.kind, isKindKnown };
    await this.#services.ruleRow({ ...row, kindTitle: kindTitle(entry.kind) }, reach, value);
    await this.#remember(withEdit(this.memory, field.id, null));
    return null;
  }

  /** @param override null forgets what is kept */
  async overrideForSite(field: FieldDescriptor, override: Override | null): Promise<void> {
    const { host } = await this.#services.address();
    await this.#services.ruleField({ host, key: fieldKey(field), label: labelOf(field) }, override);
  }

  async #become(seed: string, isSeedTyped: boolean): Promise<void> {
    if (this.#locked) await this.#services.saveLock((this.#locked = { ...this.#locked, seed }));
    await this.#remember(withoutRerolls({ ...this.memory, seed, isSeedTyped, filled: [], counters: {} }));
  }

  async #remember(memory: TabMemory): Promise<void> {
    this.#memory = memory;
    await this.#services.saveMemory(memory);
  }

  async #encounter(reading: TabReading, scope: FillScope): Promise<Encounter> {
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
      lockedSeed: this.#locked?.seed ?? '',
    };
  }
}

function seedIn(typed: string): string {
  try {
    return parseSeed(typed);
  } catch (error) {
    throw new Trouble('bad-seed', { cause: error });
  }
}
