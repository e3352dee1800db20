import type { Adapter, FieldElements } from './adapter';

/** Where a write is headed: the field and the way to write it. */
export interface Target {
  readonly field: FieldElements;
  readonly adapter: Adapter;
}

/** What a field shows; '' where even asking fails. */
export function holdsOf({ field, adapter }: Target): string {
  try {
    return adapter.holds(field).slice(0, 200);
  } catch {
    return '';
  }
}
