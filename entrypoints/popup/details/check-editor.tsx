import { useId } from 'react';
import type { CheckControl } from '../../../utils/pipeline';
import { text } from '../../../utils/text';
import type { EditorProps } from './editor-props';

/** Whether a box gets ticked. */
export function CheckEditor({ value, onOverride }: EditorProps<CheckControl>) {
  const name = useId();
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{text('value')}</legend>
      {[true, false].map((checked) => (
        <label key={String(checked)}>
          <input
            type="radio"
            name={name}
            checked={value?.as === 'check' && value.checked === checked}
            onChange={() => onOverride({ do: 'check', checked })}
          />
          <span>{text(checked ? 'ticked' : 'notTicked')}</span>
        </label>
      ))}
    </fieldset>
  );
}
