import type { FieldDescriptor, FieldId, ReportEntry, Value } from '../../pipeline';
import { hash } from '../../hash';
import type { TabReading } from './read-tab';

/** What a fill did to one field, as long as the page still holds it. */
export interface Written {
  readonly report: ReportEntry;
  /** Stands for what was to be written, as `valueKey` makes it; null for what an earlier fill wrote, put back by an undo. */
  readonly value: string | null;
  /** A list that got its entries in the middle of a fill, by what was chosen before it. */
  readonly isDependent?: true;
}

/** By field: what our fills did to it. */
export type WrittenFields = ReadonlyMap<FieldId, Written>;

const keys = new WeakMap<Value, string>();

/** Tells values apart, files too, without keeping them; '' where nothing was to be written. */
export function valueKey(value: Value | null): string {
  if (!value) return '';
  // A fill asks thrice of each value: whether it is due, what was written, whether the row shows another.
  const key = keys.get(value) ?? hash(JSON.stringify(value));
  keys.set(value, key);
  return key;
}

/** Whether a field was filled, or held its value already. */
export function isFilled({ outcome }: ReportEntry): boolean {
  return outcome === 'filled' || outcome === 'unchanged';
}

/** The page as it stands after a fill, without reading it once more. */
export function readingAfter(reading: TabReading, written: WrittenFields): TabReading {
  const found = reading.found.map((one) => {
    const report = written.get(one.field.id)?.report;
    return report ? { ...one, field: fieldAfter(one.field, report) } : one;
  });
  return { ...reading, found };
}

/** Passwords are not kept: no reading tells them either. */
function fieldAfter(field: FieldDescriptor, { outcome, reason, holds }: ReportEntry): FieldDescriptor {
  if (outcome === 'refused' && reason === 'disabled') return { ...field, skipReason: reason, current: holds };
  if (reason === 'has-value' && holds !== field.current) return { ...field, current: holds, state: 'typed' };
  if (outcome === 'skipped' || (outcome === 'refused' && holds === field.current)) return field;
  const isSecret = field.control === 'text' && field.type === 'password';
  const state = holds === '' ? 'empty' : outcome === 'refused' && reason === 'changed-by-page' ? 'preset' : 'ours';
  const held = { ...field, current: isSecret ? '' : holds, state } as const;
  return held.control === 'check' ? { ...held, checked: holds !== '' } : held;
}
