import { useId } from 'react';

interface ChoiceSettingProps<Value extends string> {
  readonly label: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A setting that is one of a few, all of them in sight. */
export function ChoiceSetting<Value extends string>({ label, options, value, onChange }: ChoiceSettingProps<Value>) {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      {options.map(([option, optionLabel]) => (
        <label key={option}>
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          {optionLabel}
        </label>
      ))}
    </fieldset>
  );
}
