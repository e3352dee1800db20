import { labelOf } from '../../plan/label-of';
import type { FoundField } from './read-tab';

/**
 * What a field has in common with the one that a page draws in its place: not its id, which frameworks count on, nor what
 * is said beside it, as a page may have checked it meanwhile.
 */
export function likenessOf({ field, frameId }: FoundField): string {
  return JSON.stringify([frameId, field.tag, field.name, labelOf(field)]);
}
