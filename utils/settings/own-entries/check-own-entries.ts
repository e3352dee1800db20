import * as v from 'valibot';
import type { OwnEntry } from '../../catalogue/own-entry';
import type { SettingsProblem } from '../read-settings';
import { ownEntriesLimits, ownEntriesVersion, ownEntrySchema } from './own-entry-schema';

/** What is stored and exported. */
export interface OwnEntriesDocument {
  readonly version: number;
  readonly entries: readonly OwnEntry[];
}

export interface CheckedEntries {
  /** Those that are right. */
  readonly entries: readonly OwnEntry[];
  /** What is wrong with the others. */
  readonly problems: readonly EntryProblem[];
  /** The others, as they were. */
  readonly wrong: readonly unknown[];
}

export interface EntryProblem {
  /** Which of the candidates, from 0. */
  readonly index: number;
  /** Within it. */
  readonly path: readonly (string | number)[];
  readonly what: string;
}

export function ownEntriesDocument(entries: readonly OwnEntry[]): OwnEntriesDocument {
  return { version: ownEntriesVersion, entries };
}

/** Reads what is stored, entry by entry. Never throws. */
export function readOwnEntries(stored: unknown): CheckedEntries {
  if (stored === null || stored === undefined) return { entries: [], problems: [], wrong: [] };
  const { version, entries } = stored as Partial<OwnEntriesDocument>;
  if (!Array.isArray(entries) || !Number.isInteger(version) || version! > ownEntriesVersion) {
    const what = `expected entries of a version up to ${ownEntriesVersion}`;
    return { entries: [], problems: [{ index: 0, path: [], what }], wrong: [stored] };
  }
  return checkOwnEntries(entries);
}

/** Checks entries of today's version. Of two with one id the first stands. */
export function checkOwnEntries(candidates: readonly unknown[]): CheckedEntries {
  const entries: OwnEntry[] = [];
  const problems: EntryProblem[] = [];
  const wrong: unknown[] = [];
  const ids = new Set<string>();
  candidates.forEach((candidate, index) => {
    const { entry, found } = checkOne(candidate, ids);
    if (entry && entries.length < ownEntriesLimits.entries) {
      ids.add(entry.id);
      entries.push(entry);
      return;
    }
    wrong.push(candidate);
    const tooMany = { path: [], what: `expected at most ${ownEntriesLimits.entries} entries` };
    problems.push(...(entry ? [tooMany] : found).map((problem) => ({ index, ...problem })));
  });
  return { entries, problems, wrong };
}

type Found = Omit<EntryProblem, 'index'>;

function checkOne(
  candidate: unknown,
  ids: ReadonlySet<string>,
): { readonly entry: OwnEntry | null; readonly found: readonly Found[] } {
  const result = v.safeParse(ownEntrySchema, candidate, { abortPipeEarly: true });
  if (!result.success) return { entry: null, found: result.issues.map(foundIn) };
  const { id } = result.output;
  if (!ids.has(id)) return { entry: result.output, found: [] };
  return { entry: null, found: [{ path: ['id'], what: `expected an id of its own, “${id}” stands above already` }] };
}

function foundIn({ path, message }: v.BaseIssue<unknown>): Found {
  return { path: (path ?? []).map(({ key }) => key as string | number), what: message };
}

/** How the problem is said where there are no lines: `entries.3.value`. */
export function settingsProblem({ index, path, what }: EntryProblem): SettingsProblem {
  return { where: ['entries', index, ...path].join('.'), what };
}
