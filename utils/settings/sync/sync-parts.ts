import { readSettings, settingsDocument } from '../read-settings';
import { loadSettings, saveSettings } from '../settings-store';
import { importList } from '../transfer/import-list';
import { listStores } from '../transfer/list-stores';
import { listNames, transferLists, type Entry } from '../transfer/transfer-lists';

/** What is shared, the most important first. */
export const syncParts = ['settings', ...listNames] as const;
export type SyncPart = (typeof syncParts)[number];

/** A part as it is here, as text that is the same for the same content. */
export async function partText(part: SyncPart): Promise<string> {
  if (part === 'settings') return JSON.stringify(settingsDocument(await loadSettings()));
  return JSON.stringify(transferLists[part].document(await listStores[part].load()));
}

/**
 * Takes a part over from another browser.
 * @param replaces of lists: the text of which it is a later version, null for none; what is here otherwise stays beside it
 * @returns whether it was: one that cannot be read whole, as a newer version's, or has no room here is left alone
 */
export async function takePart(part: SyncPart, text: string, replaces: string | null): Promise<boolean> {
  const document: unknown = JSON.parse(text);
  if (part === 'settings') {
    const { settings, problems } = readSettings(document);
    return problems.length === 0 && succeeds(saveSettings(settings));
  }
  const list = transferLists[part];
  const { entries, problems } = list.read(document);
  const wayOver = (now: readonly Entry[]) => (JSON.stringify(list.document(now)) === replaces ? 'replace' : 'merge');
  const take = (now: readonly Entry[]) => importList(now, entries, wayOver(now)).entries;
  return problems.length === 0 && succeeds(listStores[part].change(take));
}

/** Storage that is full, or a list that has grown beyond its bounds, keeps what it had. */
function succeeds(saving: Promise<unknown>): Promise<boolean> {
  return saving.then(
    () => true,
    () => false,
  );
}
