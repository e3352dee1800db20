import type { Mode, Override } from '../../plan/context';
import { hash } from '../../hash';
import { unknownPerson, type PersonRecipe } from '../../settings/saved-person';
import type { SweepPlace } from './sweep';

/** A word on one row of this page load. */
export type Edit = Extract<Override, { do: 'text' | 'value' | 'choose' | 'check' | 'reroll' }>;

export function isEdit(override: Override): override is Edit {
  return override.do !== 'skip' && override.do !== 'kind';
}

/** Who fills, whatever the page. */
export interface FillingPerson extends PersonRecipe {
  /** Id of the saved person they were before any change; '' for none. */
  readonly saved: string;
}

/** Who fills, out of what more is known of them. */
export function whoFills({ seed, home, traits, saved }: FillingPerson): FillingPerson {
  return { seed, home, traits, saved };
}

/** What a tab remembers of its person, as long as the browser runs. Plain JSON, kept in `storage.session`. */
export interface TabMemory extends FillingPerson {
  /** Whether the user chose this very person, by seed, by name or by a pinned value: they stay until asked for another. */
  readonly isChosen: boolean;
  /** Origin of the page the person was made for. */
  readonly origin: string;
  /** By origin, where it is not the site's. */
  readonly modes: Readonly<Record<string, Mode>>;
  /** The mode that a tab begins with on the site. */
  readonly siteMode: Mode;
  /** In invalid mode: the one fault at which the person looks; null for all at once. */
  readonly sweep: SweepPlace | null;
  /** Id of the scenario that is filled in on this site; '' for none. */
  readonly scenario: string;
  /** Form fingerprints this person has filled, latest last. */
  readonly filled: readonly string[];
  /** The document whose rows `edits` speaks of. */
  readonly document: number;
  /** The person's edits and rerolls, by row. */
  readonly edits: Readonly<Record<string, Edit>>;
  /** By rule: the first number its counter gave this person. */
  readonly counters: Readonly<Record<string, number>>;
}

export interface Encounter {
  readonly origin: string;
  /** `Frame.document` of the top frame. */
  readonly document: number;
  /** `fingerprint` of the fields a fill would write into. */
  readonly fingerprint: string;
  /** Whether values of our last fill still stand on the page. */
  readonly hasOurs: boolean;
  /** A person the user has locked, null if none. */
  readonly locked: FillingPerson | null;
  /** The saved person of the site, null if it has none. */
  readonly ofSite: FillingPerson | null;
  /** The mode that a tab begins with on the site. */
  readonly siteMode: Mode;
}

const keptFingerprints = 50;
const keptModes = 50;

/** Who fills now: a locked person always, a chosen one as well; else that of the site, or on the same site the person of before. */
export function meet(memory: TabMemory | null, encounter: Encounter, newSeed: () => string): TabMemory {
  return { ...whoIsMet(memory, encounter, newSeed), siteMode: encounter.siteMode };
}

function whoIsMet(memory: TabMemory | null, encounter: Encounter, newSeed: () => string): TabMemory {
  const { origin, document, locked, siteMode } = encounter;
  const fresh = (person: FillingPerson): TabMemory => ({
    ...person,
    isChosen: false,
    origin,
    modes: memory?.modes ?? {},
    siteMode,
    sweep: null,
    scenario: memory?.origin === origin ? memory.scenario : '',
    filled: [],
    document,
    edits: {},
    counters: {},
  });
  const known = memory && withDocument(memory, document);
  if (locked) return known?.seed === locked.seed ? { ...atOrigin(known, origin), ...locked } : fresh(locked);
  if (known?.isChosen || known?.origin === origin) return atOrigin(known, origin);
  return fresh(encounter.ofSite ?? { ...unknownPerson(newSeed()), saved: '' });
}

/** The same person on another site: what was said of the one before is not said here. */
function atOrigin(memory: TabMemory, origin: string): TabMemory {
  return memory.origin === origin ? memory : { ...memory, origin, scenario: '' };
}

/** The mode of the tab on the site it shows. */
export function modeOf({ modes, origin, siteMode }: TabMemory): Mode {
  return Object.hasOwn(modes, origin) ? modes[origin]! : siteMode;
}

export function withMode(memory: TabMemory, mode: Mode): TabMemory {
  const others = Object.entries(memory.modes).filter(([origin]) => origin !== memory.origin);
  const modes = mode === memory.siteMode ? others : [...others, [memory.origin, mode] as const];
  return { ...memory, sweep: null, modes: Object.fromEntries(modes.slice(-keptModes)) };
}

/** On another document the rows of the one before name other fields. */
function withDocument(memory: TabMemory, document: number): TabMemory {
  return memory.document === document ? memory : { ...memory, document, edits: {} };
}

/**
 * Whether a fill now would write the same form a second time: by shortcut or menu, where no row was shown before, that
 * asks for a new person.
 */
export function isRefill(memory: TabMemory, encounter: Encounter): boolean {
  if (encounter.locked || memory.isChosen || memory.saved) return false;
  return encounter.hasOurs && memory.filled.includes(encounter.fingerprint);
}

export function withFilled(memory: TabMemory, fingerprint: string): TabMemory {
  return {
    ...memory,
    filled: [...memory.filled.filter((known) => known !== fingerprint), fingerprint].slice(-keptFingerprints),
  };
}

/** @param edit null takes the row's edit back */
export function withEdit(memory: TabMemory, row: string, edit: Edit | null): TabMemory {
  const others = Object.entries(memory.edits).filter(([known]) => known !== row);
  return { ...memory, edits: Object.fromEntries(edit ? [...others, [row, edit]] : others) };
}

/** A new person keeps what the user wrote, but not the dice. */
export function withoutRerolls(memory: TabMemory): TabMemory {
  const edits = Object.entries(memory.edits).filter(([, edit]) => edit.do !== 'reroll');
  return { ...memory, edits: Object.fromEntries(edits) };
}

/** Names a form by the page's path and its fields' keys, whatever their order; equal for the same form after a reload. */
export function fingerprint(path: string, keys: readonly string[]): string {
  return `${keys.length}-${hash(`${path} ${[...new Set(keys)].sort().join(' ')}`)}`;
}
