import type { Kind } from '../kinds';

/** Kinds by which a form asks who somebody is. */
export const partNames: ReadonlySet<Kind> = new Set(['name', 'given-name', 'family-name']);
