/** Reads lists of things that each have an id, entry by entry: one that is wrong does not cost the others. */
import * as v from 'valibot';
import { inputProblem, problemOf, type InputProblem } from './input-problem';
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

/** What is wrong with one of several entries. */
export interface EntryProblem {
  /** Which of them, from 0. */
  readonly index: number;
  /** Within it. */
  readonly path: readonly (string | number)[];
  readonly what: InputProblem;
}

interface Checked<T, Problem> {
  /** Those that are right. */
  readonly entries: readonly T[];
  /** What is wrong with the others. */
  readonly problems: readonly Problem[];
  /** The others, as they were. */
  readonly wrong: readonly unknown[];
}

/** Its problems say where: `persons.3.seed`. */
export type ReadList<T> = Checked<T, SettingsProblem>;

export function listDocument<T extends { readonly id: string }>(shape: ListShape<T>, entries: readonly T[]): unknown {
  return { version: shape.version, [shape.name]: entries };
}

/** Reads a stored or exported document. Never throws. */
export function readList<T extends { readonly id: string }>(shape: ListShape<T>, stored: unknown): ReadList<T> {
  const { name, version } = shape;
  const unreadable = (where: string, what: InputProblem): ReadList<T> => ({
    entries: [],
    problems: [{ where, what }],
    wrong: [stored],
  });
  if (stored === null || stored === undefined) return { entries: [], problems: [], wrong: [] };
  const document = stored as Readonly<Record<string, unknown>>;
  const entries = typeof stored === 'object' ? document[name] : null;
  if (!Array.isArray(entries)) return unreadable(name, inputProblem('not-list', entries));
  const wrong = versionProblem(document['version'], version);
  if (wrong) return unreadable(`${name}.version`, wrong);
  return checkList(shape, entries);
}

/** Checks entries of today's version. Of two with one id the first stands. */
export function checkList<T extends { readonly id: string }>(
  shape: ListShape<T>,
  candidates: readonly unknown[],
): ReadList<T> {
  const { entries, problems, wrong } = checkEntries(shape, candidates);
  const placed = problems.map(({ index, path, what }) => ({ where: [shape.name, index, ...path].join('.'), what }));
  return { entries, problems: placed, wrong };
}

/** As `checkList`, with the place of each problem apart, for a file that tells lines. */
export function checkEntries<T extends { readonly id: string }>(
  { schema, most }: ListShape<T>,
  candidates: readonly unknown[],
): Checked<T, EntryProblem> {
  const entries: T[] = [];
  const problems: EntryProblem[] = [];
  const wrong: unknown[] = [];
  const ids = new Set<string>();
  candidates.forEach((candidate, index) => {
    const result = v.safeParse(schema, candidate, { abortPipeEarly: true });
    const found = result.success
      ? placeProblem(
          result.output,
          ids,
          entries.length < most ? null : inputProblem('too-many', candidates.length, most),
        )
      : result.issues.map((issue) => ({ path: pathOf(issue.path), what: problemOf(issue) }));
    if (result.success && found.length === 0) {
      ids.add(result.output.id);
      entries.push(result.output);
    } else {
      wrong.push(candidate);
      problems.push(...found.map((problem) => ({ index, ...problem })));
    }
  });
  return { entries, problems, wrong };
}

function pathOf(path: v.BaseIssue<unknown>['path'] = undefined): EntryProblem['path'] {
  return (path ?? []).map(({ key }) => key as string | number);
}

function placeProblem({ id }: { readonly id: string }, ids: ReadonlySet<string>, full: InputProblem | null) {
  if (ids.has(id)) return [{ path: ['id'], what: inputProblem('id-twice', id) }];
  return full ? [{ path: [], what: full }] : [];
}

/** Why a document of a version cannot be read; null where it can. @param newest that is known */
export function versionProblem(version: unknown, newest: number): InputProblem | null {
  if (!Number.isInteger(version) || Number(version) < 0) return inputProblem('not-version', version);
  return Number(version) > newest ? inputProblem('newer-version', version, newest) : null;
}
