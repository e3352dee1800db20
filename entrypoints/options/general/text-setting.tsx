import { useId, useState } from 'react';

interface TextSettingProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  /** Why a text cannot be the value; '' where it can. */
  readonly problemOf: (text: string) => string;
  /** Called with texts that can be the value, while they are typed. */
  readonly onChange: (text: string) => void;
}

/** A setting that is written; what cannot be is said beside it and not passed on. */
export function TextSetting({ label, hint, value, problemOf, onChange }: TextSettingProps) {
  const id = useId();
  const [draft, setDraft] = useState(value);
  const problem = problemOf(draft);
  const write = (text: string) => {
    setDraft(text);
    if (!problemOf(text)) onChange(text);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={draft}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-hint`}
        onChange={(event) => write(event.target.value)}
      />
      <p id={`${id}-hint`} className={problem ? 'error' : 'hint'} aria-live="polite">
        {problem || hint}
      </p>
    </div>
  );
}
