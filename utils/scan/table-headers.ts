import { findAll, isMatch } from './dom';
import type { ReadText } from './bound-labels';

/** Column and row headers of table cells; each table's first row is read once. */
export type HeadersOf = (cell: Element) => string[];

const maxColumns = 100;

export function createHeadersOf(read: ReadText): HeadersOf {
  const columns = new Map<HTMLTableElement, readonly string[]>();
  return (cell) => {
    if (!(cell instanceof HTMLTableCellElement)) return [];
    const row = cell.parentElement;
    const table = cell.closest('table');
    if (!(row instanceof HTMLTableRowElement) || !table) return [];
    const known = columns.get(table) ?? columnHeaders(table, read);
    columns.set(table, known);
    const rowHeader = row.cells[0];
    const ofRow = rowHeader && rowHeader !== cell && isMatch(rowHeader, 'th') ? read(rowHeader) : '';
    const ofColumn = row === table.rows[0] ? '' : (known[columnOf(cell, row)] ?? '');
    return [ofColumn, ofRow].filter((text) => text !== '');
  };
}

/** Texts of the first row's headers, by column; none where that row is no header row. */
function columnHeaders(table: HTMLTableElement, read: ReadText): string[] {
  const first = table.rows[0];
  if (!first || findAll(first, 'input,select,textarea').length > 0) return [];
  const headers: string[] = [];
  for (const cell of [...first.cells].slice(0, maxColumns)) {
    const isHeader = isMatch(cell, 'th,thead td');
    for (let span = 0; span < Math.min(cell.colSpan, maxColumns); span++) headers.push(isHeader ? read(cell) : '');
  }
  return headers;
}

function columnOf(cell: HTMLTableCellElement, row: HTMLTableRowElement): number {
  let column = 0;
  for (const other of row.cells) {
    if (other === cell) break;
    column += Math.min(other.colSpan, maxColumns);
  }
  return column;
}
