import { useCallback, useEffect, useState } from 'react';
import type { ListStore } from '../utils/settings/list-store';
import { SettingsError } from '../utils/settings/settings-store';
import { afterPress } from './after-press';

export interface List<T> {
  /** null until they are read. */
  readonly entries: readonly T[] | null;
  /** Whether the last change could not be saved. */
  readonly hasFailed: boolean;
  /** @returns whether it was saved */
  readonly change: (change: (entries: readonly T[]) => readonly T[]) => Promise<boolean>;
}

/** A stored list, whoever changes it. @param isWanted whether it is read by now */
export function useList<T>(store: ListStore<T>, isWanted = true): List<T> {
  const [entries, setEntries] = useState<readonly T[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const show = useCallback((stored: readonly T[]) => afterPress(() => setEntries(stored)), []);
  useEffect(() => {
    if (!isWanted) return;
    void store.load().then(show);
    return store.watch(show);
  }, [store, isWanted, show]);
  return {
    entries,
    hasFailed,
    async change(change) {
      try {
        show(await store.change(change));
        setFailed(false);
        return true;
      } catch (error) {
        // An entry that cannot be, or storage that is full: the one who asked says so, what was saved before stays.
        if (!(error instanceof SettingsError)) reportError(error);
        setFailed(true);
        return false;
      }
    },
  };
}
