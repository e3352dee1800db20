import { useId, useState } from 'react';
import type { ChoiceControl, Option, Value } from '../../../utils/pipeline';
import { text } from '../../../utils/text';
import type { EditorProps } from './editor-props';

/** One of a control's options, or several where several may be chosen. */
export function ChoiceEditor(props: EditorProps<ChoiceControl>) {
  return props.control.multiple ? <SeveralOf {...props} /> : <OneOf {...props} />;
}

function OneOf({ row, control, value, onOverride }: EditorProps<ChoiceControl>) {
  const id = useId();
  const chosen = chosenOf(value)[0];
  return (
    <div className="field">
      <label className="visually-hidden" htmlFor={id}>
        {text('value')}
      </label>
      <select
        id={id}
        value={chosen ?? ''}
        onChange={(event) => onOverride({ do: 'choose', indices: [Number(event.target.value)] })}
      >
        {chosen === undefined && (
          <option value="" disabled>
            {row.planned}
          </option>
        )}
        {grouped(control.options).map(({ group, options }, position) =>
          group ? (
            <optgroup key={position} label={group}>
              {options.map(optionElement)}
            </optgroup>
          ) : (
            options.map(optionElement)
          ),
        )}
      </select>
    </div>
  );
}

function optionElement({ index, text: label, disabled }: Option) {
  return (
    <option key={index} value={index} disabled={disabled}>
      {label}
    </option>
  );
}

function SeveralOf({ control, value, onOverride }: EditorProps<ChoiceControl>) {
  /** What was ticked here until the background is heard to hold it: the next click starts from it. */
  const [ticked, setTicked] = useState<readonly number[] | null>(null);
  const held = chosenOf(value);
  if (ticked && areSame(ticked, held)) setTicked(null);
  const chosen = new Set(ticked ?? held);
  const toggle = (index: number) => {
    const indices = control.options
      .map((option) => option.index)
      .filter((each) => (each === index ? !chosen.has(each) : chosen.has(each)));
    setTicked(indices);
    onOverride({ do: 'choose', indices });
  };
  return (
    <fieldset className="choice several">
      <legend className="visually-hidden">{text('value')}</legend>
      {control.options.map(({ index, text: label, disabled }) => (
        <label key={index}>
          <input type="checkbox" checked={chosen.has(index)} disabled={disabled} onChange={() => toggle(index)} />
          <bdi>{label}</bdi>
        </label>
      ))}
    </fieldset>
  );
}

function chosenOf(value: Value | null): readonly number[] {
  return value?.as === 'options' ? (value.at ?? []) : [];
}

function areSame(some: readonly number[], others: readonly number[]): boolean {
  return some.length === others.length && some.every((index) => others.includes(index));
}

/** Options that follow each other under one group's heading. */
function grouped(options: readonly Option[]): { readonly group: string; readonly options: Option[] }[] {
  const groups: { readonly group: string; readonly options: Option[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last?.group === option.group) last.options.push(option);
    else groups.push({ group: option.group, options: [option] });
  }
  return groups;
}
