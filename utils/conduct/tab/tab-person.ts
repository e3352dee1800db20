import type { FieldDescriptor, FieldId } from '../../pipeline';
import type { PlanEntry } from '../../plan/plan-entry';
import { fieldKey } from '../../field-key';
import type { Mode, Override } from '../../plan/context';
import { kindTitle } from '../../kind-title';
import type { RuleReach } from '../../settings/row-rule';
import { unknownPerson, type SavedPerson } from '../../settings/saved-person';
import { checkValue } from '../../plan/value-language/check-value';
import type { ValueProblem } from '../../plan/value-language/value-problem';
import { rowValue } from '../page/row-value';
import { labelOf } from '../../plan/label-of';
import type { Kind } from '../../kinds/kinds';
import type { PersonTraits, PinSpec } from '../../plan/persona/traits';
import { parseSeed } from '../../plan/seed';
import { countersOf } from '../persons/counters';
import { wholePage, type FillScope } from '../filling/fill';
import {
  fingerprint,
  isEdit,
  isRefill,
  meet,
  modeOf,
  whoFills,
  withEdit,
  withFilled,
  withMode,
  withoutRerolls,
  type Encounter,
  type FillingPerson,
  type TabMemory,
} from '../persons/person-memory';
import type { FoundField, TabReading } from '../page/read-tab';
import type { TabField } from '../page/rows';
import { personOfSite, savedPerson, turnSite } from '../planning/saved-persons-here';
import type { SessionServices } from '../session/session-services';
import { signedUpAs } from '../persons/site-account';
import type { SweepPlace } from '../persons/sweep';
import { Trouble } from '../frames/trouble';
import type { Written } from '../page/written';

/** The person of one tab: who fills, locked or not, and what the user has said of single fields. All of it is stored. */
export class TabPerson {
  readonly #services: SessionServices;
  #locked: FillingPerson | null = null;
  #memory: TabMemory | null = null;

  constructor(services: SessionServices) {
    this.#services = services;
  }

