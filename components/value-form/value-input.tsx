import { useState, type ClipboardEvent } from 'react';
import { listLines } from '../../utils/plan/value-language/list-entry';
import { parseTemplate } from '../../utils/plan/value-language/template';
import type { ValueSpec } from '../../utils/plan/value-language/value-spec';
import { text } from '../../utils/text';
import { KindChooser } from '../kind-chooser';
import { TemplateInput } from '../template-input/template-input';
import './value-form.css';

interface ValueInputProps {
  /** Of the value itself, where it is one box. */
  readonly label: string;
  readonly value: ValueSpec;
  readonly describedBy: string;
  readonly isWrong: boolean;
  readonly labels: readonly string[];
  readonly onChange: (value: ValueSpec) => void;
}

/** The editor of a value in its form. */
export function ValueInput({ label, value, describedBy, isWrong, labels, onChange }: ValueInputProps) {
  const state = { spellCheck: false, 'aria-invalid': isWrong, 'aria-describedby': describedBy } as const;
  const input = (name: string, now: string, to: (text: string) => ValueSpec) => (
    <input {...state} aria-label={name} value={now} onChange={({ target }) => onChange(to(target.value))} />
  );
  const named = (name: string, now: string, to: (text: string) => ValueSpec) => (
    <label className="value-end">
      <span>{name}</span>
      <input {...state} value={now} onChange={({ target }) => onChange(to(target.value))} />
    </label>
  );
  switch (value.is) {
    case 'template':
      return (
        <TemplateInput
          label={label}
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
      return (
        <textarea
          {...state}
          rows={2}
          aria-label={label}
          value={value.text}
          onChange={({ target }) => onChange({ ...value, text: target.value })}
        />
      );
    case 'list':
      return (
        <textarea
          {...state}
          rows={5}
          aria-label={label}
          value={value.entries.join('\n')}
          onPaste={pasteColumn}
          onChange={({ target }) => onChange({ ...value, entries: target.value.split('\n') })}
        />
      );
    case 'pattern':
      return input(label, value.pattern, (pattern) => ({ ...value, pattern }));
    case 'number':
      return (
        <div className="field-row">
          {(['from', 'to', 'step'] as const).map((end) => (
            <NumberInput
              key={end}
              {...state}
              label={text(numberLabels[end])}
              number={value[end]}
              onChange={(number) => onChange({ ...value, [end]: number })}
            />
          ))}
        </div>
      );
    case 'date':
      return (
        <div className="field-row">
          {named(text('valueFrom'), value.from, (from) => ({ ...value, from }))}
          {named(text('valueTo'), value.to, (to) => ({ ...value, to }))}
          {named(text('valueFormat'), value.format, (format) => ({ ...value, format }))}
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

const numberLabels = { from: 'valueFrom', to: 'valueTo', step: 'valueStep' } as const;

interface NumberInputProps {
  readonly label: string;
  readonly number: number;
  readonly onChange: (number: number) => void;
}

/** What is no number yet, an empty box or a minus alone, is told as NaN and stays as it is typed. */
function NumberInput({ label, number, onChange, ...state }: NumberInputProps) {
  const [typed, setTyped] = useState(String(number));
  const shown = Object.is(numberIn(typed), number) ? typed : String(number);
  return (
    <label className="value-end">
      <span>{label}</span>
      <input
        {...state}
        inputMode="decimal"
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(numberIn(target.value));
        }}
      />
    </label>
  );
}

function numberIn(typed: string): number {
  const plain = typed.trim().replace(',', '.').replace('−', '-');
  return plain === '' ? NaN : Number(plain);
}

/** A column of a spreadsheet or a CSV file comes as one entry a line, its quotation marks taken off. */
function pasteColumn(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const pasted = event.clipboardData.getData('text/plain');
  const lines = listLines(pasted).join('\n');
  if (lines === pasted) return;
  event.preventDefault();
  // As if it were typed: the browser's own undo takes it back.
  event.currentTarget.ownerDocument.execCommand('insertText', false, lines);
}
