import type { Entry } from './transfer-lists';

/** How entries come in: beside those there are (of one id the file's), or in their place. */
export const importWays = ['merge', 'replace'] as const;
export type ImportWay = (typeof importWays)[number];

export interface ListChange {
  readonly entries: readonly Entry[];
  readonly added: readonly Entry[];
  readonly changed: readonly Entry[];
  readonly removed: readonly Entry[];
}

/** What an import would do to a list. */
export function importList(now: readonly Entry[], file: readonly Entry[], way: ImportWay): ListChange {
  const known = new Map(now.map((entry) => [entry.id, entry]));
  const coming = new Map(file.map((entry) => [entry.id, entry]));
  const added = file.filter(({ id }) => !known.has(id));
  const changed = file.filter((entry) => known.has(entry.id) && !isSame(entry, known.get(entry.id)!));
  if (way === 'replace') {
    return { entries: file, added, changed, removed: now.filter(({ id }) => !coming.has(id)) };
  }
  const merged = now.map((entry) => coming.get(entry.id) ?? entry);
  return { entries: [...merged, ...added], added, changed, removed: [] };
}

function isSame(one: Entry, other: Entry): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