  get isLocked(): boolean {
    return this.#locked !== null;
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

  /**
   * Whether who sees the toolbar button knows the tab's mode. After a visit to another site (Firefox: to another page)
   * the browser has cleared the button, and tells nobody when the tab is back: a command then believes the button.
   */
  async isModeShown(): Promise<boolean> {
    return this.mode === 'realistic' || this.#services.showsMode(this.mode);
  }

  /** Settles who fills the page that was read. */
  async meet(reading: TabReading): Promise<void> {
    const [locked, known, met] = await Promise.all([
      this.#services.loadLock(),
      this.#memory ?? this.#services.loadMemory(),
      this.#encounter(reading, wholePage),
    ]);
    this.#locked = locked;
    await this.#remember(meet(known, { ...met, locked }, this.#services.newSeed));
  }

  /** Whether a fill makes somebody new first: this one has filled the form already. */
  async isRefill(reading: TabReading, scope: FillScope): Promise<boolean> {
    return isRefill(this.memory, { ...(await this.#encounter(reading, scope)), locked: this.#locked });
  }

  /** Notes that the person has filled these fields of the page. */
  async noteFilled(reading: TabReading, scope: FillScope): Promise<void> {
    const { pathname } = await this.#services.address();
    await this.#remember(withFilled(this.memory, formIn(pathname, fillableIn(reading, scope))));
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

  /** Goes on as somebody new, of the same sort. @throws Trouble while this one is locked: nothing would bring them back */
  async renew(): Promise<void> {
    if (this.#locked) throw new Trouble('is-locked');
    const seed = this.#services.newSeed();
    await this.#become({ seed, home: '', traits: { ...this.memory.traits, pinned: {} }, saved: '' }, false);
  }

  /** @param seed as the user typed it. @throws Trouble for one that is none */
  async setSeed(seed: string): Promise<void> {
    const home = this.#locked?.home ?? '';
    await this.#become({ ...unknownPerson(seedIn(seed)), home, saved: '' }, true);
  }

  /** Goes on as a person that was saved. @throws Trouble for one that is no more */
  async choose(id: string): Promise<void> {
    const person = await savedPerson(id, this.#services);
    if (!person) throw new Trouble('no-person');
    const recipe = whoFills({ ...person, saved: id });
    // Just saved, or taken back to how they were saved: what was said of single fields stays.
    if (recipe.seed === this.memory.seed) await this.#be({ ...this.memory, ...recipe, isChosen: true });
    else await this.#become(recipe, true);
  }

  /** The saved person that this one is, or was before a change; null for none. */
  async saved(): Promise<SavedPerson | null> {
    return this.memory.saved ? savedPerson(this.memory.saved, this.#services) : null;
  }

  /** Gives the site the saved person who fills in, or takes them back. */
  turnSite(): Promise<void> {
    return turnSite(this.memory.saved, this.#services);
  }

  /** What is said of the person but for single values. */
  async setTraits(traits: Partial<PersonTraits>): Promise<void> {
    await this.#retrait({ ...this.memory.traits, ...traits }, this.memory.isChosen);
  }

  /** Pins a value of the person; null gives back the one that was made up. */
  async pin(kind: Kind, value: PinSpec | null): Promise<void> {
    const { traits } = this.memory;
    const others = Object.entries(traits.pinned).filter(([known]) => known !== kind);
    await this.#retrait({ ...traits, pinned: Object.fromEntries(value ? [...others, [kind, value]] : others) }, true);
  }

  setMode(mode: Mode): Promise<void> {
    return this.#remember(withMode(this.memory, mode));
  }

  /** @param id of a scenario of this site; '' ends it @param how whether what was said of single fields before stays */
  setScenario(id: string, { keepsEdits }: { readonly keepsEdits: boolean }): Promise<void> {
    return this.#remember({ ...this.memory, scenario: id, edits: keepsEdits ? this.memory.edits : {} });
  }

  /** @param sweep null ends it */
  setSweep(sweep: SweepPlace | null): Promise<void> {
    return this.#remember({ ...this.memory, sweep });
  }

  /** @param home locale in which the person was planned */
  async turnLock(home: string): Promise<void> {
    const isLocked = !this.isLocked;
    this.#locked = isLocked ? { ...whoFills(this.memory), home } : null;
    await this.#services.saveLock(this.#locked);
    if (isLocked || !this.memory.saved) await this.#remember({ ...this.memory, home: isLocked ? home : '' });
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

  /** One more value of the same kind for a field; the rolls before count. */
  reroll(field: FieldDescriptor): Promise<void> {
    const before = this.memory.edits[field.id];
    return this.override(field, { do: 'reroll', nth: before?.do === 'reroll' ? before.nth + 1 : 1 });
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

  #become(person: FillingPerson, isChosen: boolean): Promise<void> {
    return this.#be(withoutRerolls({ ...this.memory, ...person, isChosen, filled: [], counters: {} }));
  }

  #retrait(traits: PersonTraits, isChosen: boolean): Promise<void> {
    return this.#be({ ...this.memory, traits, isChosen });
  }

  /** A locked person stays locked as they are now. */
  async #be(memory: TabMemory): Promise<void> {
    if (this.#locked) await this.#services.saveLock((this.#locked = whoFills(memory)));
    await this.#remember(memory);
  }

  async #remember(memory: TabMemory): Promise<void> {
    this.#memory = memory;
    await this.#services.saveMemory(memory);
  }

  async #encounter(reading: TabReading, scope: FillScope): Promise<Omit<Encounter, 'locked'>> {
    const [{ origin, pathname }, ofSite, { site }] = await Promise.all([
      this.#services.address(),
      personOfSite(this.#services),
      this.#services.settings(),
    ]);
    const fillable = fillableIn(reading, scope);
    return {
      origin,
      document: reading.document,
      fingerprint: formIn(pathname, fillable),
      hasOurs: fillable.some(({ field }) => field.state === 'ours'),
      ofSite,
      siteMode: site.mode ?? 'realistic',
    };
  }
}

/** The fields that a fill would write into. */
function fillableIn({ found }: TabReading, scope: FillScope): readonly FoundField[] {
  return found.filter((one) => one.field.skipReason === null && scope(one));
}

function formIn(path: string, fields: readonly FoundField[]): string {
  return fingerprint(
    path,
    fields.map(({ field }) => fieldKey(field)),
  );
}

function seedIn(typed: string): string {
  try {
    return parseSeed(typed);
  } catch (error) {
    throw new Trouble('bad-seed', { cause: error });
  }
}
