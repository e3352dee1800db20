import { noFacts, type LeftOut, type PageFacts, type ScanChunk } from '../../messages/agent';
import type { FieldDescriptor, FieldId } from '../../pipeline';
import { FrameSilent, Stopped } from '../frames/answering';
import { sideBySide } from '../waiting/side-by-side';
import type { Frame } from '../frames/frame-scripts';
import type { TabLink } from '../frames/tab-link';

/** A field of the tab, its id made unique over the frames. */
export interface FoundField {
  readonly frameId: number;
  readonly ownId: FieldId;
  readonly field: FieldDescriptor;
}

export interface TabReading {
  readonly frames: readonly Frame[];
  readonly found: readonly FoundField[];
  /** The top frame's facts, else the first frame's that has fields. */
  readonly page: PageFacts;
  /** Origins of embedded frames without an agent. */
  readonly unreachable: readonly string[];
  /** By frame: what is beyond the limits of what is read. */
  readonly leftOut: ReadonlyMap<number, LeftOut>;
  /** The top frame's document: rows and edits of another one mean nothing here. */
  readonly document: number;
  /** What failed in us on the way, for a report; nothing of the page. */
  readonly faults: readonly string[];
  /** Whether a frame inside the page fell silent before it had told all its fields. */
  readonly isPartial: boolean;
}

/**
 * The first fields of a large page, for what can't wait until all of it is read.
 * @returns null where the page is small
 * @throws FrameGone, FrameSilent, Stopped
 */
export async function readFirst(
  link: TabLink,
  frames: readonly Frame[],
  signal: AbortSignal,
): Promise<TabReading | null> {
  const { fields, page } = await link.call(0, 'agent/first', {}, { signal });
  if (fields.length === 0) return null;
  const found = fields.map((field) => adopt(0, field));
  const none = { unreachable: [], leftOut: new Map(), faults: [] };
  return { frames, found, page, ...none, document: topDocument(frames), isPartial: true };
}

/**
 * Reads frames, several at a time and chunk by chunk. A frame that fails or stays silent is left out; the
 * rest goes on.
 * @param onProgress called with the number of fields known so far
 * @throws FrameGone, FrameSilent of the top frame; Stopped
 */
export async function readTab(
  link: TabLink,
  frames: readonly Frame[],
  onProgress: (found: number) => void,
  signal?: AbortSignal,
): Promise<TabReading> {
  let known = 0;
  let isPartial = false;
  // Of all frames at the same moment: hundreds are then asked in one message.
  const first = frames.map(({ frameId }) => link.call(frameId, 'agent/scan', { from: 0 }, { signal }));
  for (const asked of first) asked.catch(() => undefined);
  const read = await sideBySide(frames, async ({ frameId }, at) => {
    const reading: FrameReading = { found: [], page: null, faults: [] };
    const ask = (from: number): Promise<ScanChunk> =>
      from === 0 ? first[at]! : link.call(frameId, 'agent/scan', { from }, { signal });
    try {
      await readFrame(ask, frameId, reading, (more) => onProgress((known += more)));
    } catch (error) {
      if (frameId === 0 || error instanceof Stopped) throw error;
      if (error instanceof FrameSilent) isPartial = true;
    }
    return reading;
  });
  signal?.throwIfAborted();
  const facts = read.flatMap(({ page }) => page ?? []);
  return {
    frames,
    found: read.flatMap(({ found }) => found),
    page: facts.find((fact) => fact.lang || fact.sample) ?? noFacts,
    unreachable: beyondReach(facts, frames),
    leftOut: new Map(read.flatMap(({ page }, at) => (page ? [[frames[at]!.frameId, page.leftOut] as const] : []))),
    document: topDocument(frames),
    faults: [...new Set(read.flatMap(({ faults }) => faults))],
    isPartial,
  };
}

interface FrameReading {
  readonly found: FoundField[];
  readonly faults: string[];
  page: PageFacts | null;
}

/**
 * @param ask for the chunk that begins there
 * @param reading what is read goes there, so that what a frame told before it failed is kept
 * @param onMore called with the number of fields that each chunk brought
 */
async function readFrame(
  ask: (from: number) => Promise<ScanChunk>,
  frameId: number,
  reading: FrameReading,
  onMore: (more: number) => void,
): Promise<void> {
  for (let from: number | null = 0; from !== null;) {
    const chunk: ScanChunk = await ask(from);
    for (const field of chunk.fields) reading.found.push(adopt(frameId, field));
    onMore(chunk.fields.length);
    reading.faults.push(...chunk.faults);
    reading.page ??= chunk.page;
    from = chunk.next;
  }
}

/** Of all frames of a tab together. */
export function leftOutOf({ leftOut }: TabReading): LeftOut {
  const all = [...leftOut.values()];
  return { fields: all.some(({ fields }) => fields), frames: all.reduce((sum, { frames }) => sum + frames, 0) };
}

/** @returns 0 where the top frame is out of reach */
export function topDocument(frames: readonly Frame[]): number {
  return frames.find(({ frameId }) => frameId === 0)?.document ?? 0;
}

function adopt(frameId: number, field: FieldDescriptor): FoundField {
  return {
    frameId,
    ownId: field.id,
    field: { ...field, id: tabWideId(frameId, field.id), form: `${frameId}/${field.form}` },
  };
}

/** A field's name, unique over the frames of a tab. */
export function tabWideId(frameId: number, ownId: FieldId): FieldId {
  return `${frameId}/${ownId}` as FieldId;
}

function beyondReach(facts: readonly PageFacts[], frames: readonly Frame[]): string[] {
  const reached = new Set(frames.map((frame) => frame.origin));
  return [...new Set(facts.flatMap((fact) => fact.frames))].filter((origin) => !reached.has(origin));
}
