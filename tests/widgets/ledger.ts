/** What a fill reaches on every case of the widget pages, one line a case, as it was last looked at and accepted. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CaseName, CaseResult } from './judge';

const file = fileURLToPath(new URL('./ledger.tsv', import.meta.url));
const columns = ['page', 'case', 'ci', 'adapters', 'filled', 'closed', 'undone'];

/** One case's line; the last three say `yes`, `no`, or `–` where the widget offers no way back. */
export interface LedgerLine extends CaseName {
  /** `ci`, or nothing. */
  readonly ci: string;
  readonly adapters: string;
  readonly filled: string;
  /** Whether nothing was left open. */
  readonly closed: string;
  readonly undone: string;
}

export function lineOf({ page, name, ci, adapters, troubles }: CaseResult): LedgerLine {
  const { fill, open, undo } = troubles;
  return {
    page,
    name,
    ci: ci ? 'ci' : '',
    adapters: adapters.toSorted().join(' '),
    filled: told(fill),
    closed: told(open),
    undone: told(undo),
  };
}

const told = (trouble: string | null) => (trouble === null ? '–' : trouble === '' ? 'yes' : 'no');

/** Names a case among all. */
export const caseKey = ({ page, name }: CaseName) => `${page} › ${name}`;

/** The lines by `caseKey`; none where there is no ledger yet. @throws Error that names a line which is none */
export function readLedger(): Map<string, LedgerLine> {
  if (!existsSync(file)) return new Map();
  const [, ...rows] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return new Map(rows.map((row, index) => readLine(row, index + 2)).map((line) => [caseKey(line), line]));
}

function readLine(row: string, number: number): LedgerLine {
  const cells = row.split('\t');
  if (cells.length !== columns.length)
    throw new Error(`ledger.tsv, line ${number}: expected ${columns.length} cells, received ${cells.length}`);
  const [page, name, ci, adapters, filled, closed, undone] = cells as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return { page, name, ci, adapters, filled, closed, undone };
}

/** Writes the ledger, in order of page and case as the pages have them. */
export function writeLedger(lines: Iterable<LedgerLine>): void {
  const rows = [...lines]
    .toSorted((one, other) => (one.page < other.page ? -1 : one.page > other.page ? 1 : 0))
    .map(({ page, name, ci, adapters, filled, closed, undone }) =>
      [page, name, ci, adapters, filled, closed, undone].join('\t'),
    );
  writeFileSync(file, [columns.join('\t'), ...rows, ''].join('\n'));
}

/** How a case differs from its line, `''` where it does not; `null` for the one that is missing on a side. */
export function difference(expected: LedgerLine | null, actual: LedgerLine | null): string {
  if (!expected) return 'is not in the ledger';
  if (!actual) return 'is in the ledger and on no page';
  return (['ci', 'adapters', 'filled', 'closed', 'undone'] as const)
    .filter((column) => expected[column] !== actual[column])
    .map((column) => `${column}: expected ${expected[column]}, received ${actual[column]}`)
    .join('; ');
}
