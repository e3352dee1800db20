import { useList } from '../../components/use-list';
import type { OwnEntry } from '../../utils/settings/own-entries/own-entry';
import { ownEntriesStore } from '../../utils/settings/own-entries/own-entries-store';

const none: readonly OwnEntry[] = [];

/** The person's own entries, once they are wanted and here; empty before. */
export function useOwnEntries(isWanted = true): readonly OwnEntry[] {
  return useList(ownEntriesStore, isWanted).entries ?? none;
}
