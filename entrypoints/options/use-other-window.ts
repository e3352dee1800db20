import { useState } from 'react';

export interface OtherWindow<T> {
  /** Whether the entry is stored otherwise than it was opened or saved here. */
  readonly hasChanged: boolean;
  /** Changes where the entry is to be shown as it is stored. */
  readonly version: number;
  readonly noteSaved: (entry: T) => void;
  readonly takeTheirs: () => void;
  readonly keepMine: () => void;
}

/**
 * Tells of changes to an open entry of a list that were not made here: by another window, an import, or in the popup.
 * @param wordsOf the entry as the store writes it, as far as the editor shows it
 */
export function useOtherWindow<T>(entry: T, wordsOf: (entry: T) => string): OtherWindow<T> {
  const [known, setKnown] = useState<ReadonlySet<string>>(() => new Set([wordsOf(entry)]));
  const [version, setVersion] = useState(0);
  const know = (one: T) => setKnown((before) => new Set([...before, wordsOf(one)]));
  return {
    hasChanged: !known.has(wordsOf(entry)),
    version,
    noteSaved: know,
    keepMine: () => know(entry),
    takeTheirs() {
      know(entry);
      setVersion(version + 1);
    },
  };
}
