import { describe, expect, it } from 'vitest';
import { Undo } from '../../../utils/conduct/filling/undo-tab';
import type { Frame } from '../../../utils/conduct/frames/frame-scripts';
import type { TabLink } from '../../../utils/conduct/frames/tab-link';
import type { TabField } from '../../../utils/conduct/page/rows';
import type { FieldFacts, FieldId } from '../../../utils/pipeline';
import { textField } from '../../builders';

const fill = { at: 1, before: null, fields: 20 };

function fieldIn(frameId: number, facts: Partial<FieldFacts> = {}): TabField {
  const field = textField('a', facts);
  const { id } = field;
  const entry = { id, kind: 'text', person: '', value: null, shown: '', evidence: [], reason: null } as const;
  const tabWide = { ...field, id: `${frameId}/${id}` as FieldId };
  return { frameId, ownId: id, field: tabWide, override: null, scenario: '', entry };
}

/** Takes back, and tells how many frames were at work while each was. */
async function undone(fields: readonly TabField[], stopAfter = Infinity) {
  const crowd = new Map<number, number>();
  const sharing = new Set<number>();
  const running = new Set<number>();
  const stop = new AbortController();
  const call = (async (frameId: number, name: string, { sharesFocus }: { readonly sharesFocus?: boolean }) => {
    if (name !== 'agent/undo') return {};
    running.add(frameId);
    if (sharesFocus) sharing.add(frameId);
    crowd.set(frameId, running.size);
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    running.delete(frameId);
    if (crowd.size >= stopAfter) stop.abort();
    return { entries: [{ id: 'a', outcome: 'restored', holds: '' }] };
  }) as unknown as TabLink['call'];
  const link = { call } as TabLink;
  const frames = fields.map(({ frameId }) => ({ frameId }) as Frame);
  const undo = new Undo(link, frames, fill, fields);
  await undo.run({ signal: stop.signal, onSilence: () => {} }, 0);
  return { crowd, sharing, done: undo.done };
}

describe('an undo', () => {
  it('gives each of few frames the focus to itself', async () => {
    const { crowd, sharing, done } = await undone([0, 1, 2, 3].map((frameId) => fieldIn(frameId)));
    expect([...crowd.values()]).toEqual([1, 1, 1, 1]);
    expect(sharing.size).toBe(0);
    expect(done.restored).toBe(4);
  });

  it('takes many frames of plain controls back several at a time, what may open something by itself', async () => {
    const fields = Array.from({ length: 40 }, (_, frameId) => fieldIn(frameId, { isSwift: frameId !== 4 }));
    const { crowd, sharing, done } = await undone(fields);
    expect(crowd.get(4)).toBe(1);
    expect(Math.max(...crowd.values())).toBe(16);
    expect([sharing.size, sharing.has(4)]).toEqual([39, false]);
    expect(done).toMatchObject({ isStopped: false, restored: 40, of: 40 });
  });

  it('begins no further frame once it is stopped, and says how many are back', async () => {
    const { crowd, done } = await undone(
      Array.from({ length: 40 }, (_, frameId) => fieldIn(frameId)),
      16,
    );
    expect(done).toMatchObject({ isStopped: true, restored: crowd.size });
    expect(crowd.size).toBeLessThan(40);
  });
});
