import { useId } from 'react';

interface SelectSettingProps<Value extends string> {
  readonly label: string;
  /** Id of the heading that tells it from another one of the same label in the view. */
  readonly under?: string | undefined;
  readonly hint?: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A setting that is one of many. */
export function SelectSetting<Value extends string>({
  label,
  under,
  hint,
  options,
  value,
  onChange,
}: SelectSettingProps<Value>) {
  const id = useId();
  return (
    <div className="field">
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        aria-labelledby={under && `${id}-label ${under}`}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => onChange(options[target.selectedIndex]![0])}
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
    </div>
  );
}
