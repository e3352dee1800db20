import type { FieldRow } from './field-row';

/** The states that a row's dot tells and the list is filtered by. */
export const rowLooks = ['planned', 'filled', 'refused', 'skipped'] as const;
export type RowLook = (typeof rowLooks)[number];

/**
 * Where a row stands: a change that is not on the page yet is planned again, a skipped field that is to be put back too; a
 * field with a reason and no value is left alone; one that held its value already counts as filled.
 */
export function rowLook({ outcome, pending, planned, reason }: FieldRow): RowLook {
  const isLeft = planned === '' && reason !== null && reason !== 'breaks-required';
  if (pending) return 'planned';
  if (outcome === null) return isLeft ? 'skipped' : 'planned';
  return outcome === 'unchanged' ? 'filled' : outcome;
}

/** Whether a row holds a text of the person's in its label, section or value; case makes no difference. */
export function rowHolds({ label, section, planned, holds }: FieldRow, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return [label, section, planned, holds].some((text) => text.toLowerCase().includes(wanted));
}
