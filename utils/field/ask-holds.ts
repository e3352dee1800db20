import { noteFault } from '../dom/faults';
import type { Adapter, FieldElements } from './adapter';

/** What a field shows by its adapter; '' where that cannot tell because the page took the field apart. */
export function askHolds(adapter: Adapter, field: FieldElements): string {
  try {
    return adapter.holds(field);
  } catch (error) {
    noteFault(`${adapter.name}.holds`, error);
    return '';
  }
}
