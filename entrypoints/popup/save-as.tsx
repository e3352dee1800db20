import { useId, type FormEvent, type ReactNode } from 'react';
import { useTyped } from '../../components/use-typed';
import { text } from '../../utils/text';

interface SaveAsProps {
  readonly label: string;
  readonly hint?: string;
  readonly suggested: string;
  /** Characters at most. */
  readonly most: number;
  /** Whether the name has the focus at first. */
  readonly autoFocus?: boolean;
  readonly onSave: (name: string) => void;
  /** What else is asked. */
  readonly children?: ReactNode;
}

/** Keeps something under a name; an empty one is none. */
export function SaveAs({ label, hint, suggested, most, autoFocus, onSave, children }: SaveAsProps) {
  const id = useId();
  const { typed: name, type } = useTyped(suggested);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) onSave(name.trim());
  };
  return (
    <form className="field" onSubmit={save}>
      <label htmlFor={id}>{label}</label>
      <div className="field-row">
        <input
          id={id}
          value={name}
          autoFocus={autoFocus}
          maxLength={most}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={hint && `${id}-hint`}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => type(target.value)}
        />
        <button type="submit" className="button" aria-disabled={name.trim() === ''}>
          {text('save')}
        </button>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {children}
    </form>
  );
}
