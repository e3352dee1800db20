import { expect, test } from 'vitest';
import { FillOutcomes } from '../../../utils/conduct/filling/fill-outcomes';
import type { TabField } from '../../../utils/conduct/page/rows';
import type { FieldId, ReportEntry } from '../../../utils/pipeline';
import { textField } from '../../builders';

const berth = (id: string): TabField => ({
  frameId: 0,
  ownId: id as FieldId,
  field: textField('Berth', { id: id as FieldId, name: id }),
  entry: {
    id: id as FieldId,
    kind: 'reference',
    person: '',
    evidence: [],
    value: { as: 'text', text: 'B12', alternatives: [] },
    shown: 'B12',
    reason: null,
  },
  override: null,
  scenario: '',
});

const report = (id: string, outcome: ReportEntry['outcome'] = 'filled'): ReportEntry => ({
  id: id as FieldId,
  outcome,
  reason: outcome === 'filled' ? null : 'gone',
  holds: 'B12',
});

test('tells of each field once, again where it is revised', () => {
  const outcomes = new FillOutcomes();
  outcomes.note(berth('one'), report('one'));
  outcomes.note(berth('two'), report('two'));
  expect([...outcomes.takeNews().keys()]).toEqual(['one', 'two']);
  outcomes.note(berth('three'), report('three'));
  expect([...outcomes.takeNews().keys()]).toEqual(['three']);
  outcomes.revise(0, [report('one', 'refused')]);
  expect(
    [...outcomes.takeNews()].map(
      ([
        id,
        {
          report: { outcome },
        },
      ]) => [id, outcome],
    ),
  ).toEqual([['one', 'refused']]);
  expect(outcomes.written.size).toBe(3);
});

test('tells nothing of what was given back or has gone before anybody heard of it', () => {
  const outcomes = new FillOutcomes();
  for (const id of ['one', 'two', 'three']) outcomes.note(berth(id), report(id));
  outcomes.forget('one' as FieldId);
  outcomes.follow([berth('three')], []);
  expect([...outcomes.takeNews().keys()]).toEqual(['three']);
});
