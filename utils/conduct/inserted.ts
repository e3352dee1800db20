/** What the person inserted lately and what they keep at hand, by the ids of `Insertable`. */
import { storage } from 'wxt/utils/storage';

export interface Inserted {
  /** Latest first. */
  readonly recent: readonly string[];
  readonly favourite: readonly string[];
}

export const nothingInserted: Inserted = { recent: [], favourite: [] };
const stored = storage.defineItem<Inserted>('local:inserted', { fallback: nothingInserted });
/** How many of each are kept. */
export const mostListed = { recent: 8, favourite: 20 } as const;

export function loadInserted(): Promise<Inserted> {
  return stored.getValue();
}

/** Puts it on top of the recent ones. */
export async function noteInserted(id: string): Promise<void> {
  const { recent, favourite } = await stored.getValue();
  if (recent[0] === id) return;
  await stored.setValue({
    favourite,
    recent: [id, ...recent.filter((other) => other !== id)].slice(0, mostListed.recent),
  });
}

/** Keeps it at hand, or no longer. */
export async function setFavourite(id: string, kept: boolean): Promise<void> {
  const { recent, favourite } = await stored.getValue();
  const others = favourite.filter((other) => other !== id);
  await stored.setValue({ recent, favourite: kept ? [...others, id].slice(-mostListed.favourite) : others });
}

/** Calls back whenever either list has changed, with what there is and what there was. @returns stops it */
export function watchInserted(changed: (now: Inserted, was: Inserted) => void): () => void {
  return stored.watch(changed);
}
