import type { OwnEntry } from '../../catalogue/own-entry';
import type { Rule } from '../../plan/rules/rule';
import type { ListStore } from '../list-store';
import { changeOwnEntries, loadOwnEntries } from '../own-entries/own-entries-store';
import { personsStore } from '../persons-store';
import { changeRules, loadRules } from '../rules-store';
import { scenariosStore } from '../scenarios-store';
import { sitesStore } from '../sites-store';
import type { Entry, ListName } from './transfer-lists';

/** Where a list of the person's is kept. */
export interface EntryStore {
  load(): Promise<readonly Entry[]>;
  /** @throws SettingsError for entries that cannot be; nothing is saved then */
  change(change: (entries: readonly Entry[]) => readonly Entry[]): Promise<unknown>;
}

export const listStores: Readonly<Record<ListName, EntryStore>> = {
  rules: {
    load: loadRules,
    // The store checks what it is given: what is no rule is refused.
    change: (change) => changeRules((rules) => change(rules) as readonly Rule[]),
  },
  sites: entryStore(sitesStore),
  persons: entryStore(personsStore),
  scenarios: entryStore(scenariosStore),
  catalogue: {
    load: loadOwnEntries,
    change: (change) => changeOwnEntries((entries) => change(entries) as readonly OwnEntry[]),
  },
};

function entryStore<T extends Entry>({ load, change }: ListStore<T>): EntryStore {
  return { load, change: (next) => change((entries) => next(entries) as readonly T[]) };
}
