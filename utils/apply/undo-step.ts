import type { FieldId } from '../pipeline';
import type { Held } from './adapter';
import type { Place } from './native/relocate';
import type { Target } from './target';

/** What one field held before a fill. */
export interface HeldField extends Target {
  readonly place: Place;
  readonly held: Held;
}

/** What the fields of one fill held before it, in the order they were written. */
export type UndoStep = Map<FieldId, HeldField>;
