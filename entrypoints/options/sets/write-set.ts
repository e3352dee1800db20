import Papa from 'papaparse';
import type { Kind } from '../../../utils/kinds/kinds';
import type { SetRow } from '../../../utils/plan/person-set';

export const setFormats = ['csv', 'json'] as const;
export type SetFormat = (typeof setFormats)[number];

export interface SetWriting {
  readonly format: SetFormat;
  readonly columns: readonly Kind[];
  readonly count: number;
  /** Told after each slice: how many are made. */
  readonly onProgress: (made: number) => void;
  readonly signal: AbortSignal;
}

/** Milliseconds of work between two looks at what the person does. */
const slice = 12;

/**
 * Writes a set as a file, in slices: the page stays responsive however many there are.
 * @returns the file's parts in order; null where it was cancelled
 */
export async function writeSet(rows: Iterable<SetRow>, writing: SetWriting): Promise<readonly string[] | null> {
  const { count, onProgress, signal } = writing;
  const parts = [beginning(writing)];
  let made = 0;
  let until = performance.now() + slice;
  for (const row of rows) {
    parts.push(rowText(row, writing, ++made === count));
    if (performance.now() < until) continue;
    onProgress(made);
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return null;
    until = performance.now() + slice;
  }
  onProgress(made);
  return [...parts, writing.format === 'json' ? ']\n' : ''];
}

/** The mark at the beginning tells spreadsheets that it is UTF-8. */
function beginning({ format, columns }: SetWriting): string {
  return format === 'json' ? '[\n' : `\uFEFF${csvLine(['seed', ...columns])}`;
}

function rowText({ seed, values }: SetRow, { format, columns }: SetWriting, isLast: boolean): string {
  if (format === 'csv') return csvLine([seed, ...values]);
  const row = { seed, ...Object.fromEntries(columns.map((kind, at) => [kind, values[at] ?? ''])) };
  return `  ${JSON.stringify(row)}${isLast ? '' : ','}\n`;
}

function csvLine(cells: readonly string[]): string {
  return `${Papa.unparse([[...cells]])}\r\n`;
}
