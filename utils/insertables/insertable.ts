import { isKind, type Kind } from '../kinds/kinds';

/** What can be inserted at a caret, under a name that menus, favourites and the list of recent ones keep. */
export type Insertable =
  | { readonly is: 'kind'; readonly kind: Kind }
  /** An entry of the catalogue. */
  | { readonly is: 'case'; readonly id: string }
  /** An entry of the person's own. */
  | { readonly is: 'own'; readonly id: string };

/** `kind:email`, `case:unicode/zalgo`, `own:1a2b3c4d`. */
export function insertableId(what: Insertable): string {
  return what.is === 'kind' ? `kind:${what.kind}` : `${what.is}:${what.id}`;
}

/** @returns null for what is none; a `case` may have left the catalogue since, an `own` entry may be deleted */
export function readInsertable(id: string): Insertable | null {
  const [, is = '', rest = ''] = /^([a-z]+):(.*)$/.exec(id) ?? [];
  if (is === 'kind') return isKind(rest) ? { is, kind: rest } : null;
  if (is === 'own') return /^[\w-]+$/.test(rest) ? { is, id: rest } : null;
  return is === 'case' && /^[a-z]+\/[a-z0-9-]+$/.test(rest) ? { is, id: rest } : null;
}
