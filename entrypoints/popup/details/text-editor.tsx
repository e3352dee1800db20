import { useId, type FormEvent, type KeyboardEvent } from 'react';
import type { ChoiceControl, NumberControl, TextControl } from '../../../utils/pipeline';
import { text } from '../../../utils/text';
import { fitProblem } from './fit-problem';
import { useDraft } from './use-draft';
import type { EditorProps } from './value-editor';

/** A text that is written letter by letter. It is set by Enter or by leaving the editor; Escape takes it back. */
export function TextEditor({ row, control, onOverride }: EditorProps<TextControl | NumberControl | ChoiceControl>) {
  const id = useId();
  const [draft, setDraft] = useDraft(row.planned);
  const problem = fitProblem(control, draft);
  const changed = draft !== row.planned;
  const set = () => changed && problem?.is !== 'cannot-hold' && onOverride({ do: 'text', text: draft });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !changed) return;
    event.preventDefault();
    event.stopPropagation();
    setDraft(row.planned);
  };
  const field = {
    id,
    dir: 'auto',
    value: draft,
    autoComplete: 'off',
    spellCheck: false,
    'aria-invalid': problem?.is === 'cannot-hold',
    'aria-describedby': `${id}-fit`,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => setDraft(target.value),
    onBlur: set,
    onKeyDown: press,
  } as const;
  return (
    <form className="field" onSubmit={submit}>
      <label className="visually-hidden" htmlFor={id}>
        {text('value')}
      </label>
      <div className="field-row">
        {hasLines(control, row.planned) ? (
          <textarea {...field} rows={2} />
        ) : (
          <input {...field} inputMode={control.control === 'number' ? 'decimal' : undefined} />
        )}
        {changed && (
          <button type="submit" className="button" aria-disabled={problem?.is === 'cannot-hold'}>
            {text('setValue')}
          </button>
        )}
      </div>
      <p id={`${id}-fit`} className={problem?.is === 'cannot-hold' ? 'error' : 'warning'} aria-live="polite">
        {problem?.text}
      </p>
    </form>
  );
}

function hasLines(control: EditorProps['control'], value: string): boolean {
  const types: readonly string[] = ['textarea', 'rich-text', 'code'];
  return value.includes('\n') || (control.control === 'text' && types.includes(control.type));
}
