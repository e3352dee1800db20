/** Lists that live in `storage.local`, beside the settings. */
import { storage, type StorageItemKey } from 'wxt/utils/storage';
import { inTurn } from './in-turn';
import { checkList, listDocument, readList, type ListShape } from './read-list';
import { keepAside, SettingsError } from './settings-store';

export interface ListStore<T> {
  /** The entries in the user's order. What is stored but wrong is kept aside. */
  load(): Promise<readonly T[]>;
  /**
   * Changes the list: what another window changed meanwhile stays.
   * @param change given the entries as they are, answers them as they are to be
   * @throws SettingsError for entries that cannot be; nothing is saved then
   */
  change(change: (entries: readonly T[]) => readonly T[]): Promise<readonly T[]>;
  /** Calls back with the entries after each change, whoever made it. @returns stops it */
  watch(changed: (entries: readonly T[]) => void): () => void;
}

export function listStore<T extends { readonly id: string }>(shape: ListShape<T>): ListStore<T> {
  const item = storage.defineItem<unknown>(`local:${shape.name}` satisfies StorageItemKey);
  const readStored = async () => {
    const { entries, problems, wrong } = readList(shape, await item.getValue());
    if (problems.length > 0) {
      await keepAside({ value: wrong, problems });
      await item.setValue(listDocument(shape, entries));
    }
    return entries;
  };
  return {
    // Most people keep none: a plan does not wait its turn to learn that.
    load: async () => ((await item.getValue()) ? inTurn(readStored) : []),
    change: (change) =>
      inTurn(async () => {
        const { entries, problems } = checkList(shape, change(await readStored()));
        if (problems.length > 0) throw new SettingsError(problems);
        await item.setValue(listDocument(shape, entries));
        return entries;
      }),
    watch: (changed) => item.watch((stored) => changed(readList(shape, stored).entries)),
  };
}
