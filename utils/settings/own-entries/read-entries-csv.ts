import Papa from 'papaparse';
import { inputProblem } from '../input-problem';
import type { Candidate, Fault, ReadCandidates } from './candidate';
import { csvColumns, plainForms, type CsvColumn } from './csv-columns';

interface Row {
  readonly cells: readonly string[];
  /** Where each cell begins in the text. */
  readonly offsets: readonly number[];
}

/**
 * The entries of a CSV text: one a line, under a line of column names (`csv-columns.ts`). Without such a line the columns
 * are a value, or title and value, or title, value and group. Any separator.
 */
export function readEntriesCsv(text: string): ReadCandidates {
  const { rows, faults } = readRows(text);
  const [first] = rows;
  if (!first) return { candidates: [], faults: [...faults, { offset: 0, path: '', what: inputProblem('no-entries') }] };
  const named = first.cells.map((cell) => columnNamed(cell));
  if (!named.includes('value')) return { candidates: rows.map((row) => candidate(row, unnamed(row))), faults };
  const columns = named.map((column, index) => column ?? first.cells[index]!);
  const odd = named.flatMap((column, index): Fault[] => {
    if (column !== null) return [];
    const cell = first.cells[index]!;
    return [{ offset: first.offsets[index]!, path: cell, what: inputProblem('unknown-column', cell) }];
  });
  const tooLong = rows.filter(({ cells }) => cells.length > columns.length);
  const overfull = tooLong.map(({ cells, offsets }) => ({
    offset: offsets[columns.length]!,
    path: '',
    what: inputProblem('too-many-cells', cells.length, columns.length),
  }));
  const whole = rows.slice(1).filter((row) => !tooLong.includes(row));
  return { candidates: whole.map((row) => candidate(row, columns)), faults: [...faults, ...odd, ...overfull] };
}

function readRows(text: string): { readonly rows: readonly Row[]; readonly faults: readonly Fault[] } {
  const rows: Row[] = [];
  const faults: Fault[] = [];
  let offset = afterBlankLines(text, 0);
  Papa.parse<string[]>(text, {
    skipEmptyLines: true,
    step({ data: cells, errors, meta }) {
      for (const { type, index } of errors)
        if (type === 'Quotes')
          faults.push({ offset: index ?? offset, path: '', what: inputProblem('unpaired-quotes') });
      rows.push({ cells, offsets: offsetsOf(cells, text, offset) });
      offset = afterBlankLines(text, meta.cursor);
    },
  });
  return { rows, faults };
}

/** Where the cells of a row begin; between two is one separator. */
function offsetsOf(cells: readonly string[], text: string, start: number): number[] {
  let next = start;
  return cells.map((cell) => {
    const offset = next;
    next = offset + (quotedAt(text, offset) ?? cell).length + 1;
    return offset;
  });
}

/** A cell in quotes, as it is written; null where none begins. */
function quotedAt(text: string, offset: number): string | null {
  const quoted = /"(?:[^"]|"")*"/y;
  quoted.lastIndex = offset;
  return quoted.exec(text)?.[0] ?? null;
}

function afterBlankLines(text: string, offset: number): number {
  return offset + /^[\r\n]*/.exec(text.slice(offset))![0].length;
}

function columnNamed(cell: string): CsvColumn | null {
  const name = cell.trim().toLowerCase();
  return csvColumns.find((column) => column === name) ?? null;
}

function unnamed({ cells }: Row): readonly CsvColumn[] {
  return cells.length === 1 ? ['value'] : ['title', 'value', 'group'];
}

function candidate({ cells, offsets }: Row, columns: readonly string[]): Candidate {
  const cell = (column: CsvColumn) => cells[columns.indexOf(column)] ?? '';
  const list = (column: CsvColumn) =>
    cell(column)
      .split(/[\s,;]+/)
      .filter(Boolean);
  const [kinds, suits] = [list('kinds'), list('suits')];
  return {
    written: {
      ...(cell('id') && { id: cell('id') }),
      ...(cell('title') && { title: cell('title') }),
      group: cell('group'),
      value: valueIn(cell('form').trim() || 'fixed', cell('value')),
      ...(kinds.length > 0 && { kinds }),
      ...(suits.length > 0 && { suits }),
    },
    path: '',
    offsetOf: ([part, inPart]) => offsets[columns.indexOf(inPart === 'is' ? 'form' : String(part))] ?? offsets[0]!,
  };
}

function valueIn(form: string, cell: string): unknown {
  if (form === 'list') return { is: form, entries: cell.split('\n') };
  if (form === 'pattern') return { is: form, pattern: cell };
  if (plainForms.some((one) => one === form)) return { is: form, text: cell };
  if (form !== 'json') return { is: form };
  try {
    return JSON.parse(cell) as unknown;
  } catch {
    // No value at all: the check says what is expected.
    return null;
  }
}
