import type { Mode, Override } from '../plan/context';
import { hash } from './hash';

/** A word on one row of this page load. */
export type Edit = Extract<Override, { do: 'text' | 'choose' | 'check' | 'reroll' }>;

export function isEdit(override: Override): override is Edit {
  return override.do !== 'skip' && override.do !== 'kind';
}

/** What a tab remembers of its person, as long as the browser runs. Plain JSON, kept in `storage.session`. */
export interface TabMemory {
  readonly seed: string;
  /** Origin of the page the person was made for. */
  readonly origin: string;
  readonly mode: Mode;
  /** Form fingerprints this person has filled, latest last. */
  readonly filled: readonly string[];
  /** The document whose rows `edits` speaks of. */
  readonly document: number;
  /** The person's edits and rerolls, by row. */
  readonly edits: Readonly<Record<string, Edit>>;
}

export interface Encounter {
  readonly origin: string;
  /** `Frame.document` of the top frame. */
  readonly document: number;
  /** `fingerprint` of the fields a fill would write into. */
  readonly fingerprint: string;
  /** Whether values of our last fill still stand on the page. */
  readonly hasOurs: boolean;
  /** A person the user has locked, '' if none. */
  readonly lockedSeed: string;
}

const keptFingerprints = 50;

/**
 * Who fills now: a locked person always; on the same site the person of the steps before, unless this form
 * was already filled by them and now stands empty again.
 */
export function meet(memory: TabMemory | null, encounter: Encounter, newSeed: () => string): TabMemory {
  const { origin, document, lockedSeed } = encounter;
  const fresh = (seed: string): TabMemory => ({
    seed,
    origin,
    mode: memory?.mode ?? 'realistic',
    filled: [],
    document,
    edits: {},
  });
  const known = memory && withDocument(memory, document);
  if (lockedSeed) return known?.seed === lockedSeed ? known : fresh(lockedSeed);
  if (!known || known.origin !== origin) return fresh(newSeed());
  const again = known.filled.includes(encounter.fingerprint) && !encounter.hasOurs;
  return again ? fresh(newSeed()) : known;
}

/** On another document the rows of the one before name other fields. */
function withDocument(memory: TabMemory, document: number): TabMemory {
  return memory.document === document ? memory : { ...memory, document, edits: {} };
}

/** Whether a fill now would write the same form a second time, which calls for a new person. */
export function isRefill(memory: TabMemory, encounter: Encounter): boolean {
  return !encounter.lockedSeed && encounter.hasOurs && memory.filled.includes(encounter.fingerprint);
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
