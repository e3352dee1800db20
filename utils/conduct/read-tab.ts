import type { PageFacts, ScanChunk } from '../messages';
import type { FieldDescriptor, FieldId } from '../pipeline';
import { Stopped } from './answering';
import type { Frame, TabLink } from './tab-link';

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
  /** The top frame's document: rows and edits of another one mean nothing here. */
  readonly document: number;
}

const noFacts: PageFacts = { lang: '', title: '', sample: '', frames: [] };

/**
 * Reads all reachable frames, chunk by chunk. A frame that fails or stays silent is left out; the rest goes on.
 * @param onProgress called with the number of fields known so far
 * @throws Trouble where the page may not be scripted; Stopped
 */
export async function readTab(
  link: TabLink,
  onProgress: (found: number) => void,
  signal?: AbortSignal,
): Promise<TabReading> {
  const frames = await link.frames();
  const found: FoundField[] = [];
  const facts: PageFacts[] = [];
  for (const { frameId } of frames) {
    try {
      for (let from: number | null = 0; from !== null;) {
        signal?.throwIfAborted();
        const chunk: ScanChunk = await link.call(frameId, 'agent/scan', { from }, { signal });
        for (const field of chunk.fields) found.push(adopt(frameId, field));
        onProgress(found.length);
        if (from === 0) facts.push(chunk.page);
        from = chunk.next;
      }
    } catch (error) {
      if (frameId === 0 || error instanceof Stopped) throw error;
    }
  }
  signal?.throwIfAborted();
  return {
    frames,
    found,
    page: facts.find((fact) => fact.lang || fact.sample) ?? noFacts,
    unreachable: beyondReach(facts, frames),
    document: topDocument(frames),
  };
}

/** @returns 0 where the top frame is out of reach */
export function topDocument(frames: readonly Frame[]): number {
  return frames.find(({ frameId }) => frameId === 0)?.document ?? 0;
}

function adopt(frameId: number, field: FieldDescriptor): FoundField {
  return {
    frameId,
    ownId: field.id,
    field: { ...field, id: `${frameId}/${field.id}` as FieldId, form: `${frameId}/${field.form}` },
  };
}

function beyondReach(facts: readonly PageFacts[], frames: readonly Frame[]): string[] {
  const reached = new Set(frames.map((frame) => frame.origin));
  return [...new Set(facts.flatMap((fact) => fact.frames))].filter((origin) => !reached.has(origin));
}
