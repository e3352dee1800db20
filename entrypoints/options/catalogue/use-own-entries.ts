import { useEffect, useState } from 'react';
import type { OwnEntry } from '../../../utils/catalogue/own-entry';
import {
  changeOwnEntries,
  loadOwnEntries,
  watchOwnEntries,
} from '../../../utils/settings/own-entries/own-entries-store';
import { text } from '../../../utils/text';

export interface OwnEntries {
  /** null until they are read. */
  readonly entries: readonly OwnEntry[] | null;
  /** A sentence about what could not be saved; '' where all is well. */
  readonly trouble: string;
  readonly change: (change: (entries: readonly OwnEntry[]) => readonly OwnEntry[]) => void;
}

/** The person's own entries as they are stored, whoever changes them. */
export function useOwnEntries(): OwnEntries {
  const [entries, setEntries] = useState<readonly OwnEntry[] | null>(null);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    void loadOwnEntries().then(setEntries);
    return watchOwnEntries(setEntries);
  }, []);
  return {
    entries,
    trouble,
    change(change) {
      setTrouble('');
      changeOwnEntries(change).then(setEntries, () => setTrouble(text('entriesNotSaved')));
    },
  };
}
