import { text } from '../../../utils/text';
import { CheckEditor } from './check-editor';
import { ChoiceEditor } from './choice-editor';
import type { EditorProps, SampleProps } from './editor-props';
import { NativeEditor } from './native-editor';
import { TextEditor } from './text-editor';

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
