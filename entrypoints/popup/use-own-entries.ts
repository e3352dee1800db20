import { useEffect, useState } from 'react';
import type { OwnEntry } from '../../utils/catalogue/own-entry';
import { loadOwnEntries, watchOwnEntries } from '../../utils/settings/own-entries/own-entries-store';

/** The person's own entries, once they are wanted and here; empty before. */
export function useOwnEntries(isWanted = true): readonly OwnEntry[] {
  const [entries, setEntries] = useState<readonly OwnEntry[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    void loadOwnEntries().then(setEntries);
    return watchOwnEntries(setEntries);
  }, [isWanted]);
  return entries;
}
