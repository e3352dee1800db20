import type { OwnEntry } from './own-entry';
import { isRecord } from '../is-record';
import type { FileProblem } from '../transfer/carried';
import type { Candidate } from './candidate';
import { checkEntries } from '../read-list';
import { ownEntriesShape } from './own-entries-shape';
import { readEntriesCsv } from './read-entries-csv';
import { readEntriesJson } from './read-entries-json';
import { positionsIn } from '../text-position';

export interface ReadEntries {
  /** Those that are right. */
  readonly entries: readonly OwnEntry[];
  /** In the file's order; empty where all is well. */
  readonly problems: readonly FileProblem[];
}

/** Bytes. */
export const largestFile = 2 * 1024 * 1024;

/**
 * Reads a file of entries: our own JSON, a list of objects or texts, Bug Magnet's configuration, or CSV. Never throws;
 * nothing is changed by it.
 * @param name of the file, which tells CSV from JSON where it ends in either
 * @param newId makes ids for entries that have none
 */
export function readEntriesFile(file: string, name: string, newId: () => string): ReadEntries {
  const text = file.replace(/^\uFEFF/, '');
  const { candidates, faults } = isJson(text, name) ? readEntriesJson(text) : readEntriesCsv(text);
  const positionOf = positionsIn(text);
  const { entries, problems } = checkEntries(
    ownEntriesShape,
    candidates.map(({ written }) => withDefaults(written, newId)),
  );
  const found = problems.map(({ index, path, what }) => {
    const { offsetOf, path: base } = candidates[index]!;
    return { offset: offsetOf(path), path: [base, ...path].filter((part) => part !== '').join('.'), what };
  });
  const inOrder = [...faults, ...found].sort((a, b) => a.offset - b.offset);
  return { entries, problems: inOrder.map(({ offset, path, what }) => ({ ...positionOf(offset), where: path, what })) };
}

function isJson(text: string, name: string): boolean {
  if (/\.json$/i.test(name)) return true;
  return !/\.(csv|tsv)$/i.test(name) && /^\s*[[{]/.test(text);
}

const longestTitle = 60;

/** A text alone is its own title; what has no id gets one. */
function withDefaults(written: Candidate['written'], newId: () => string): unknown {
  if (!isRecord(written)) return written;
  const { value: said, ...rest } = written;
  const value = typeof said === 'string' ? { is: 'fixed', text: said } : said;
  return { id: newId(), title: titleOf(value), group: '', ...rest, value };
}

function titleOf(value: unknown): string {
  const text = typeof value === 'object' && value !== null && 'text' in value ? String(value.text) : '';
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line.slice(0, longestTitle) || JSON.stringify(value)?.slice(0, longestTitle) || '?';
}
