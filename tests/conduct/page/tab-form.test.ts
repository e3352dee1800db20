import { expect, it } from 'vitest';
import type { TabField } from '../../../utils/conduct/page/rows';
import { TabForm } from '../../../utils/conduct/page/tab-form';
import { valueKey } from '../../../utils/conduct/page/written';
import type { FieldDescriptor, Value } from '../../../utils/pipeline';
import { textField } from '../../builders';

const entry = (text: string): Value => ({ as: 'options', wanted: [text], count: 1, at: [0] });

function planned(descriptor: FieldDescriptor, shown: string, holds: string): TabField {
  const field = { ...descriptor, current: holds, state: holds === '' ? 'empty' : 'ours' } as FieldDescriptor;
  const { id } = field;
  const plan = { id, kind: 'text', person: '', value: entry(shown), shown, evidence: [], reason: null } as const;
  return { frameId: 0, ownId: id, field, override: null, scenario: '', entry: plan };
}

it('a field that refused its value does so still where the page draws it anew, without being a field that has come', () => {
  const form = new TabForm((key) => key);
  const first = planned({ ...textField('drawing 1'), name: 'shy', texts: [], elementId: '' }, 'Anna', '');
  const second = planned({ ...textField('drawing 2'), name: 'shy', texts: [], elementId: '' }, 'Anna', '');
  form.plan([first]);
  const report = { id: first.ownId, outcome: 'refused', reason: 'refused-by-page', holds: '' } as const;
  form.note(new Map([[first.field.id, { report, value: valueKey(entry('Anna')) }]]));
  form.check({ found: [second] } as never);
  form.plan([second]);
  expect(form.counts).toEqual({ planned: 0, filled: 0, refused: 1, skipped: 0 });
});
