/** What the person inserted lately and what they keep at hand, by the ids of `Insertable`. */
import { storedItem } from '../../settings/stored-item';
import { inTurn } from '../../settings/in-turn';

export interface Inserted {
  /** Latest first. */
  readonly recent: readonly string[];
  readonly favourite: readonly string[];
}

export const nothingInserted: Inserted = { recent: [], favourite: [] };
const stored = storedItem<Inserted>('local:inserted', nothingInserted);
/** How many of each are kept. */
export const mostListed = { recent: 8, favourite: 20 } as const;

export function loadInserted(): Promise<Inserted> {
  return stored.getValue();
}

/** Puts it on top of the recent ones. */
export function noteInserted(id: string): Promise<void> {
  return change(({ recent, favourite }) => ({
    favourite,
    recent: [id, ...recent.filter((other) => other !== id)].slice(0, mostListed.recent),
  }));
}

/** Keeps it at hand, or no longer. */
export function setFavourite(id: string, kept: boolean): Promise<void> {
  return change(({ recent, favourite }) => {
    const others = favourite.filter((other) => other !== id);
    return { recent, favourite: kept ? [...others, id].slice(-mostListed.favourite) : others };
  });
}

/** The background notes what is inserted while the popup keeps what is at hand. */
function change(to: (inserted: Inserted) => Inserted): Promise<void> {
  return inTurn(async () => {
    const before = await stored.getValue();
    const after = to(before);
    if (JSON.stringify(after) !== JSON.stringify(before)) await stored.setValue(after);
  });
}

/** Calls back whenever either list has changed, with what there is and what there was. @returns stops it */
export function watchInserted(changed: (now: Inserted, was: Inserted) => void): () => void {
  return stored.watch(changed);
}
