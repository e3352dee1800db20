import type { ReadText } from './read-text';
import { isBox } from './boxes';
import type { Found } from './survey';
import { headerRowOf, isHeader, lineOf, cellOf, plainHeadOf, statementOf } from '../dom/table-cell';
import { columnHeaders } from '../field/native/option-header';

/** Headers of the table cell a field stands in; each table's first row is read once. */
export type HeadersOf = (found: Pick<Found, 'element' | 'members'>) => string[];

/**
 * What tables say of fields: column, then row. Of a question whose boxes take a row (a statement to agree with) that is the
 * row's alone, since the columns name its options; of one that takes a column the other way round.
 */
export function createHeadersOf(read: ReadText): HeadersOf {
  const columns = new Map<Element, readonly (Element | null)[]>();
  const headers = (table: Element): readonly (Element | null)[] => {
    const known = columns.get(table) ?? columnHeaders(table);
    columns.set(table, known);
    return known;
  };
  return ({ element, members }) => {
    const place = cellOf(element);
    if (!place) return [];
    const { table, row, column } = place;
    const ofColumn = row === headerRowOf(table) ? null : (headers(table)[column] ?? plainHeadOf(place));
    const statement = statementOf(row);
    const ofRow = statement && (isHeader(statement) || isBox(element)) ? statement : null;
    const line = lineOf(members);
    const said = [line === 'row' ? null : ofColumn, line === 'column' ? null : ofRow];
    return said.flatMap((cell) => (cell ? read(cell) : '') || []);
  };
}
