import { fillRecord, writtenOf, type FillRecord } from '../filling/fill-record';
import type { TabReading } from '../page/read-tab';
import type { SessionParts } from './session-parts';
import { troubleKey } from '../frames/trouble';

/**
 * What is kept of fills of a page that this worker has not seen yet.
 * @returns how far a fill was that the worker did not live to end; null for none
 */
export async function recallFills(
  { document, frames }: TabReading,
  { services, form, undoable }: SessionParts,
): Promise<FillRecord['running']> {
  form.clear();
  undoable.recall({});
  const record = await services.loadFill();
  if (record?.document !== document) return null;
  form.recall(writtenOf(record));
  undoable.recall(record.undoable);
  if (!record.running) return null;
  for (const call of ['agent/cancel', 'agent/end'] as const)
    for (const { frameId } of frames) await services.link.call(frameId, call, {}).catch(() => undefined);
  return record.running;
}

/** The page agent has gone on until it was told to stop: what holds its planned value by now is done. */
export async function tellInterrupted(
  { done: known, of }: NonNullable<FillRecord['running']>,
  { document }: TabReading,
  { services, form, view, undoable, keeper }: SessionParts,
): Promise<void> {
  const done = Math.min(of, Math.max(known, form.noteUntold()));
  await keeper.keep(fillRecord(document, form.written, undoable.known, null));
  view.list();
  if (done === of) return;
  const trouble = services.say(troubleKey('interrupted'), done, of);
  view.show({ phase: 'stopped', summary: { filled: done, of }, trouble });
}
