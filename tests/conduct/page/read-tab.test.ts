import { expect, test } from 'vitest';
import { AgentFailed, FrameSilent } from '../../../utils/conduct/frames/answering';
import { leftOutOf, readTab } from '../../../utils/conduct/page/read-tab';
import type { Frame } from '../../../utils/conduct/frames/frame-scripts';
import type { TabLink } from '../../../utils/conduct/frames/tab-link';
import { noFacts, nothingLeftOut, type LeftOut, type ScanChunk } from '../../../utils/messages/agent';
import type { FieldId } from '../../../utils/pipeline';
import { textField } from '../../builders';

/** Frames of two chunks with a field each; the first ones answer last. */
function linkOf(
  count: number,
  scan: (frameId: number, from: number) => void = () => {},
  leftOut: (frameId: number) => LeftOut = () => nothingLeftOut,
): TabLink {
  const frames = Array.from({ length: count }, (_, frameId): Frame => ({
    frameId,
    origin: 'https://a.example',
    name: 'agent',
    canWrite: false,
    document: 5,
    contentType: 'text/html',
  }));
  const answer = async (frameId: number, from: number): Promise<ScanChunk> => {
    for (let turn = frameId; turn < count; turn++) await Promise.resolve();
    scan(frameId, from);
    const next = from === 0 ? 1 : null;
    return {
      fields: [textField('', { id: `f${from}` as FieldId })],
      next,
      total: 2,
      page: { ...noFacts, lang: `l${frameId}`, leftOut: leftOut(frameId) },
      faults: [],
    };
  };
  const call = (async (frameId: number, _call: string, { from }: { from: number }) =>
    answer(frameId, from)) as unknown as TabLink['call'];
  return { frames: async () => frames, late: () => null, readyToWrite: async () => {}, call, whenBack: async () => {} };
}

test('fields come in the order of the frames, whichever answers first', async () => {
  const told: number[] = [];
  const reading = await readTab(linkOf(12), await linkOf(12).frames(), (found) => told.push(found));
  const ids = Array.from({ length: 12 }, (_, frame) => [`${frame}/f0`, `${frame}/f1`]).flat();
  expect(reading.found.map(({ field }) => field.id)).toEqual(ids);
  expect(reading.page.lang).toBe('l0');
  expect(told).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
});

test('a frame that falls silent keeps what it told, and the rest goes on', async () => {
  const link = linkOf(3, (frameId, from) => {
    if (frameId === 1 && from === 1) throw new FrameSilent();
  });
  const { found, isPartial } = await readTab(link, await link.frames(), () => {});
  expect(found.map(({ field }) => field.id)).toEqual(['0/f0', '0/f1', '1/f0', '2/f0', '2/f1']);
  expect(isPartial).toBe(true);
});

test('a frame that fails keeps what it told, and the rest goes on', async () => {
  const link = linkOf(3, (frameId, from) => {
    if (frameId === 1 && from === 1) throw new AgentFailed('agent/scan', 'TypeError', 'no text of the page');
  });
  const { found } = await readTab(link, await link.frames(), () => {});
  expect(found.map(({ field }) => field.id)).toEqual(['0/f0', '0/f1', '1/f0', '2/f0', '2/f1']);
});

test('a page that falls silent itself ends the reading', async () => {
  const link = linkOf(3, (frameId) => {
    if (frameId === 0) throw new FrameSilent();
  });
  await expect(readTab(link, await link.frames(), () => {})).rejects.toThrow(FrameSilent);
});

test('what frames leave out counts together', async () => {
  const link = linkOf(
    4,
    () => {},
    (frameId) => ({ fields: frameId === 2, frames: frameId }),
  );

  const reading = await readTab(link, await link.frames(), () => {});

  expect(leftOutOf(reading)).toEqual({ fields: true, frames: 6 });
});
