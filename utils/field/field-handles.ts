import type { FieldId } from '../pipeline';
import type { Adapter, FieldElements } from './adapter';

export interface FieldHandle {
  readonly field: FieldElements;
  readonly adapter: Adapter;
}

/** Which elements an id stands for. Made by `scan`, which names the fields. */
export interface FieldHandles {
  /** @returns null for an id that is not known */
  lookup(id: FieldId): FieldHandle | null;
  /** A name for the field that outlasts its element, '' where it has none. Fields that look alike share it. */
  keyOf(id: FieldId): string;
}
