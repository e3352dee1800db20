import type { FieldId, UndoEntry } from '../pipeline';
import type { Author } from '../field/authors';
import type { Findings, Held, Written } from './field-writer';
import type { TreePosition } from './native/relocate';
import { holdsOf, isAsHeld, type Target } from './target';

/** What one field held before a fill. */
export interface HeldField extends Target {
  readonly place: TreePosition;
  readonly held: Held;
  readonly findings: Findings;
  /** Who had put that there. */
  readonly author: Author;
  /** What the fill left in it; null until that is known: one that refuses may have changed all the same. */
  readonly left: string | null;
}

export type HeldFields = Map<FieldId, HeldField>;

/** One fill, as far as it can be taken back. */
export interface UndoStep {
  /** When it began, in epoch milliseconds. */
  readonly at: number;
  /** What its fields held before it, in the order they were written. */
  readonly fields: HeldFields;
  /** Whether it is what a page did not let go when the fill was taken back: it is tried once more, and then the fill before. */
  readonly isRest?: boolean;
}

/**
 * Notes what a write left in a field; one that changed nothing leaves nothing to take back. A box may hold its value
 * already because another one of the fill has ticked it.
 * @returns whether the fill has brought the field to what it holds
 */
export function noteWritten(fields: HeldFields, id: FieldId, target: Target, { outcome, holds }: Written): boolean {
  const known = fields.get(id);
  if (!known || outcome === 'refused') return false;
  const isOurs = outcome === 'filled' || known.left !== null || !isAsHeld(target, known.held);
  if (isOurs) fields.set(id, { ...known, left: holds });
  else fields.delete(id);
  return isOurs;
}

/**
 * What a field held before all of our fills that have left it as it is: before the first of those that found ours in it.
 * @param holds what it shows now
 * @returns null where it holds something else than the last of them left
 */
export function heldBeforeOurs(steps: readonly UndoStep[], id: FieldId, holds: string): Pick<HeldField, 'held'> | null {
  const fills = steps.flatMap(({ fields }) => fields.get(id) ?? []).reverse();
  const first = fills.findIndex(({ author }) => author !== 'us');
  return fills[0]?.left === holds ? fills.at(first)! : null;
}

/** The fields of a fill that an undo has not brought back. */
export function leftOf({ fields }: UndoStep, entries: readonly UndoEntry[]): HeldFields {
  const refused = new Set(entries.filter(({ outcome }) => outcome === 'refused').map(({ id }) => id));
  return new Map([...fields].filter(([id]) => refused.has(id)));
}

/**
 * Takes single fields out of all fills: what each held before the first of them.
 * @returns the fields that any of the fills has changed, with what the last one left in them
 */
export function takeOut(steps: UndoStep[], ids: readonly FieldId[]): HeldFields {
  const taken: HeldFields = new Map();
  for (const { fields } of steps) {
    for (const id of ids) {
      const field = fields.get(id);
      if (!field || !fields.delete(id)) continue;
      const first = taken.get(id) ?? field;
      const findings = { ...field.findings, ...first.findings };
      taken.set(id, { ...field, held: first.held, author: first.author, findings });
    }
  }
  steps.splice(0, steps.length, ...steps.filter(({ fields }) => fields.size > 0));
  return taken;
}

/** At the end of a fill, sorts out the fields that refused it: what is as it was leaves nothing to take back. */
export function settleRefused(fields: HeldFields): void {
  for (const [id, field] of fields) {
    if (field.left !== null) continue;
    if (isAsHeld(field, field.held)) fields.delete(id);
    else fields.set(id, { ...field, left: holdsOf(field) });
  }
}
