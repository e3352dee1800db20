import type { FieldId } from '../../pipeline';
import type { KnownFills } from './undoable-fills';
import type { Written } from '../page/written';

/** What is kept of a tab's fills beside the worker, which the browser may stop at any time. Plain JSON. */
export interface FillRecord {
  /** The document that was filled: `Frame.document` of the top frame. */
  readonly document: number;
  /** Fields that were to be written and have been so far; null once the fill has ended. */
  readonly running: { readonly done: number; readonly of: number } | null;
  readonly written: readonly (readonly [row: string, Written])[];
  readonly undoable: KnownFills;
}

/** Of larger pages only the figures are kept. */
const mostRows = 2_000;

export function fillRecord(
  document: number,
  fields: ReadonlyMap<FieldId, Written>,
  undoable: KnownFills,
  running: FillRecord['running'],
): FillRecord {
  const isLarge = Math.max(fields.size, running?.of ?? 0) > mostRows;
  return { document, running, written: isLarge ? [] : [...fields], undoable };
}

/** The fields that a record tells of. */
export function writtenOf({ written: rows }: FillRecord): ReadonlyMap<FieldId, Written> {
  return new Map(rows.map(([row, one]) => [row as FieldId, one]));
}
