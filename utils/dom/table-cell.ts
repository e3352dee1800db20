/** Cells, rows and columns of tables: HTML's, and those that ARIA roles make of other elements. */
import { attribute, closest, findAll, findFirst, isMatch, textContentOf } from '../dom/nodes';

const cells = 'td,th,[role=cell],[role=gridcell],[role=columnheader],[role=rowheader]';
const rows = 'tr,[role=row]';
const tables = 'table,[role=table],[role=grid],[role=treegrid]';
const controls = 'input,select,textarea,[role=radio],[role=checkbox],[contenteditable]';
const boxes = 'input[type=checkbox],[role=checkbox]';
const maxCells = 100;
/** Boxes of one question that tell how they stand: each of them asks for all, and there are lists of 5,000. */
const maxLine = 20;

/** Where a cell stands. */
export interface CellPosition {
  readonly table: Element;
  readonly row: Element;
  readonly column: number;
}

/** @returns null for what stands in no table */
export function cellOf(element: Element): CellPosition | null {
  const cell = closest(element, cells);
  const row = closest(cell, rows);
  const table = closest(row, tables);
  return cell && row && table ? { table, row, column: columnOf(cell, row) } : null;
}

/** The cells of a row, one for each column it spans. */
export function columnsOf(row: Element): Element[] {
  const own = [...findAll(row, cells)].slice(0, maxCells).filter((cell) => closest(cell, rows) === row);
  return own.flatMap((cell) => Array.from({ length: spanOf(cell) }, () => cell)).slice(0, maxCells);
}

/** The row of headers: the first, where it holds no control but the box that chooses all rows. */
export function headerRowOf(table: Element): Element | null {
  const first = findFirst(table, rows);
  if (!first || isTitle(first)) return null;
  const [box, ...others] = findAll(first, controls);
  if (!box) return first;
  return others.length === 0 && isMatch(box, boxes) && columnsOf(first).every(isHeader) ? first : null;
}

/** Whether one cell stands over all columns: a section's title, no column's header. */
function isTitle(row: Element): boolean {
  const [cell, ...others] = columnsOf(row);
  return others.length > 0 && others.every((other) => other === cell);
}

/** The cell of a first row of plain cells, which heads a column where the rows below hold controls and no words. */
export function plainHeadOf({ table, row, column }: CellPosition): Element | null {
  const head = headerRowOf(table);
  if (!head || head === row || statementOf(row)) return null;
  const [heads, own] = [columnsOf(head), columnsOf(row)];
  const held = own.filter((cell) => findFirst(cell, controls) !== null);
  return held.length > 1 && own.length === heads.length ? (heads[column] ?? null) : null;
}

export function isHeader(cell: Element): boolean {
  return isMatch(cell, 'th,thead td,[role=columnheader],[role=rowheader]');
}

/** What a row of boxes is about: the header in front of them, else the last words there. */
export function statementOf(row: Element): Element | null {
  const own = columnsOf(row);
  const first = own.findIndex((cell) => findAll(cell, controls).length > 0);
  const before = own.slice(0, Math.max(0, first));
  return before.find(isHeader) ?? before.findLast((cell) => /\p{L}/u.test(textContentOf(cell) ?? '')) ?? null;
}

/** Whether the boxes of one question stand in one row of a table, in one column, or neither. */
export function lineOf(boxes: readonly Element[]): 'row' | 'column' | null {
  const first = boxes.length < 2 ? null : cellOf(boxes[0]!);
  if (!first) return null;
  const places = boxes.slice(0, maxLine).map(cellOf);
  if (places.every((place) => place?.row === first.row)) return 'row';
  return places.every((place) => place?.table === first.table && place.column === first.column) ? 'column' : null;
}

function columnOf(cell: Element, row: Element): number {
  return columnsOf(row).indexOf(cell);
}

function spanOf(cell: Element): number {
  return Math.min(Math.max(1, Number(attribute(cell, 'colspan')) || 1), maxCells);
}
