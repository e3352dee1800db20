import { useId } from 'react';
import { begunValue, blankTexts, type Blanks } from '../../../components/value-form/begun-value';
import { ValueInput } from '../../../components/value-form/value-input';
import { longForms, type LongValue, type OwnForm, type OwnValue } from '../../../utils/settings/own-entries/own-entry';
import { makesText, type TextSpec, type ValueSpec } from '../../../utils/plan/value-language/value-spec';
import { text, type TextKey } from '../../../utils/text';
import { LongValueInput } from './long-value-input';

interface EntryValueFormProps {
  readonly value: OwnValue;
  /** What is wrong with it; '' where nothing is. */
  readonly problem: string;
  readonly onChange: (value: OwnValue) => void;
}

const blanks: Blanks<OwnValue> = {
  ...blankTexts,
  repeated: { is: 'repeated', text: 'Lorem ipsum ', length: 255 },
  counter: { is: 'counter', length: 255 },
  range: { is: 'range', from: 'U+0020', to: 'U+007E' },
};

const forms = Object.keys(blanks) as OwnForm[];

/** What an entry inserts: the form of value, and the value in an editor that fits it. */
export function EntryValueForm({ value, problem, onChange }: EntryValueFormProps) {
  const id = useId();
  const state = { describedBy: `${id}-hint`, isWrong: problem !== '' };
  return (
    <fieldset className="field">
      <legend>{text('ruleValue')}</legend>
      <select
        aria-label={text('valueForm')}
        value={value.is}
        onChange={({ target }) => onChange(begunValue(blanks, target.value as OwnForm, value))}
      >
        {forms.map((form) => (
          <option key={form} value={form}>
            {text(formKey('valueForm', form))}
          </option>
        ))}
      </select>
      {isLong(value) ? (
        <LongValueInput {...state} value={value} onChange={onChange} />
      ) : (
        <ValueInput
          {...state}
          label={text('ruleValue')}
          value={value}
          labels={[]}
          onChange={(next: ValueSpec) => makesText(next) && onChange(next)}
        />
      )}
      <p id={`${id}-hint`} className={problem ? 'error' : 'hint'} aria-live="polite">
        {problem || text(value.is === 'fixed' ? 'entryHint_fixed' : formKey('valueHint', value.is))}
      </p>
    </fieldset>
  );
}

function formKey(base: 'valueForm' | 'valueHint', form: OwnForm): TextKey {
  return longForms.some((one) => one === form) ? (`${base}_${form}` as TextKey) : `${base}_${form as TextSpec['is']}`;
}

function isLong(value: OwnValue): value is LongValue {
  return longForms.some((form) => form === value.is);
}
