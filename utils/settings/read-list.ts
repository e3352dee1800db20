/** Reads lists of things that each have an id, entry by entry: one that is wrong does not cost the others. */
import * as v from 'valibot';
import type { SettingsProblem } from './read-settings';

/** How a list is stored and exported: `{ version: 1, persons: [...] }`. */
export interface ListShape<T extends { readonly id: string }> {
  /** The key under which the entries stand. */
  readonly name: string;
  readonly version: number;
  readonly schema: v.GenericSchema<unknown, T>;
  /** Entries at most. */
  readonly most: number;
}

export interface ReadList<T> {
  /** Those that are right. */
  readonly entries: readonly T[];
  /** What is wrong with the others: `persons.3.seed`. */
  readonly problems: readonly SettingsProblem[];
  /** The others, as they were. */
  readonly wrong: readonly unknown[];
}

export function listDocument<T extends { readonly id: string }>(shape: ListShape<T>, entries: readonly T[]): unknown {
  return { version: shape.version, [shape.name]: entries };
}

/** Reads a stored or exported document. Never throws. */
export function readList<T extends { readonly id: string }>(shape: ListShape<T>, stored: unknown): ReadList<T> {
  const { name, version } = shape;
  const unreadable = (where: string, what: string): ReadList<T> => ({
    entries: [],
    problems: [{ where, what }],
    wrong: [stored],
  });
  if (stored === null || stored === undefined) return { entries: [], problems: [], wrong: [] };
  const document = stored as Readonly<Record<string, unknown>>;
  const entries = typeof stored === 'object' ? document[name] : null;
  if (!Array.isArray(entries)) return unreadable(name, `expected a list of ${name}`);
  if (!Number.isInteger(document['version']) || Number(document['version']) > version) {
    return unreadable(`${name}.version`, `expected a version up to ${version}: made by a newer Understudy`);
  }
  return checkList(shape, entries);
}

/** Checks entries of today's version. Of two with one id the first stands. */
export function checkList<T extends { readonly id: string }>(
  { name, schema, most }: ListShape<T>,
  candidates: readonly unknown[],
): ReadList<T> {
  const entries: T[] = [];
  const problems: SettingsProblem[] = [];
  const wrong: unknown[] = [];
  const ids = new Set<string>();
  candidates.forEach((candidate, index) => {
    const result = v.safeParse(schema, candidate);
    const found = result.success
      ? placeProblem(result.output, ids, entries.length < most, `expected at most ${most} ${name}`)
      : result.issues.map((issue) => ({ at: v.getDotPath(issue), what: issue.message }));
    if (result.success && found.length === 0) {
      ids.add(result.output.id);
      entries.push(result.output);
    } else {
      wrong.push(candidate);
      for (const { at, what } of found)
        problems.push({ where: [name, index, at].filter((part) => part !== null && part !== '').join('.'), what });
    }
  });
  return { entries, problems, wrong };
}

function placeProblem({ id }: { readonly id: string }, ids: ReadonlySet<string>, hasRoom: boolean, full: string) {
  if (ids.has(id)) return [{ at: 'id', what: 'expected an id of its own' }];
  return hasRoom ? [] : [{ at: '', what: full }];
}
