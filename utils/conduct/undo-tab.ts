/** Taking fills and single fields back, over all frames of a tab. */
import type { TabState } from '../messages/tab-state';
import type { UndoEntry } from '../pipeline';
import { FrameGone, FrameSilent } from './answering';
import { tabWideId, type FoundField } from './read-tab';
import { topFirst } from './side-by-side';
import type { Frame, TabLink } from './tab-link';

/**
 * Takes one fill back in all frames. One that has left the page has nothing to put back.
 * @param at when it began, epoch milliseconds
 * @param signal what is not put back when it is aborted stays, to be put back another time; each frame still says what it did
 * @throws FrameSilent, once the other frames are done
 */
export async function undoFill(
  link: TabLink,
  frames: readonly Frame[],
  at: number,
  signal: AbortSignal,
): Promise<UndoEntry[]> {
  const frameIds = frames.map(({ frameId }) => frameId);
  return inFrames(link, frameIds, signal, (frameId) => link.call(frameId, 'agent/undo', { at }));
}

/** Gives single fields back what they held before our fills. @throws as `undoFill` does */
export async function putBack(link: TabLink, fields: readonly FoundField[], signal: AbortSignal): Promise<UndoEntry[]> {
  const idsIn = (frameId: number) => fields.filter((field) => field.frameId === frameId).map(({ ownId }) => ownId);
  const frameIds = [...new Set(fields.map((field) => field.frameId))];
  return inFrames(link, frameIds, signal, (frameId) => link.call(frameId, 'agent/put-back', { ids: idsIn(frameId) }));
}

/** Takes back what is asked for in one frame. */
type TakeBack = (frameId: number) => Promise<{ readonly entries: readonly UndoEntry[] }>;

/** The focus is in the end where it was before, in whichever frame. */
async function inFrames(
  link: TabLink,
  frameIds: readonly number[],
  signal: AbortSignal,
  takeBack: TakeBack,
): Promise<UndoEntry[]> {
  const all = [...new Set([topFrame, ...frameIds])];
  if (all.length < 2) return frameByFrame(frameIds, signal, takeBack);
  const remembering = await Promise.all(
    all.map((frameId) =>
      link.call(frameId, 'agent/remember-place', {}).then(
        () => [frameId],
        () => [],
      ),
    ),
  );
  try {
    return await frameByFrame(frameIds, signal, takeBack);
  } finally {
    await topFirst(remembering.flat(), (frameId) => link.call(frameId, 'agent/end', {}).catch(() => undefined));
  }
}

const topFrame = 0;

/**
 * Frame by frame, so that each has the focus while it is written; the last to fall silent is told in the end.
 * @returns what became of each field, by its row
 */
async function frameByFrame(
  frameIds: readonly number[],
  signal: AbortSignal,
  takeBack: TakeBack,
): Promise<UndoEntry[]> {
  const entries: UndoEntry[] = [];
  let silent: FrameSilent | null = null;
  for (const frameId of frameIds) {
    if (signal.aborted) break;
    try {
      const answer = await takeBack(frameId);
      entries.push(...answer.entries.map((entry) => ({ ...entry, id: tabWideId(frameId, entry.id) })));
    } catch (error) {
      if (error instanceof FrameSilent) silent = error;
      else if (!(error instanceof FrameGone)) throw error;
    }
  }
  if (silent) throw silent;
  return entries;
}

/** What an undo did, in figures. @param lost fields of frames that have left the page */
export function undoneOf(entries: readonly UndoEntry[], lost = 0): NonNullable<TabState['undone']> {
  const count = (outcome: UndoEntry['outcome']) => entries.filter((entry) => entry.outcome === outcome).length;
  return {
    isStopped: false,
    restored: count('restored'),
    of: entries.length + lost,
    gone: count('gone') + lost,
    kept: count('kept'),
  };
}
