import { useState } from 'react';
import { IconButton } from '../../../components/icon-button';
import { savedText, type SavedValue, type Scenario, type ScenarioValue } from '../../../utils/settings/scenario';
import { text } from '../../../utils/text';

interface ScenarioTableProps {
  readonly scenario: Scenario;
  readonly onChange: (scenario: Scenario) => void;
}

/** A scenario's values, step by step: each can be changed or taken out. */
export function ScenarioTable({ scenario, onChange }: ScenarioTableProps) {
  const setValues = (at: number, values: readonly ScenarioValue[]) => {
    const steps = scenario.steps.map((step, index) => (index === at ? { ...step, values } : step));
    onChange({ ...scenario, steps: steps.filter((step) => step.values.length > 0) });
  };
  return scenario.steps.map((step, at) => (
    <table key={`${at} ${step.path}`} className="scenario-values">
      <caption>{step.path}</caption>
      <thead>
        <tr>
          <th scope="col">{text('scenarioField')}</th>
          <th scope="col">{text('value')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {step.values.map((saved, row) => {
          const name = saved.label || saved.key.replace(/^[^:]*:/, '');
          return (
            <tr key={`${saved.key} ${saved.nth}`}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td>
                <ValueCell
                  name={name}
                  value={saved.value}
                  onChange={(value) => setValues(at, step.values.with(row, { ...saved, value }))}
                />
              </td>
              <td>
                <IconButton
                  icon="close"
                  label={text('scenarioRemove', name)}
                  onClick={() => setValues(at, step.values.toSpliced(row, 1))}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  ));
}

interface ValueCellProps {
  readonly name: string;
  readonly value: SavedValue;
  readonly onChange: (value: SavedValue) => void;
}

/** Set by Enter or by leaving it. Several options are separated by commas. */
function ValueCell({ name, value, onChange }: ValueCellProps) {
  const [draft, setDraft] = useState(savedText(value));
  if (value.is === 'check') {
    return (
      <input
        type="checkbox"
        aria-label={name}
        checked={value.checked}
        onChange={({ target }) => onChange({ is: 'check', checked: target.checked })}
      />
    );
  }
  const set = () => draft !== savedText(value) && onChange(typed(draft, value));
  const field = {
    'aria-label': name,
    dir: 'auto',
    value: draft,
    spellCheck: false,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => setDraft(target.value),
    onBlur: set,
  } as const;
  if (draft.includes('\n')) return <textarea rows={2} {...field} />;
  return <input {...field} onKeyDown={(event) => event.key === 'Enter' && set()} />;
}

function typed(draft: string, value: SavedValue): SavedValue {
  if (value.is !== 'options' || value.texts.length < 2) {
    return value.is === 'options' ? { is: 'options', texts: [draft] } : { is: 'text', text: draft };
  }
  return {
    is: 'options',
    texts: draft
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  };
}
