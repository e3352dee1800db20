/** Sharing with the person's other browsers, by the browser's own sync. Off until it is asked for. */
import { browser } from 'wxt/browser';
import { storage } from 'wxt/utils/storage';
import { hash } from '../../hash';
import { indexOf, pack, stalePieces, unpack, type SyncIndex, type SyncItems } from './pack';
import { partText, syncParts, takePart, type SyncPart } from './sync-parts';

export interface SyncState {
  readonly isOn: boolean;
  /** Parts that are too large to be shared: they stay here. */
  readonly left: readonly SyncPart[];
  /** Whether the browser took nothing the last time. */
  readonly isRefused: boolean;
  /** By part: what was shared or taken last, as the index names it. What differs from it has changed since, here or there. */
  readonly known: Readonly<Partial<Record<SyncPart, string>>>;
}

const off: SyncState = { isOn: false, left: [], isRefused: false, known: {} };
const stateItem = storage.defineItem<Omit<SyncState, 'known'> & Partial<SyncState>>('local:sync', { fallback: off });

let last: Promise<unknown> = Promise.resolve();

/** One exchange after the other: the browser tells of our own changes too, and none may undo the one before. */
function inOrder<T>(exchange: () => Promise<T>): Promise<T> {
  const turn = last.then(exchange);
  last = turn.catch(() => undefined);
  return turn;
}

export async function loadSync(): Promise<SyncState> {
  return { ...off, ...(await stateItem.getValue()) };
}

/** Calls back with the state after each change. @returns stops it */
export function watchSync(changed: (state: SyncState) => void): () => void {
  return stateItem.watch((state) => changed({ ...off, ...state }));
}

/** Turned on, what the other browsers share comes beside what is here; then all of it is shared. */
export function turnSync(isOn: boolean): Promise<void> {
  return inOrder(async () => {
    await stateItem.setValue({ ...off, isOn });
    if (!isOn) return;
    await takeShared();
    await share();
  });
}

/** Keys of `storage.local` that hold what is shared. */
const sharedKeys = ['settings', 'sites', 'rules', 'persons', 'scenarios', 'own-entries'];

/** Shares what changes here and takes what changes elsewhere, for as long as the person wants it. */
export function followSync(): void {
  browser.storage.local.onChanged.addListener((changes) => {
    if (sharedKeys.some((key) => key in changes)) void whenOn(share);
  });
  browser.storage.sync.onChanged.addListener(() => void whenOn(takeShared));
}

function whenOn(work: () => Promise<void>): Promise<void> {
  return inOrder(async () => {
    if ((await loadSync()).isOn) await work();
  });
}

async function share(): Promise<void> {
  const before: SyncItems = await browser.storage.sync.get(null);
  const { index, items, left } = pack(
    await Promise.all(syncParts.map(async (part) => [part, await partText(part)] as const)),
  );
  const shared = { left: left as readonly SyncPart[], isRefused: false, known: hashesOf(index) };
  if (JSON.stringify(indexOf(before)) === JSON.stringify(index)) return note(shared);
  try {
    await browser.storage.sync.set({ ...items });
    const stale = stalePieces(before, items);
    if (stale.length > 0) await browser.storage.sync.remove(stale);
    await note(shared);
  } catch {
    // Over a quota, or sync switched off by somebody else's policy: said in the settings, and tried with the next change.
    await note({ left: shared.left, isRefused: true });
  }
}

function hashesOf(index: SyncIndex): SyncState['known'] {
  return Object.fromEntries(Object.entries(index).map(([part, { hash }]) => [part, hash]));
}

async function note(news: Partial<SyncState>): Promise<void> {
  const before = await loadSync();
  const state = { ...before, ...news };
  if (JSON.stringify(state) !== JSON.stringify(before)) await stateItem.setValue(state);
}

/** Takes what changed elsewhere: beside what is here where this has changed too, else in its place. */
async function takeShared(): Promise<void> {
  const items: SyncItems = await browser.storage.sync.get(null);
  const { known } = await loadSync();
  const taken: Partial<Record<SyncPart, string>> = {};
  for (const part of syncParts) {
    const text = unpack(part, items);
    const shared = indexOf(items)[part]?.hash;
    if (text === null || shared === undefined || shared === known[part]) continue;
    const here = await partText(part);
    if (text !== here) await takePart(part, text, hash(here) === known[part] ? 'replace' : 'merge');
    taken[part] = shared;
  }
  await note({ known: { ...known, ...taken } });
}
