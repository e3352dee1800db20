import { useState } from 'react';
import { checkList, type ListShape } from '../../utils/settings/read-list';

export interface OtherWindow<T> {
  /** Whether the entry is stored otherwise than it was opened or saved here. */
  readonly hasChanged: boolean;
  /** Changes where the entry is to be shown as it is stored. */
  readonly version: number;
  /** Hands an entry on to be stored: that it is stored so is no change made elsewhere. */
  readonly save: (entry: T) => void;
  readonly takeTheirs: () => void;
  readonly keepMine: () => void;
}

/**
 * Tells of changes to an open entry of a list that were not made here: by another window, an import, or in the popup.
 * @param shape of the list, in which entries are compared as they are stored
 * @param shown the entry as far as the editor shows it
 * @param onSave stores an entry
 */
export function useOtherWindow<T extends { readonly id: string }>(
  entry: T,
  shape: ListShape<T>,
  onSave: (entry: T) => void,
  shown: (entry: T) => T = (one) => one,
): OtherWindow<T> {
  const wordsOf = (one: T) => JSON.stringify(shown(checkList(shape, [one]).entries[0] ?? one));
  const [known, setKnown] = useState<ReadonlySet<string>>(() => new Set([wordsOf(entry)]));
  const [version, setVersion] = useState(0);
  const know = (one: T) => setKnown((before) => new Set([...before, wordsOf(one)]));
  return {
    hasChanged: !known.has(wordsOf(entry)),
    version,
    save(saved) {
      know(saved);
      onSave(saved);
    },
    keepMine: () => know(entry),
    takeTheirs() {
      know(entry);
      setVersion(version + 1);
    },
  };
}
