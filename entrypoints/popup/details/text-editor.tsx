import { useId, type FocusEvent, type FormEvent } from 'react';
import { onEscape } from '../../../components/on-escape';
import { useTyped } from '../../../components/use-typed';
import { TypedValueInput, type OtherForm } from '../../../components/value-form/typed-value-input';
import type { ChoiceControl, NumberControl, TextControl } from '../../../utils/pipeline';
import { checkValue } from '../../../utils/plan/value-language/check-value';
import type { MadeValue } from '../../../utils/plan/value-language/make-value';
import type { ValueProblem } from '../../../utils/plan/value-language/value-problem';
import type { ValueSpec } from '../../../utils/plan/value-language/value-spec';
import { text } from '../../../utils/text';
import { valueProblemText } from '../../../utils/value-problem-text';
import { fitProblem, type FitProblem } from './fit-problem';
import { drawnValue, standingValue, typedOverride } from './typed-text';
import { useSample } from './use-sample';
import type { EditorProps, SampleProps } from './editor-props';

type TextEditorProps = EditorProps<TextControl | NumberControl | ChoiceControl> & SampleProps;

/** Keeps the line's place: what is below must not move when the answer comes. */
const nothingYet = '\u00a0';

/** What of the value language stands beside a text; kinds and skipping have buttons of their own. */
const forms: readonly OtherForm[] = ['list', 'pattern', 'number', 'date'];

/**
 * A text that is written letter by letter, a template, or another value. It is set by Enter or by leaving the editor;
 * Escape takes it back.
 */
export function TextEditor({ row, control, onOverride, labels, sample, onSample }: TextEditorProps) {
  const id = useId();
  const standing = standingValue(row);
  const { typed: draft, type, settle } = useTyped(standing);
  const made = useSample(draft, sample, onSample);
  const mistakes = mistakesOf(draft, made);
  const result = made && 'text' in made ? made.text : null;
  const written = draft.is === 'fixed' || (draft.is === 'template' && mistakes.length > 0) ? draft.text : result;
  const problem = written === null ? null : fitProblem(control, written);
  const override = typedOverride(draft);
  const canSet = override !== null && problem?.is !== 'cannot-hold';
  const changed = JSON.stringify(draft) !== JSON.stringify(standing);
  const set = () => {
    settle();
    if (changed && canSet) onOverride(override);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => currentTarget.contains(relatedTarget) || set();
  return (
    <form className="field" onSubmit={submit} onBlur={leave}>
      <div className="field-row">
        <TypedValueInput
          label={text('value')}
          value={draft}
          forms={forms}
          hasLines={hasLines(control, row.planned)}
          inputMode={control.control === 'number' ? 'decimal' : undefined}
          labels={labels}
          problems={mistakes}
          isInvalid={!canSet}
          describedBy={`${id}-fit`}
          onChange={type}
          onKeyDown={(event) => changed && onEscape(event, () => type(standing))}
        />
        {changed && (
          <button type="submit" className="button" aria-disabled={!canSet}>
            {text('setValue')}
          </button>
        )}
      </div>
      <p id={`${id}-fit`} className={canSet ? 'warning' : 'error'} aria-live="polite">
        {note(draft, mistakes, problem)}
      </p>
      {drawnValue(draft) && (
        <p className="hint" aria-live="polite">
          {result === null ? nothingYet : text('sample', result)}
        </p>
      )}
    </form>
  );
}

function mistakesOf(draft: ValueSpec, made: MadeValue | null): readonly ValueProblem[] {
  return made && 'problem' in made ? [made.problem] : checkValue(draft);
}

function note(draft: ValueSpec, [mistake]: readonly ValueProblem[], problem: FitProblem | null): string | undefined {
  if (!mistake) return problem?.text;
  const sentence = valueProblemText(mistake.code, mistake.piece);
  return draft.is === 'template' ? text('templateAsText', sentence) : sentence;
}

function hasLines(control: EditorProps['control'], value: string): boolean {
  const types: readonly string[] = ['textarea', 'rich-text', 'code'];
  return value.includes('\n') || (control.control === 'text' && types.includes(control.type));
}
