import type { WriteContext } from '../field-writer';

/** Share of a field's patience for acting; the rest is for closing what was opened. */
const actingShare = 0.72;

/** A context whose signal also ends when the field's time for acting is over, however many waits it is made of. */
export function acting(context: WriteContext): WriteContext {
  const over = AbortSignal.timeout(context.patience * actingShare);
  return { ...context, signal: AbortSignal.any([context.signal, over]) };
}
