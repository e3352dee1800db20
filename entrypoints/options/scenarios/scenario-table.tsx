import { IconButton } from '../../../components/icon-button';
import { ValueSetter } from '../../../components/value-form/value-setter';
import type { ValueSpec } from '../../../utils/plan/value-language/value-spec';
import {
  withValue,
  type AnewSpec,
  type SavedValue,
  type Scenario,
  type ScenarioValue,
} from '../../../utils/settings/scenario';
import { text } from '../../../utils/text';

interface ScenarioTableProps {
  readonly scenario: Scenario;
  readonly onEdit: (change: (scenario: Scenario) => Scenario) => void;
}

/** A scenario's values, step by step: each can be changed or taken out. */
export function ScenarioTable({ scenario, onEdit }: ScenarioTableProps) {
  const edit = (path: string, saved: ScenarioValue, change: ValueChange) =>
    onEdit((now) => withValue(now, path, saved, change));
  return scenario.steps.map((step, at) => (
    <table key={`${at} ${step.path}`} className="scenario-values">
      <caption>
        <bdi dir="ltr">{step.path}</bdi>
      </caption>
      <thead>
        <tr>
          <th scope="col">{text('scenarioField')}</th>
          <th scope="col">{text('value')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {step.values.map((saved) => {
          const name = saved.label || saved.key.replace(/^[^:]*:/, '');
          return (
            <tr key={`${saved.key} ${saved.nth}`}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td>
                <ValueCell name={name} value={saved.value} onChange={(change) => edit(step.path, saved, change)} />
              </td>
              <td>
                <IconButton
                  icon="close"
                  label={text('scenarioRemove', name)}
                  onClick={() => edit(step.path, saved, () => null)}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  ));
}

/** Given the value as it stands by now, answers it as it is to be; null takes the field out. */
type ValueChange = (now: SavedValue) => SavedValue | null;

interface ValueCellProps {
  readonly name: string;
  readonly value: SavedValue;
  readonly onChange: (change: ValueChange) => void;
}

/** Several options are separated by commas. */
function ValueCell({ name, value, onChange }: ValueCellProps) {
  if (value.is === 'check') {
    return <input type="checkbox" aria-label={name} checked={value.checked} onChange={() => onChange(turned)} />;
  }
  const spec = specOf(value);
  return (
    <ValueSetter
      label={name}
      value={spec}
      forms={forms}
      canBeEmpty
      onSet={(set) => onChange(() => savedValue(set, value))}
    />
  );
}

/** A click names no side: of two fast ones the second takes the first back, whatever has been saved by then. */
function turned(now: SavedValue): SavedValue {
  return now.is === 'check' ? { is: 'check', checked: !now.checked } : now;
}

const forms = ['list', 'pattern', 'number', 'date', 'kind', 'skip'] as const satisfies readonly AnewSpec['is'][];

function specOf(value: Exclude<SavedValue, { is: 'check' }>): ValueSpec {
  if (value.is === 'value') return value.value;
  return { is: 'fixed', text: value.is === 'text' ? value.text : value.texts.join(', ') };
}

/** @param before tells whether a text names options, and how many */
function savedValue(set: ValueSpec, before: SavedValue): SavedValue {
  if (set.is !== 'fixed') return set.is === 'keep' ? before : { is: 'value', value: set };
  if (before.is !== 'options') return { is: 'text', text: set.text };
  const several = set.text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  return { is: 'options', texts: before.texts.length < 2 ? [set.text] : several };
}
