/** What is known of the fields of a page before the first of them is written. */
import { isConnected } from '../dom/nodes';
import { noteFault } from '../dom/faults';
import type { FieldId } from '../pipeline';
import type { Held } from './field-writer';
import { writerOf } from './field-writers';
import { forgetTreePositions, treePositionOf, type TreePosition } from './native/relocate';
import type { Pacer } from '../dom/pacer';
import type { Target } from './target';

export interface Start {
  readonly places: Places;
  readonly held: ReadonlyMap<FieldId, Held>;
}

/** Where fields stand: a page may draw those beside one anew when it is written. */
export type Places = ReadonlyMap<FieldId, TreePosition>;

interface Reachable {
  readonly id: FieldId;
  readonly target: Target;
}

/**
 * Notes where fields stand and what they hold, in slices of time. Writing one changes others where both show one thing, as a
 * slider and a box for its number do.
 * @returns nothing of those that can't be read
 */
export async function startOf(
  fields: readonly { readonly id: FieldId; readonly target: Target | null }[],
  pacer: Pacer,
): Promise<Start> {
  const reachable = fields.flatMap(({ id, target }) =>
    target && isConnected(target.field.element) ? [{ id, target }] : [],
  );
  forgetTreePositions();
  const places = new Map(reachable.map(({ id, target }) => [id, treePositionOf(target.field.element)]));
  return { places, held: await heldBy(reachable, pacer) };
}

async function heldBy(reachable: readonly Reachable[], pacer: Pacer): Promise<ReadonlyMap<FieldId, Held>> {
  const held = new Map<FieldId, Held>();
  for (const { id, target } of reachable) {
    try {
      held.set(id, writerOf(target.adapter).read(target.field));
    } catch (error) {
      noteFault(`${target.adapter.name}.read`, error);
      continue;
    }
    const rest = pacer.yieldIfDue();
    if (rest) await rest;
  }
  return held;
}
