/** Sharing with the person's other browsers, by the browser's own sync. Off until it is asked for. */
import { browser } from 'wxt/browser';
import { storage } from 'wxt/utils/storage';
import type { ImportWay } from '../transfer/import-list';
import { indexOf, pack, stalePieces, unpack, type SyncItems } from './pack';
import { partText, syncParts, takePart, type SyncPart } from './sync-parts';

export interface SyncState {
  readonly isOn: boolean;
  /** Parts that are too large to be shared: they stay here. */
  readonly left: readonly SyncPart[];
  /** Whether the browser took nothing the last time. */
  readonly isRefused: boolean;
}

const off: SyncState = { isOn: false, left: [], isRefused: false };
const stateItem = storage.defineItem<SyncState>('local:sync', { fallback: off });

export function loadSync(): Promise<SyncState> {
  return stateItem.getValue();
}

/** Calls back with the state after each change. @returns stops it */
export function watchSync(changed: (state: SyncState) => void): () => void {
  return stateItem.watch((state) => changed(state));
}

/** Turned on, what the other browsers share comes beside what is here; then all of it is shared. */
export async function turnSync(isOn: boolean): Promise<void> {
  await stateItem.setValue({ ...off, isOn });
  if (!isOn) return;
  await takeShared('merge');
  await share();
}

/** Keys of `storage.local` that hold what is shared. */
const sharedKeys = ['settings', 'rules', 'persons', 'scenarios', 'own-entries'];

/** Shares what changes here and takes what changes elsewhere, for as long as the person wants it. */
export function followSync(): void {
  browser.storage.local.onChanged.addListener((changes) => {
    if (sharedKeys.some((key) => key in changes)) void whenOn(share);
  });
  browser.storage.sync.onChanged.addListener(() => void whenOn(() => takeShared('replace')));
}

async function whenOn(work: () => Promise<void>): Promise<void> {
  if ((await stateItem.getValue()).isOn) await work();
}

async function share(): Promise<void> {
  const before: SyncItems = await browser.storage.sync.get(null);
  const { index, items, left } = pack(
    await Promise.all(syncParts.map(async (part) => [part, await partText(part)] as const)),
  );
  const known = left as readonly SyncPart[];
  if (JSON.stringify(indexOf(before)) === JSON.stringify(index)) return note({ left: known, isRefused: false });
  try {
    await browser.storage.sync.set({ ...items });
    const stale = stalePieces(before, items);
    if (stale.length > 0) await browser.storage.sync.remove(stale);
    await note({ left: known, isRefused: false });
  } catch {
    // Over a quota, or sync switched off by somebody else's policy: said in the settings, and tried with the next change.
    await note({ left: known, isRefused: true });
  }
}

async function note(news: Omit<SyncState, 'isOn'>): Promise<void> {
  const state = { ...(await stateItem.getValue()), ...news };
  if (JSON.stringify(state) !== JSON.stringify(await stateItem.getValue())) await stateItem.setValue(state);
}

async function takeShared(way: ImportWay): Promise<void> {
  const items: SyncItems = await browser.storage.sync.get(null);
  for (const part of syncParts) {
    const text = unpack(part, items);
    if (text !== null && text !== (await partText(part))) await takePart(part, text, way);
  }
}
