import { topDocument, type FoundField, type TabReading } from './read-tab';
import type { Frame } from '../frames/frame-scripts';
import { readingAfter, type WrittenFields } from './written';

/** Frames of a tab in the middle of a fill: those to be read again, and those that are as they were read last. */
export interface ChangedFrames {
  readonly changed: readonly Frame[];
  readonly kept: ReadonlySet<number>;
}

/** A page as it stands after what was written, without the fields that were gone by then. */
export function stillThere(before: TabReading, written: WrittenFields): TabReading {
  const { found, ...rest } = readingAfter(before, written);
  return { ...rest, found: found.filter(({ field }) => written.get(field.id)?.report.reason !== 'gone') };
}

/**
 * @param before with what was written since
 * @param frames there now
 * @param still frames that say that nothing came or went since they were read
 */
export function changedFrames(before: TabReading, frames: readonly Frame[], still: ReadonlySet<number>): ChangedFrames {
  const documents = new Map(before.frames.map(({ frameId, document }) => [frameId, document]));
  const isKept = ({ frameId, document }: Frame) => still.has(frameId) && documents.get(frameId) === document;
  return {
    changed: frames.filter((frame) => !isKept(frame)),
    kept: new Set(frames.filter(isKept).map(({ frameId }) => frameId)),
  };
}

/** The page as it stands: what the changed frames say now beside what the kept ones said. @param frames all, in their order */
export function readingWith(
  again: TabReading,
  before: TabReading,
  frames: readonly Frame[],
  kept: ReadonlySet<number>,
): TabReading {
  // Of a page that is read again as a whole, nothing that was said before still holds.
  if (kept.size === 0) return again;
  const found = new Map(frames.map(({ frameId }) => [frameId, [] as FoundField[]]));
  for (const one of [...before.found.filter(({ frameId }) => kept.has(frameId)), ...again.found])
    found.get(one.frameId)?.push(one);
  const leftOut = [...before.leftOut].filter(([frameId]) => kept.has(frameId));
  const reached = new Set(frames.map(({ origin }) => origin));
  const unreachable = new Set([...before.unreachable, ...again.unreachable]);
  return {
    frames,
    found: [...found.values()].flat(),
    page: kept.has(0) || !(again.page.lang || again.page.sample) ? before.page : again.page,
    unreachable: [...unreachable].filter((origin) => !reached.has(origin)),
    leftOut: new Map([...leftOut, ...again.leftOut]),
    document: topDocument(frames),
    faults: [...new Set([...before.faults, ...again.faults])],
    isPartial: before.isPartial || again.isPartial,
  };
}
