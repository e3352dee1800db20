import { expect, test } from 'vitest';
import type { TabField } from '../../../utils/conduct/page/rows';
import type { TabLink } from '../../../utils/conduct/frames/tab-link';
import { writeTab } from '../../../utils/conduct/filling/write-tab';
import type { AgentProtocol } from '../../../utils/messages/agent';
import type { FieldFacts, FieldId, TextValue, Value } from '../../../utils/pipeline';
import { textField } from '../../builders';

const words: TextValue = { as: 'text', text: 'x', alternatives: [] };

function planned(frameId: number, facts: Partial<FieldFacts> = {}, value: Value = words): TabField {
  const field = textField('a', facts);
  return {
    frameId,
    ownId: field.id,
    field: { ...field, id: `${frameId}/a` as FieldId },
    override: null,
    scenario: '',
    entry: {
      id: field.id,
      kind: 'text',
      person: '',
      value,
      shown: 'x',
      evidence: [],
      reason: null,
    },
  };
}

/** Writes, and tells how many frames were written at once while each was. */
async function crowdAt(fields: readonly TabField[]) {
  const crowd = new Map<number, number>();
  const sharing = new Set<number>();
  const running = new Set<number>();
  const names: string[] = [];
  let reported = 0;
  const call = (async (frameId: number, _call: string, input: AgentProtocol['agent/apply']['in']) => {
    const { items, sharesFocus, name } = input;
    if (name !== undefined) names.push(name);
    running.add(frameId);
    if (sharesFocus) sharing.add(frameId);
    for (const one of running) crowd.set(one, Math.max(crowd.get(one) ?? 0, running.size));
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    running.delete(frameId);
    return { entries: items.map(({ id }) => ({ id, outcome: 'filled', reason: null, holds: 'x' })) };
  }) as unknown as TabLink['call'];
  const link: TabLink = {
    frames: async () => [],
    late: () => null,
    readyToWrite: async () => {},
    call,
    whenBack: async () => {},
  };
  const signal = new AbortController().signal;
  const onReports = (reports: readonly unknown[]) => void (reported += reports.length);
  const options = { signal, at: 1, onSilence: () => {}, onReports, onDone: () => {} };
  await writeTab(link, fields, options);
  return { crowd, sharing, reported, names };
}

test('each of few frames has the focus to itself', async () => {
  const { crowd, sharing, reported } = await crowdAt([0, 1, 2, 3].map((frame) => planned(frame)));
  expect([...crowd.values()]).toEqual([1, 1, 1, 1]);
  expect(sharing.size).toBe(0);
  expect(reported).toBe(4);
});

test('of many frames those of plain controls go several at a time, what may open something by itself', async () => {
  const fields = Array.from({ length: 20 }, (_, frame) => planned(frame));
  fields[4] = planned(4, { isSwift: false });
  fields[9] = planned(9, {}, { ...words, as: 'moment', moment: { day: null, time: null, last: null } });
  const { crowd, sharing, reported, names } = await crowdAt(fields);
  expect(reported).toBe(20);
  expect(new Set(names).size).toBe(18);
  expect([crowd.get(4), crowd.get(9)]).toEqual([1, 1]);
  expect(Math.max(...crowd.values())).toBeGreaterThan(1);
  expect([sharing.size, sharing.has(4), sharing.has(9)]).toEqual([18, false, false]);
});
