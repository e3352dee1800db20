import type { KeyboardEvent } from 'react';
import { typedValue } from '../../utils/plan/value-language/typed-value';
import type { ValueProblem } from '../../utils/plan/value-language/value-problem';
import { makesText, type ValueForm, type ValueSpec } from '../../utils/plan/value-language/value-spec';
import { text } from '../../utils/text';
import { TemplateInput } from '../template-input/template-input';
import { begunValue, blanks } from './begun-value';
import { ValueInput } from './value-input';

/** Forms of value besides a text that is typed: with a part in it, that is a template. */
export type OtherForm = Exclude<ValueForm, 'fixed' | 'template'>;

interface TypedValueInputProps {
  readonly label: string;
  readonly value: ValueSpec;
  /** Those that can be chosen. */
  readonly forms: readonly OtherForm[];
  readonly hasLines?: boolean;
  readonly inputMode?: 'decimal' | undefined;
  /** Labels of the form's other fields. */
  readonly labels: readonly string[];
  /** Marked where they stand in a template. */
  readonly problems: readonly ValueProblem[];
  readonly isInvalid: boolean;
  /** Id of what says more about it. */
  readonly describedBy: string;
  readonly onChange: (value: ValueSpec) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** A value where a text is usual: typed as it is, or made in another form of the value language. */
export function TypedValueInput(props: TypedValueInputProps) {
  const { label, value, forms, hasLines = false, inputMode, labels, problems, onChange, onKeyDown, ...state } = props;
  const isTyped = value.is === 'fixed' || value.is === 'template';
  return (
    <div className="typed-value">
      <select
        aria-label={text('valueForm')}
        className="value-form"
        value={isTyped ? 'typed' : value.is}
        onChange={({ target }) => onChange(begun(target.value as OtherForm | 'typed', value))}
      >
        <option value="typed">{text('valueForm_typed')}</option>
        {forms.map((form) => (
          <option key={form} value={form}>
            {text(`valueForm_${form}`)}
          </option>
        ))}
      </select>
      {isTyped ? (
        <TemplateInput
          {...state}
          label={label}
          value={value.text}
          hasLines={hasLines}
          inputMode={inputMode}
          labels={labels}
          problems={problems}
          onChange={(next) => onChange(typedValue(next))}
          {...(onKeyDown && { onKeyDown })}
        />
      ) : (
        <div className="other-value" onKeyDown={onKeyDown}>
          <ValueInput
            label={label}
            value={value}
            labels={labels}
            describedBy={state.describedBy}
            isWrong={state.isInvalid}
            onChange={onChange}
          />
        </div>
      )}
    </div>
  );
}

function begun(form: OtherForm | 'typed', now: ValueSpec): ValueSpec {
  if (form === 'typed') return typedValue(makesText(now) && 'text' in now ? now.text : '');
  return begunValue(blanks, form, now);
}
