import { expect, it } from 'vitest';
import { fieldRow } from '../../../utils/conduct/page/rows';
import { valueKey } from '../../../utils/conduct/page/written';
import type { Value } from '../../../utils/pipeline';
import { selectField } from '../../builders';

const entryAt = (at: number): Value => ({ as: 'options', wanted: ['Ghana'], count: 1, at: [at] });

it.each([
  ['is on the page where its list came to have other entries beside it', 'Ghana', false],
  ['is not yet where the page holds another', 'Peru', true],
])('what a row shows %s', (_what, holds, pending) => {
  const field = { ...selectField('Country', ['Ghana', 'Kenya']), current: holds, state: 'ours' as const };
  const entry = {
    id: field.id,
    kind: 'country',
    person: '',
    value: entryAt(0),
    shown: 'Ghana',
    evidence: [],
    reason: null,
  } as const;
  const row = { frameId: 0, ownId: field.id, field, override: null, scenario: '', entry };
  const report = { id: field.id, outcome: 'filled', reason: null, holds } as const;
  expect(fieldRow(row, { report, value: valueKey(entryAt(1)) }, () => '').pending).toBe(pending);
});

it.each([
  ['a field that the page has opened since is ready', 'disabled', false],
  ['one that the person skips no longer is a change', 'skipped-by-user', true],
] as const)('%s', (_what, reason, pending) => {
  const field = selectField('Country', ['Ghana']);
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
  const row = { frameId: 0, ownId: id, field, override: null, scenario: '', entry: plan };
  const report = { id, outcome: 'skipped', reason, holds: '' } as const;
  expect(fieldRow(row, { report, value: '' }, () => '').pending).toBe(pending);
});
