import type { OwnEntry } from './own-entry';

export interface EntriesChange {
  readonly entries: readonly OwnEntry[];
  readonly added: number;
  readonly changed: number;
  /** What is there already, under whatever id. */
  readonly same: number;
}

/** What an import would do: of one id the file's stands; what is there already comes no second time. */
export function mergeEntries(now: readonly OwnEntry[], file: readonly OwnEntry[]): EntriesChange {
  const known = new Map(now.map((entry) => [entry.id, entry]));
  const contents = new Set(now.map(contentOf));
  const coming = file.filter((entry) => known.has(entry.id) || !contents.has(contentOf(entry)));
  const byId = new Map(coming.map((entry) => [entry.id, entry]));
  const changed = now.filter((entry) => isOther(entry, byId.get(entry.id))).length;
  const added = coming.filter(({ id }) => !known.has(id));
  const entries = [...now.map((entry) => byId.get(entry.id) ?? entry), ...added];
  return { entries, added: added.length, changed, same: file.length - added.length - changed };
}

function isOther(entry: OwnEntry, coming: OwnEntry | undefined): boolean {
  return coming !== undefined && contentOf(entry) !== contentOf(coming);
}

function contentOf({ title, group, value, kinds = [], suits = [] }: OwnEntry): string {
  return JSON.stringify([title, group, Object.entries(value).sort(), kinds, suits]);
}
