/** Lists that live in `storage.local`, beside the settings. */
import { storedItem } from './stored-item';
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
  /** Calls back after each change, whoever made it, with the entries there are and those there were. @returns stops it */
  watch(changed: (entries: readonly T[], before: readonly T[]) => void): () => void;
}

interface ListStoreOptions<T> {
  /** The key in storage, where it is not the list's name. */
  readonly key?: string;
  /** Takes over, once, what older versions kept elsewhere. */
  readonly older?: {
    /** null where there is nothing. */
    read(): Promise<readonly T[] | null>;
    drop(): Promise<void>;
  };
}

export function listStore<T extends { readonly id: string }>(
  shape: ListShape<T>,
  { key = shape.name, older }: ListStoreOptions<T> = {},
): ListStore<T> {
  const item = storedItem<unknown>(`local:${key}`, null);
  const readStored = async () => {
    const { entries, problems, wrong } = readList(shape, await item.getValue());
    if (problems.length > 0) {
      await keepAside({ value: wrong, problems });
      await item.setValue(listDocument(shape, entries));
    }
    const more = await older?.read();
    if (!older || !more) return entries;
    const all = [...entries, ...more];
    await item.setValue(listDocument(shape, all));
    await older.drop();
    return all;
  };
  return {
    // Most people keep none: a plan does not wait its turn to learn that.
    load: async () => (older || (await item.getValue()) ? inTurn(readStored) : []),
    change: (change) =>
      inTurn(async () => {
        const { entries, problems } = checkList(shape, change(await readStored()));
        if (problems.length > 0) throw new SettingsError(problems);
        await item.setValue(listDocument(shape, entries));
        return entries;
      }),
    watch: (changed) =>
      item.watch((stored, before) => changed(readList(shape, stored).entries, readList(shape, before).entries)),
  };
}
