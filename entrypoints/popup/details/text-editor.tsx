import { useId, type FormEvent } from 'react';
import { onEscape } from '../../../components/on-escape';
import { TemplateInput } from '../../../components/template-input/template-input';
import type { ChoiceControl, NumberControl, TextControl } from '../../../utils/pipeline';
import { text } from '../../../utils/text';
import { valueProblemText } from '../../../utils/value-problem-text';
import { fitProblem, type FitProblem } from './fit-problem';
import { looksLikeTemplate, templateProblems, typedOverride, typedText } from './typed-text';
import { useDraft } from './use-draft';
import { useTemplateSample } from './use-template-sample';
import type { EditorProps, TemplateProps } from './value-editor';

/**
 * A text that is written letter by letter, or a template. It is set by Enter or by leaving the editor; Escape takes it
 * back.
 */
export function TextEditor({
  row,
  control,
  onOverride,
  labels,
  sample,
  onSample,
}: EditorProps<TextControl | NumberControl | ChoiceControl> & TemplateProps) {
  const id = useId();
  const standing = typedText(row);
  const [draft, setDraft] = useDraft(standing);
  const made = useTemplateSample(draft, sample, onSample);
  const mistakes = made && 'problem' in made ? [made.problem] : templateProblems(draft);
  const result = made && 'text' in made ? made.text : null;
  const problem = looksLikeTemplate(draft) && result === null ? null : fitProblem(control, result ?? draft);
  const changed = draft !== standing;
  const set = () => changed && problem?.is !== 'cannot-hold' && onOverride(typedOverride(draft));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set();
  };
  return (
    <form className="field" onSubmit={submit}>
      <div className="field-row">
        <TemplateInput
          label={text('value')}
          value={draft}
          hasLines={hasLines(control, row.planned)}
          inputMode={control.control === 'number' ? 'decimal' : undefined}
          labels={labels}
          problems={mistakes}
          isInvalid={problem?.is === 'cannot-hold'}
          describedBy={`${id}-fit`}
          onChange={setDraft}
          onBlur={set}
          onKeyDown={(event) => changed && onEscape(event, () => setDraft(standing))}
        />
        {changed && (
          <button type="submit" className="button" aria-disabled={problem?.is === 'cannot-hold'}>
            {text('setValue')}
          </button>
        )}
      </div>
      <p id={`${id}-fit`} className={problem?.is === 'cannot-hold' ? 'error' : 'warning'} aria-live="polite">
        {note(mistakes, problem)}
      </p>
      {result !== null && (
        <p className="hint" aria-live="polite">
          {text('sample', result)}
        </p>
      )}
    </form>
  );
}

/** A template with a mistake is no template: a page may well want such a text, and gets it. */
function note([mistake]: ReturnType<typeof templateProblems>, problem: FitProblem | null): string | undefined {
  if (mistake) return text('templateAsText', valueProblemText(mistake.code, mistake.piece));
  return problem?.text;
}

function hasLines(control: EditorProps['control'], value: string): boolean {
  const types: readonly string[] = ['textarea', 'rich-text', 'code'];
  return value.includes('\n') || (control.control === 'text' && types.includes(control.type));
}
