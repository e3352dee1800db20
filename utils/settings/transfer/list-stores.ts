import type { ListStore } from '../list-store';
import { ownEntriesStore } from '../own-entries/own-entries-store';
import { personsStore } from '../persons-store';
import { rulesStore } from '../rules-store';
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
  sites: entryStore(sitesStore),
  rules: entryStore(rulesStore),
  persons: entryStore(personsStore),
  scenarios: entryStore(scenariosStore),
  catalogue: entryStore(ownEntriesStore),
};

/** The store checks what it is given: what is no entry of its list is refused. */
function entryStore<T extends Entry>({ load, change }: ListStore<T>): EntryStore {
  return { load, change: (next) => change((entries) => next(entries) as readonly T[]) };
}
