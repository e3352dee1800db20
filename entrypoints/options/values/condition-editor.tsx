import { useId } from 'react';
import { IconButton } from '../../../components/icon-button';
import { KindChooser } from '../../../components/kind-chooser';
import { ruleTexts, type Condition, type RuleText } from '../../../utils/plan/rules/rule';
import { text } from '../../../utils/text';

interface ConditionEditorProps {
  readonly condition: Condition;
  /** What is wrong with it; '' where nothing is. */
  readonly problem: string;
  readonly onChange: (condition: Condition) => void;
  readonly onRemove: () => void;
}

/** Each sort of condition, as it begins. */
const blank = {
  kind: { by: 'kind', kind: 'email' },
  contains: { by: 'contains', in: [], text: '' },
  matches: { by: 'matches', in: [], pattern: '' },
  selector: { by: 'selector', selector: '' },
  control: { by: 'control', control: 'text' },
  required: { by: 'required' },
  field: { by: 'field', keys: [] },
} as const satisfies { readonly [By in Condition['by']]: Extract<Condition, { by: By }> };

const sorts = Object.keys(blank) as (keyof typeof blank)[];
const controls = ['text', 'number', 'date', 'color', 'check', 'choice', 'file', 'drawing'] as const;

/** One thing that a field must be to be caught. */
export function ConditionEditor({ condition, problem, onChange, onRemove }: ConditionEditorProps) {
  const id = useId();
  return (
    <div className="condition" role="group" aria-label={text('condition')}>
      <div className="field-row">
        <select
          aria-label={text('condition')}
          value={condition.by}
          onChange={({ target }) => onChange(blank[target.value as keyof typeof blank])}
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {text(`condition_${sort}`)}
            </option>
          ))}
        </select>
        <IconButton icon="close" label={text('removeCondition')} onClick={onRemove} />
      </div>
      <ConditionInput
        condition={condition}
        describedBy={`${id}-problem`}
        isWrong={problem !== ''}
        onChange={onChange}
      />
      <p id={`${id}-problem`} className="error" aria-live="polite">
        {problem}
      </p>
    </div>
  );
}

interface ConditionInputProps {
  readonly condition: Condition;
  readonly describedBy: string;
  readonly isWrong: boolean;
  readonly onChange: (condition: Condition) => void;
}

function ConditionInput({ condition, describedBy, isWrong, onChange }: ConditionInputProps) {
  const input = (value: string, to: (text: string) => Condition) => (
    <input
      value={value}
      spellCheck={false}
      aria-label={text(`condition_${condition.by}`)}
      aria-invalid={isWrong}
      aria-describedby={describedBy}
      onChange={({ target }) => onChange(to(target.value))}
    />
  );
  switch (condition.by) {
    case 'kind':
      return (
        <KindChooser
          label={text('kind')}
          chosen={condition.kind}
          automatic={text('kindAny')}
          samples={{}}
          onChoose={(kind) => kind && onChange({ by: 'kind', kind })}
        />
      );
    case 'contains':
      return (
        <>
          {input(condition.text, (next) => ({ ...condition, text: next }))}
          <Places places={condition.in} onChange={(places) => onChange({ ...condition, in: places })} />
        </>
      );
    case 'matches':
      return (
        <>
          {input(condition.pattern, (pattern) => ({ ...condition, pattern }))}
          <Places places={condition.in} onChange={(places) => onChange({ ...condition, in: places })} />
        </>
      );
    case 'selector':
      return input(condition.selector, (selector) => ({ ...condition, selector }));
    case 'field':
      return input(condition.keys.join(', '), (keys) => ({
        ...condition,
        keys: keys
          .split(',')
          .map((key) => key.trim())
          .filter(Boolean),
      }));
    case 'control':
      return (
        <select
          aria-label={text('condition_control')}
          value={condition.control}
          onChange={({ target }) => onChange({ by: 'control', control: target.value as (typeof controls)[number] })}
        >
          {controls.map((control) => (
            <option key={control} value={control}>
              {text(`control_${control}`)}
            </option>
          ))}
        </select>
      );
    case 'required':
      return null;
  }
}

interface PlacesProps {
  readonly places: readonly RuleText[];
  readonly onChange: (places: readonly RuleText[]) => void;
}

/** In which of a field's texts to look; none ticked means all. */
function Places({ places, onChange }: PlacesProps) {
  return (
    <div className="places" role="group" aria-label={text('conditionPlaces')}>
      {ruleTexts.map((place) => (
        <label key={place}>
          <input
            type="checkbox"
            checked={places.length === 0 || places.includes(place)}
            onChange={({ target }) => {
              const now = places.length === 0 ? ruleTexts : places;
              const next = ruleTexts.filter((one) => (one === place ? target.checked : now.includes(one)));
              onChange(next.length === ruleTexts.length ? [] : next);
            }}
          />
          {text(`ruleText_${place}`)}
        </label>
      ))}
    </div>
  );
}
