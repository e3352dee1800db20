import { expect, it } from 'vitest';
import { fieldRow, type TabField } from '../../../utils/conduct/page/rows';
import { valueKey } from '../../../utils/conduct/page/written';
import type { FieldDescriptor, Value } from '../../../utils/pipeline';
import { selectField } from '../../builders';

const entryAt = (at: number): Value => ({ as: 'options', wanted: ['Ghana'], count: 1, at: [at] });

function planned(field: FieldDescriptor): TabField {
  const { id } = field;
  const plan = {
    id,
    kind: 'country',
    person: '',
    value: entryAt(0),
    shown: 'Ghana',
    evidence: [],
    reason: null,
  } as const;
  return { frameId: 0, ownId: id, field, override: null, scenario: '', entry: plan };
}

it.each([
  ['is on the page where its list came to have other entries beside it', 'Ghana', false],
  ['is not yet where the page holds another', 'Peru', true],
])('what a row shows %s', (_what, holds, pending) => {
  const field = { ...selectField('Country', ['Ghana', 'Kenya']), current: holds, state: 'ours' as const };
  const report = { id: field.id, outcome: 'filled', reason: null, holds } as const;
  expect(fieldRow(planned(field), { report, value: valueKey(entryAt(1)) }, () => '').pending).toBe(pending);
});

it('a field that was disabled as it was to be written is ready once it is not', () => {
  const field = selectField('Country', ['Ghana']);
  const report = { id: field.id, outcome: 'refused', reason: 'disabled', holds: '' } as const;
  const rowOf = (now: FieldDescriptor) => fieldRow(planned(now), { report, value: valueKey(entryAt(0)) }, () => '');
  expect(rowOf({ ...field, skipReason: 'disabled' }).outcome).toBe('refused');
  expect(rowOf(field)).toMatchObject({ outcome: null, pending: false });
});

it.each([
  ['a field that the page has opened since is ready', 'disabled', false],
  ['one that the person skips no longer is a change', 'skipped-by-user', true],
] as const)('%s', (_what, reason, pending) => {
  const field = selectField('Country', ['Ghana']);
  const report = { id: field.id, outcome: 'skipped', reason, holds: '' } as const;
  expect(fieldRow(planned(field), { report, value: '' }, () => '').pending).toBe(pending);
});
