import { describe, expect, it } from 'vitest';
import { FrameSilent } from '../../../utils/conduct/frames/answering';
import type { Frame } from '../../../utils/conduct/frames/frame-scripts';
import type { TabLink } from '../../../utils/conduct/frames/tab-link';
import { UndoableFills } from '../../../utils/conduct/filling/undoable-fills';
import type { UndoableFill } from '../../../utils/messages/agent';

function frame(frameId: number, document = 1): Frame {
  return { frameId, document, origin: 'https://shop.example', name: 'agent', canWrite: true, contentType: 'text/html' };
}

/** @param answers by frame; a frame without one is silent */
function linkOf(answers: Readonly<Record<number, readonly UndoableFill[]>>): TabLink {
  const call = (async (frameId: number) => {
    if (!answers[frameId]) throw new FrameSilent();
    return { fills: answers[frameId] };
  }) as unknown as TabLink['call'];
  return { frames: async () => [], late: () => null, readyToWrite: async () => {}, call, whenBack: async () => {} };
}

const both = linkOf({ 0: [{ at: 5, fields: 3 }], 7: [{ at: 5, fields: 2 }] });

describe('the fills that can be taken back', () => {
  it('count the fields of all frames', async () => {
    const fills = new UndoableFills();
    expect(await fills.look(both, [frame(0), frame(7)])).toEqual({ at: 5, fields: 5, before: null });
    expect(fills.lost(5, [frame(0), frame(7)])).toBe(0);
  });

  it.each([
    ['has left', [frame(0)]],
    ['shows another document', [frame(0), frame(7, 2)]],
  ])('know of the fields in a frame that %s', async (_name, now) => {
    const fills = new UndoableFills();
    await fills.look(both, [frame(0), frame(7)]);
    const later = linkOf({ 0: [{ at: 5, fields: 3 }], 7: [] });
    expect(await fills.look(later, now)).toEqual({ at: 5, fields: 5, before: null });
    expect(fills.lost(5, now)).toBe(2);
  });

  it('are not asked of frames inside that could not write when the page was read', async () => {
    const inside = [7, 8].map((frameId) => ({ ...frame(frameId), canWrite: frameId === 8 }));
    const asked: number[] = [];
    const call = async (frameId: number) => (asked.push(frameId), { fills: [] });
    const link = { ...both, call: call as unknown as TabLink['call'] };

    await new UndoableFills().look(link, [{ ...frame(0), canWrite: false }, ...inside], { isJustRead: true });

    expect(asked).toEqual([0, 8]);
  });

  it('hold what a frame has answered before while it is silent', async () => {
    const fills = new UndoableFills();
    await fills.look(both, [frame(0), frame(7)]);
    expect(await fills.look(linkOf({ 0: [{ at: 5, fields: 3 }] }), [frame(0), frame(7)])).toEqual({
      at: 5,
      fields: 5,
      before: null,
    });
    expect(fills.lost(5, [frame(0), frame(7)])).toBe(0);
  });

  it('are taken back one after the other, the latest first', async () => {
    const two = linkOf({ 0: [{ at: 5, fields: 3 }], 7: [{ at: 8, fields: 2 }] });
    expect(await new UndoableFills().look(two, [frame(0), frame(7)])).toEqual({ at: 8, fields: 2, before: 5 });
  });

  it('leave out one of which no frame is there any more', async () => {
    const fills = new UndoableFills();
    await fills.look(linkOf({ 0: [{ at: 5, fields: 3 }], 7: [{ at: 8, fields: 2 }] }), [frame(0), frame(7)]);
    expect(await fills.look(linkOf({ 0: [{ at: 5, fields: 3 }] }), [frame(0)])).toEqual({
      at: 5,
      fields: 3,
      before: null,
    });
    expect(fills.known).toEqual({ 5: { '0/1': 3 } });
  });

  it('are known to a worker that takes over', async () => {
    const before = new UndoableFills();
    await before.look(both, [frame(0), frame(7)]);
    const after = new UndoableFills();
    after.recall(before.known);
    await after.look(linkOf({ 0: [{ at: 5, fields: 3 }] }), [frame(0)]);
    expect(after.lost(5, [frame(0)])).toBe(2);
  });
});
