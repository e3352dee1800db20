import type { FieldRow, RowSample } from '../../../utils/messages';
import type { Control, Value } from '../../../utils/pipeline';
import type { Override } from '../../../utils/plan/context';
import type { DrawnSpec } from '../../../utils/plan/value-language/value-spec';
import { text } from '../../../utils/text';
import { CheckEditor } from './check-editor';
import { ChoiceEditor } from './choice-editor';
import { NativeEditor } from './native-editor';
import { TextEditor } from './text-editor';

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

/** The editor that fits a control: what it writes, the control can hold, or the editor says beforehand that it can't. */
export function ValueEditor({ control, ...rest }: EditorProps & SampleProps) {
  switch (control.control) {
    case 'choice':
      return control.options.length > 0 && !control.editable ? (
        <ChoiceEditor {...rest} control={control} />
      ) : (
        <TextEditor {...rest} control={control} />
      );
    case 'check':
      return <CheckEditor {...rest} control={control} />;
    case 'date':
    case 'color':
      return <NativeEditor {...rest} control={control} />;
    case 'text':
    case 'number':
      return <TextEditor {...rest} control={control} />;
    case 'file':
      return <p className="hint">{text('editFile')}</p>;
    case 'drawing':
      return <p className="hint">{text('editDrawing')}</p>;
  }
}
