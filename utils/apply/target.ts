import { noteFault } from '../dom/faults';
import type { Adapter, FieldElements } from '../field/adapter';
import { askHolds } from '../field/ask-adapter';
import { longestHeld } from '../pipeline';
import type { Held } from './field-writer';
import { writerOf } from './field-writers';

/** Where a write is headed: the field and the way to write it. */
export interface Target {
  readonly field: FieldElements;
  readonly adapter: Adapter;
}

/** What a field shows, as long as a report tells it; '' where even asking fails. */
export function holdsOf({ field, adapter }: Target): string {
  return askHolds(adapter, field).slice(0, longestHeld);
}

/** Whether a field holds what it held; one that can't be asked is taken to. */
export function isAsHeld({ field, adapter }: Target, held: Held): boolean {
  try {
    const { read, isSame = isEqual } = writerOf(adapter);
    return isSame(read(field) ?? held, held);
  } catch (error) {
    noteFault(`${adapter.name}.read`, error);
    return true;
  }
}

function isEqual(now: Held, held: Held): boolean {
  return JSON.stringify(now) === JSON.stringify(held);
}
