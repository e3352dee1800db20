import type { FieldRow, RowSample } from '../../../utils/messages/field-row';
import type { Control, Value } from '../../../utils/pipeline';
import type { Override } from '../../../utils/plan/context';
import type { DrawnSpec } from '../../../utils/plan/value-language/value-spec';

/** What every editor of a row's value is given. */
export interface EditorProps<C extends Control = Control> {
  readonly row: FieldRow;
  readonly control: C;
  /** What would be written; null for nothing. */
  readonly value: Value | null;
  readonly onOverride: (override: Override) => void;
}

/** What the editor of texts needs besides, for values that are made. */
export interface SampleProps {
  /** Labels of the form's other fields. */
  readonly labels: readonly string[];
  /** What the value makes that was asked for last. */
  readonly sample: RowSample | null;
  readonly onSample: (value: DrawnSpec) => void;
}
