import { useEffect, useId, useRef, type FocusEvent, type FormEvent } from 'react';
import { checkValue } from '../../utils/plan/value-language/check-value';
import type { ValueSpec } from '../../utils/plan/value-language/value-spec';
import { text } from '../../utils/text';
import { valueProblemText } from '../../utils/value-problem-text';
import { onEscape } from '../on-escape';
import { useTyped } from '../use-typed';
import { TypedValueInput, type OtherForm } from './typed-value-input';

interface ValueSetterProps {
  readonly label: string;
  readonly value: ValueSpec;
  readonly forms: readonly OtherForm[];
  /** Said where nothing is wrong. */
  readonly hint?: string;
  /** What else can be wrong with a value; '' where nothing is. */
  readonly problemOf?: (value: ValueSpec) => string;
  readonly canBeEmpty?: boolean;
  readonly onSet: (value: ValueSpec) => void;
  /** Told when it is left without a change. Given, the editor has the focus from the beginning and leaving it sets nothing. */
  readonly onClose?: () => void;
}

const noProblem = () => '';

/** The editor of one value: set by Enter, its button or by leaving it; Escape takes back what was typed. */
export function ValueSetter(props: ValueSetterProps) {
  const { label, value, forms, hint = '', problemOf = noProblem, canBeEmpty = false, onSet, onClose } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { typed: draft, type, settle } = useTyped(value);
  const problems = checkValue(draft);
  const [mistake] = problems;
  const problem = mistake ? valueProblemText(mistake.code, mistake.piece) : problemOf(draft);
  const isEmpty = !canBeEmpty && draft.is === 'fixed' && draft.text.trim() === '';
  const isChanged = JSON.stringify(draft) !== JSON.stringify(value);
  const canSet = problem === '' && !isEmpty;
  const isOpened = onClose !== undefined;
  useEffect(() => {
    if (isOpened) form.current?.querySelector<HTMLInputElement>(':is(input, textarea)')?.select();
  }, [isOpened]);
  const set = () => {
    settle();
    if (canSet && isChanged) onSet(draft);
    if (canSet) onClose?.();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!isOpened && !currentTarget.contains(relatedTarget)) set();
  };
  const takeBack = () => (onClose ? onClose() : type(value));
  return (
    <form ref={form} className="field value-setter" onSubmit={submit} onBlur={leave}>
      <div className="field-row">
        <TypedValueInput
          label={label}
          value={draft}
          forms={forms}
          hasLines={value.is === 'fixed' && value.text.includes('\n')}
          labels={[]}
          problems={problems}
          isInvalid={problem !== ''}
          describedBy={`${id}-hint`}
          onChange={type}
          onKeyDown={(event) => (isOpened || isChanged) && onEscape(event, takeBack)}
        />
        {(isOpened || isChanged) && (
          <button type="submit" className="button" aria-disabled={!canSet}>
            {text('setValue')}
          </button>
        )}
      </div>
      <p id={`${id}-hint`} className={problem ? 'error' : 'hint'} aria-live="polite">
        {problem || hint}
      </p>
    </form>
  );
}
