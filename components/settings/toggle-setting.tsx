import { useId } from 'react';

interface ToggleSettingProps {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  /** A click that turns names no side: of two fast ones the second takes the first back, whatever has been saved by then. */
  readonly onTurn: () => void;
}

/** A setting that is on or off. */
export function ToggleSetting({ label, hint, checked, onTurn }: ToggleSettingProps) {
  const id = useId();
  return (
    <div className="toggle">
      <input id={id} type="checkbox" checked={checked} aria-describedby={hint && `${id}-hint`} onChange={onTurn} />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
    </div>
  );
}
