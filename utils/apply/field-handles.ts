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
}
