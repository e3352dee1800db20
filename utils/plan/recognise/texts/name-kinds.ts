import type { Kind } from '../../../kinds/kinds';

/** Kinds by which a form asks who somebody is. */
export const partNames: ReadonlySet<Kind> = new Set(['name', 'given-name', 'family-name']);

/** Whether a box asks for one half of a name. */
export function isHalfName({ kind }: { readonly kind: Kind }): boolean {
  return kind === 'given-name' || kind === 'family-name';
}
