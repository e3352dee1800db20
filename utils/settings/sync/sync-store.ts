/** Sharing with the person's other browsers, by the browser's own sync. Off until it is asked for. */
import { browser } from 'wxt/browser';
import { storedItem } from '../stored-item';
import { hash } from '../../hash';
import { newId } from '../new-id';
import { indexOf, pack, stalePieces, unpack, type SyncIndex, type SyncItems } from './pack';
import { partText, syncParts, takePart, type SyncPart } from './sync-parts';

export interface SyncState {
  readonly isOn: boolean;
  /** Parts that are too large to be shared: they stay here. */
  readonly left: readonly SyncPart[];
  /** Parts that another browser has, and this one can't take over: they stay as they are in both. */
  readonly untaken: readonly SyncPart[];
  /** Whether the browser took nothing the last time. */
  readonly isRefused: boolean;
  /** By part: what was shared or taken last. What differs from it has changed since, here or there. */
  readonly seen: Readonly<Partial<Record<SyncPart, Seen>>>;
}

interface Seen {
  readonly hash: string;
  /** Versions that are part of what is here, newest first. */
  readonly revs: readonly string[];
}

const off: SyncState = { isOn: false, left: [], untaken: [], isRefused: false, seen: {} };
const stateItem = storedItem<Partial<SyncState>>('local:sync', off);

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
    if (isOn) await exchange();
  });
}

/** Keys of `storage.local` that hold what is shared. */
const sharedKeys = ['settings', 'sites', 'rules', 'persons', 'scenarios', 'own-entries'];

/** Shares what changes here and takes what changes elsewhere, for as long as the person wants it. */
export function followSync(): void {
  browser.storage.local.onChanged.addListener((changes) => {
    if (sharedKeys.some((key) => key in changes)) void whenOn(exchange);
  });
  browser.storage.sync.onChanged.addListener(() => void whenOn(exchange));
}

function whenOn(work: () => Promise<void>): Promise<void> {
  return inOrder(async () => {
    if ((await loadSync()).isOn) await work();
  });
}

/** What others changed is taken before anything is shared: none of it is written over unseen. */
async function exchange(): Promise<void> {
  const items: SyncItems = await browser.storage.sync.get(null);
  await share(items, await takeShared(items));
}

/** Versions that are remembered of a part. */
const mostRevs = 12;

/** Takes what changed elsewhere: in place of what is here where it was made from that, else beside it. */
async function takeShared(items: SyncItems): Promise<readonly SyncPart[]> {
  const { seen } = await loadSync();
  const taken: Partial<Record<SyncPart, Seen>> = {};
  const untaken: SyncPart[] = [];
  for (const part of syncParts) {
    const text = unpack(part, items);
    const theirs = indexOf(items)[part];
    const [ours, ...before] = seen[part]?.revs ?? [];
    if (text === null || !theirs || theirs.rev === ours || before.includes(theirs.rev)) continue;
    const here = await partText(part);
    const isSuccessor = ours !== undefined && theirs.after.includes(ours) && hash(here) === seen[part]!.hash;
    if (text === here || (await takePart(part, text, isSuccessor ? here : null))) {
      const revs = [theirs.rev, ...theirs.after, ...(seen[part]?.revs ?? [])];
      taken[part] = { hash: theirs.hash, revs: [...new Set(revs)].slice(0, mostRevs) };
    } else untaken.push(part);
  }
  await note({ seen: { ...seen, ...taken }, untaken });
  return untaken;
}

/** @param items as they are in the browser's sync @param untaken parts that stay there as they are */
async function share(items: SyncItems, untaken: readonly SyncPart[]): Promise<void> {
  const { seen } = await loadSync();
  const parts = await Promise.all(
    syncParts.map(async (part) => {
      const shared = unpack(part, items);
      const text = shared !== null && untaken.includes(part) ? shared : await partText(part);
      const before = indexOf(items)[part];
      const version =
        before && text === shared
          ? { rev: before.rev, after: before.after }
          : { rev: newId(), after: seen[part]?.revs ?? [] };
      return { part, text, version };
    }),
  );
  const { index, items: wanted, left } = pack(parts);
  const stale = stalePieces(items, wanted);
  try {
    if (stale.length > 0 || isOther(wanted, items)) await browser.storage.sync.set({ ...wanted });
    if (stale.length > 0) await browser.storage.sync.remove(stale);
    await note({ left: left as readonly SyncPart[], isRefused: false, seen: { ...seen, ...seenOf(index, untaken) } });
  } catch {
    // Over a quota, or sync switched off by somebody else's policy: said in the settings, and tried with the next change.
    await note({ left: left as readonly SyncPart[], isRefused: true });
  }
}

function isOther(wanted: SyncItems, items: SyncItems): boolean {
  return Object.entries(wanted).some(([key, item]) => JSON.stringify(item) !== JSON.stringify(items[key]));
}

function seenOf(index: SyncIndex, untaken: readonly SyncPart[]): SyncState['seen'] {
  const shared = Object.entries(index).filter(([part]) => !untaken.some((one) => one === part));
  return Object.fromEntries(
    shared.map(([part, { hash, rev, after }]) => [part, { hash, revs: [rev, ...after].slice(0, mostRevs) }]),
  );
}

async function note(news: Partial<SyncState>): Promise<void> {
  const before = await loadSync();
  const state = { ...before, ...news };
  if (JSON.stringify(state) !== JSON.stringify(before)) await stateItem.setValue(state);
}
