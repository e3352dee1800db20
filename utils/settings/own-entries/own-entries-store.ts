/** Where the person's own entries live: `storage.local`. The one file of them that touches the browser. */
import { storage } from 'wxt/utils/storage';
import type { OwnEntry } from '../../catalogue/own-entry';
import { inTurn } from '../in-turn';
import { keepAside, SettingsError } from '../settings-store';
import { checkOwnEntries, ownEntriesDocument, readOwnEntries, settingsProblem } from './check-own-entries';

const entriesItem = storage.defineItem<unknown>('local:own-entries');

/** The entries in the person's order. What is stored but wrong is kept aside. */
export function loadOwnEntries(): Promise<readonly OwnEntry[]> {
  return inTurn(readStored);
}

/**
 * Changes the entries: what another window changed meanwhile stays.
 * @param change given the entries as they are, answers them as they are to be
 * @returns the entries as they are now
 * @throws SettingsError for entries that cannot be; nothing is saved then
 */
export function changeOwnEntries(
  change: (entries: readonly OwnEntry[]) => readonly OwnEntry[],
): Promise<readonly OwnEntry[]> {
  return inTurn(async () => {
    const { entries, problems } = checkOwnEntries(change(await readStored()));
    if (problems.length > 0) throw new SettingsError(problems.map(settingsProblem));
    await entriesItem.setValue(ownEntriesDocument(entries));
    return entries;
  });
}

/** Calls back after each change, whoever made it, with what there is and what there was. @returns stops it */
export function watchOwnEntries(
  changed: (entries: readonly OwnEntry[], before: readonly OwnEntry[]) => void,
): () => void {
  return entriesItem.watch((now, before) => changed(readOwnEntries(now).entries, readOwnEntries(before).entries));
}

async function readStored(): Promise<readonly OwnEntry[]> {
  const { entries, problems, wrong } = readOwnEntries(await entriesItem.getValue());
  if (problems.length > 0) {
    await keepAside({ value: wrong, problems: problems.map(settingsProblem) });
    await entriesItem.setValue(ownEntriesDocument(entries));
  }
  return entries;
}
