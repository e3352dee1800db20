import { isConnected, isMatch } from '../dom/nodes';
import type { Value } from '../pipeline';
import type { Adapter } from '../field/adapter';
import type { Held, WriteContext, Written } from './field-writer';
import { writerOf } from './field-writers';
import { closeAfterWriting } from './close-after';
import { guarded } from './guarded';
import { holdsOf, type Target } from './target';
import { filled, refused } from './widget/written';
import { writeVerbatim } from './write-verbatim';

/** Writes one field; whatever the adapter or the page does, there is an answer in bounded time. */
export function writeField(target: Target, value: Value, context: WriteContext): Written | Promise<Written> {
  const { field, adapter } = target;
  if (!isConnected(field.element)) return refused('gone', '');
  if (isMatch(field.element, ':disabled')) return refused('disabled', holdsOf(target));
  const own = inOwnTime(adapter, context);
  return guarded(target, 'write', () => closeAfterWriting(target, own, () => write(target, value, own)), own);
}

function write(target: Target, value: Value, context: WriteContext): Written | Promise<Written> {
  if ((value.as === 'text' || value.as === 'moment') && value.verbatim) return writeVerbatim(target, value, context);
  return writerOf(target.adapter).write(target.field, value, context);
}

/** Brings one field back, with the same guards. */
export function restoreField(target: Target, held: Held, context: WriteContext): Written | Promise<Written> {
  const { field, adapter } = target;
  if (!field.members.some((member) => isConnected(member))) return refused('gone', '');
  const own = inOwnTime(adapter, context);
  const answer = guarded(
    target,
    'restore',
    () => closeAfterWriting(target, own, () => writerOf(adapter).restore(field, held, own)),
    own,
  );
  return answer instanceof Promise ? answer.then(asRestored) : asRestored(answer);
}

function inOwnTime(adapter: Adapter, context: WriteContext): WriteContext {
  const { patience = 0 } = writerOf(adapter);
  return { ...context, patience: Math.max(patience, context.patience) };
}

/** A field that holds already what it held before is restored. */
function asRestored(written: Written): Written {
  return written.outcome === 'unchanged' ? filled(written.holds) : written;
}
