import { useId, useState } from 'react';
import { useTyped } from '../../../components/use-typed';
import { typedText, type ColorControl, type DateControl } from '../../../utils/pipeline';
import { text } from '../../../utils/text';
import type { EditorProps } from './editor-props';

/** A date, time or colour in the browser's own control: what it can hold, the page's can hold too. */
export function NativeEditor({ control, value, onOverride }: EditorProps<DateControl | ColorControl>) {
  const id = useId();
  const type = control.control === 'color' ? 'color' : control.type;
  const written = typedText(value) ?? '';
  const { typed: draft, type: write, settle } = useTyped(written);
  const [wrong, setWrong] = useState(false);
  const set = () => {
    settle();
    if (draft !== '' && draft !== written) onOverride({ do: 'text', text: draft });
  };
  return (
    <div className="field">
      <label className="visually-hidden" htmlFor={id}>
        {text('value')}
      </label>
      <input
        id={id}
        type={type}
        step={type === 'time' || type === 'datetime-local' ? 'any' : undefined}
        value={draft}
        aria-invalid={wrong}
        aria-describedby={`${id}-fit`}
        onChange={(event) => {
          write(event.target.value);
          setWrong(event.target.validity.badInput);
        }}
        onBlur={(event) => {
          setWrong(event.target.validity.badInput);
          set();
        }}
        onKeyDown={(event) => event.key === 'Enter' && set()}
      />
      <p id={`${id}-fit`} className="error" aria-live="polite">
        {wrong && text('fitNoDate')}
      </p>
    </div>
  );
}
