import { useId } from 'react';

interface ChoiceSettingProps<Value extends string> {
  readonly label: string;
  /** Id of the heading that tells it from another one of the same label in the view. */
  readonly under?: string | undefined;
  readonly hint?: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A setting that is one of a few, all of them in sight. */
export function ChoiceSetting<Value extends string>({
  label,
  under,
  hint,
  options,
  value,
  onChange,
}: ChoiceSettingProps<Value>) {
  const name = useId();
  return (
    <fieldset
      className="choice"
      aria-labelledby={under && `${name}-label ${under}`}
      aria-describedby={hint && `${name}-hint`}
    >
      <legend id={`${name}-label`}>{label}</legend>
      {options.map(([option, optionLabel]) => (
        <label key={option}>
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          {optionLabel}
        </label>
      ))}
      {hint && (
        <p id={`${name}-hint`} className="hint">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
