import { kindTitle } from '../../utils/kind-title';
import type { FieldRow } from '../../utils/messages/field-row';
import { personTitle } from '../../utils/person-title';
import { textSources } from '../../utils/pipeline';
import type { Evidence } from '../../utils/plan/plan-entry';
import { reasonText } from '../../utils/reason-text';
import { rowLook } from '../../utils/messages/row-look';
import { text } from '../../utils/text';

/** What a row's right half shows. */
export interface RowContent {
  readonly text: string;
  /** A value is the page's or the person's data, a reason is ours. */
  readonly is: 'value' | 'reason';
}

/** The value that the page holds or will get; where there is none, why not. */
export function rowContent(row: FieldRow): RowContent {
  const value = shownValue(row);
  const reason = row.reason ?? row.breaks;
  if (value || !reason) return { is: 'value', text: value };
  if (row.pending && isSkipped(row)) return { is: 'reason', text: text('rowPutBack') };
  return { is: 'reason', text: reasonText(reason) };
}

/** Not on the page yet: it still holds what a fill wrote. */
function isSkipped({ reason }: FieldRow): boolean {
  return reason === 'skipped-by-user' || reason === 'skipped-by-rule';
}

function shownValue(row: FieldRow): string {
  const { pending, outcome, holds, planned, state } = row;
  // What a stop left out is to be written all the same: by the next fill.
  if (rowLook(row) === 'skipped') return state !== 'empty' ? holds : row.reason === 'cancelled' ? planned : '';
  if (pending || outcome === null) return planned;
  return outcome === 'filled' ? holds || planned : holds;
}

/** What a mode is after with the row's value, or why the page holds another one; '' for nothing out of the ordinary. */
export function rowAim(row: FieldRow): string {
  if (rowContent(row).is === 'reason') return '';
  const { probe, breaks, reason } = row;
  const look = rowLook(row);
  if (reason && (look === 'skipped' || look === 'refused' || reason === 'changed-by-page')) return reasonText(reason);
  return probe || breaks === null ? probe : reasonText(breaks);
}

/**
 * The kind's title where it says something that the row's label does not: nothing visible on the page named the kind,
 * or the person did.
 */
export function kindTag({ kind, evidence, label, planned }: FieldRow): string {
  const title = kindTitle(kind);
  const saidOnPage = evidence.some(isVisible);
  const guessed = evidence.every(({ signal }) => signal === 'default');
  const same = label.toLowerCase().includes(title.toLowerCase());
  return planned === '' || saidOnPage || guessed || same ? '' : title;
}

/** Who the value belongs to, where it is not the page's main person and neither label nor heading says so. */
export function personTag({ person, label, section, planned }: FieldRow): string {
  const title = personTitle(person);
  const number = /\d+$/.exec(title)?.[0];
  const said = `${section} ${label}`.toLowerCase();
  const isSaid = said.includes(title.toLowerCase()) || (number !== undefined && said.split(/\D+/).includes(number));
  return planned === '' || isSaid ? '' : title;
}

function isVisible({ signal }: Evidence): boolean {
  return (textSources as readonly string[]).includes(signal);
}
