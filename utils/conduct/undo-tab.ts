/** Taking fills and single fields back, over all frames of a tab. */
import type { TabState, UndoableFill } from '../messages';
import type { UndoEntry } from '../pipeline';
import type { FoundField } from './read-tab';
import type { Frame, TabLink } from './tab-link';

/** The fill that would be taken back next; null where there is none. A frame that does not answer has none. */
export async function nextUndo(link: TabLink, frames: readonly Frame[]): Promise<UndoableFill | null> {
  const answers = await Promise.all(
    frames.map(({ frameId }) => link.call(frameId, 'agent/undoable', {}).catch(() => ({ fills: [] }))),
  );
  const fills = answers.flatMap((answer) => answer.fills);
  if (fills.length === 0) return null;
  const at = Math.max(...fills.map((fill) => fill.at));
  const fields = fills.filter((fill) => fill.at === at).reduce((sum, fill) => sum + fill.fields, 0);
  return { at, fields };
}

/**
 * Takes one fill back.
 * @param at when it began, epoch milliseconds
 * @throws Stopped; Error where a frame fails
 */
export async function undoFill(
  link: TabLink,
  frames: readonly Frame[],
  at: number,
  signal: AbortSignal,
): Promise<NonNullable<TabState['undone']>> {
  const entries: UndoEntry[] = [];
  for (const { frameId } of frames)
    entries.push(...(await link.call(frameId, 'agent/undo', { at }, { signal })).entries);
  return summed(entries);
}

/** Gives single fields back what they held before our fills. @throws Stopped; Error where a frame fails */
export async function putBack(
  link: TabLink,
  fields: readonly FoundField[],
  signal: AbortSignal,
): Promise<NonNullable<TabState['undone']>> {
  const entries: UndoEntry[] = [];
  for (const frameId of new Set(fields.map((field) => field.frameId))) {
    const ids = fields.filter((field) => field.frameId === frameId).map(({ ownId }) => ownId);
    entries.push(...(await link.call(frameId, 'agent/put-back', { ids }, { signal })).entries);
  }
  return summed(entries);
}

function summed(entries: readonly UndoEntry[]): NonNullable<TabState['undone']> {
  const count = (outcome: UndoEntry['outcome']) => entries.filter((entry) => entry.outcome === outcome).length;
  return { restored: count('restored'), of: entries.length, gone: count('gone'), kept: count('kept') };
}
