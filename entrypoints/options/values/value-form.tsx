import { useId, useMemo } from 'react';
import { KindChooser } from '../../../components/kind-chooser';
import { TemplateInput } from '../../../components/template-input/template-input';
import type { FieldRow } from '../../../utils/messages';
import { parseTemplate } from '../../../utils/plan/value-language/template';
import type { ValueForm as Form, ValueSpec } from '../../../utils/plan/value-language/value-spec';
import { text } from '../../../utils/text';
import { begunValue, blankTexts, type Blanks } from './begun-value';
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

const blanks: Blanks<ValueSpec> = {
  ...blankTexts,
  kind: { is: 'kind', kind: 'email' },
  skip: { is: 'skip' },
  keep: { is: 'keep' },
};

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

interface ValueInputProps {
  readonly value: ValueSpec;
  readonly describedBy: string;
  readonly isWrong: boolean;
  readonly labels: readonly string[];
  readonly onChange: (value: ValueSpec) => void;
}

/** The editor of a value in its form. */
export function ValueInput({ value, describedBy, isWrong, labels, onChange }: ValueInputProps) {
  const state = { spellCheck: false, 'aria-invalid': isWrong, 'aria-describedby': describedBy } as const;
  const input = (label: string, now: string, to: (text: string) => ValueSpec, type: 'text' | 'number' = 'text') => (
    <input
      {...state}
      type={type}
      step="any"
      aria-label={label}
      value={now}
      onChange={({ target }) => onChange(to(target.value))}
    />
  );
  const area = (now: string, to: (text: string) => ValueSpec, rows: number) => (
    <textarea
      {...state}
      rows={rows}
      aria-label={text('ruleValue')}
      value={now}
      onChange={({ target }) => onChange(to(target.value))}
    />
  );
  switch (value.is) {
    case 'template':
      return (
        <TemplateInput
          label={text('ruleValue')}
          value={value.text}
          hasLines
          labels={labels}
          problems={isWrong ? parseTemplate(value.text).problems : []}
          isInvalid={isWrong}
          describedBy={describedBy}
          onChange={(next) => onChange({ ...value, text: next })}
        />
      );
    case 'fixed':
      return area(value.text, (next) => ({ ...value, text: next }), 2);
    case 'list':
      return area(value.entries.join('\n'), (lines) => ({ ...value, entries: lines.split('\n') }), 5);
    case 'pattern':
      return input(text('ruleValue'), value.pattern, (pattern) => ({ ...value, pattern }));
    case 'number':
      return (
        <div className="field-row">
          {input(text('valueFrom'), String(value.from), (from) => ({ ...value, from: Number(from) }), 'number')}
          {input(text('valueTo'), String(value.to), (to) => ({ ...value, to: Number(to) }), 'number')}
          {input(text('valueStep'), String(value.step), (step) => ({ ...value, step: Number(step) }), 'number')}
        </div>
      );
    case 'date':
      return (
        <div className="field-row">
          {input(text('valueFrom'), value.from, (from) => ({ ...value, from }))}
          {input(text('valueTo'), value.to, (to) => ({ ...value, to }))}
          {input(text('valueFormat'), value.format, (format) => ({ ...value, format }))}
        </div>
      );
    case 'kind':
      return (
        <KindChooser
          label={text('kind')}
          chosen={value.kind}
          automatic={text('kindAny')}
          samples={{}}
          onChoose={(kind) => kind && onChange({ is: 'kind', kind })}
        />
      );
    case 'skip':
    case 'keep':
      return null;
  }
}

function labelsOf(rows: readonly FieldRow[]): string[] {
  return [...new Set(rows.map(({ label }) => label))].filter((label) => /^[^{}|\n]+$/.test(label));
}
