import { useId, useMemo } from 'react';
import { begunValue, blanks } from '../../../components/value-form/begun-value';
import { ValueInput } from '../../../components/value-form/value-input';
import type { FieldRow } from '../../../utils/messages/field-row';
import type { ValueForm as Form, ValueSpec } from '../../../utils/plan/value-language/value-spec';
import { text } from '../../../utils/text';
import { useSamples } from './use-samples';
import { ValueSamples } from './value-samples';

interface ValueFormProps {
  readonly value: ValueSpec;
  /** What is wrong with it; '' where nothing is, or nobody has touched it yet. */
  readonly problem: string;
  /** Fields of the tab one came from. */
  readonly rows: readonly FieldRow[];
  readonly onChange: (value: ValueSpec) => void;
}

const forms = Object.keys(blanks) as Form[];

/** What a field gets: the form of value, and the value in an editor that fits it. */
export function ValueForm({ value, problem, rows, onChange }: ValueFormProps) {
  const id = useId();
  const samples = useSamples(value, rows);
  const labels = useMemo(() => labelsOf(rows), [rows]);
  return (
    <fieldset className="field">
      <legend>{text('ruleValue')}</legend>
      <select
        aria-label={text('valueForm')}
        value={value.is}
        onChange={({ target }) => onChange(begunValue(blanks, target.value as Form, value))}
      >
        {forms.map((form) => (
          <option key={form} value={form}>
            {text(`valueForm_${form}`)}
          </option>
        ))}
      </select>
      <ValueInput
        label={text('ruleValue')}
        value={value}
        describedBy={`${id}-hint`}
        isWrong={problem !== ''}
        labels={labels}
        onChange={onChange}
      />
      <p id={`${id}-hint`} className={problem ? 'error' : 'hint'} aria-live="polite">
        {problem || text(`valueHint_${value.is}`)}
      </p>
      <ValueSamples samples={samples} />
    </fieldset>
  );
}

function labelsOf(rows: readonly FieldRow[]): string[] {
  return [...new Set(rows.map(({ label }) => label))].filter((label) => /^[^{}|\n]+$/.test(label));
}
