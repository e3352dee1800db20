import { findFirst } from '../../dom/nodes';
import { columnsOf, headerRowOf, isHeader, lineOf, cellOf, statementOf } from '../../dom/table-cell';

/** Headers by column. A first row of plain cells counts only above boxes, which have no other name for their columns. */
export function columnHeaders(table: Element): (Element | null)[] {
  const row = headerRowOf(table);
  if (!row) return [];
  const isOfBoxes = findFirst(table, 'input:is([type=radio],[type=checkbox])') !== null;
  return columnsOf(row).map((cell) => (isHeader(cell) || isOfBoxes ? cell : null));
}

/** The header that stands for one option of a question whose boxes take a row or a column; null where none does. */
export function optionHeaderOf(box: Element, boxes: readonly Element[]): Element | null {
  const line = lineOf(boxes);
  const place = line && cellOf(box);
  if (!place) return null;
  if (line === 'column') return statementOf(place.row);
  return columnHeaders(place.table)[place.column] ?? null;
}
