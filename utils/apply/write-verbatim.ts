/** Text that a person edited by hand: written as it is, whatever the control's rules say, or not at all. */
import type { MomentValue, TextValue } from '../pipeline';
import type { ReasonCode } from '../reasons';
import type { WriteContext, Written } from './field-writer';
import { writerOf } from './field-writers';
import { essence } from './native/same-text';
import { canHold } from './native/can-hold';
import { holdsOf, type Target } from './target';
import { refused } from './widget/written';

type Typed = TextValue | MomentValue;

/** How adapters say that they have no way to write such a text. */
const noWay: ReadonlySet<ReasonCode | null> = new Set<ReasonCode>(['failed', 'no-option']);

/**
 * Writes a text exactly. Never another in its place: where the control can't hold it, it keeps what it held.
 * @returns filled; filled with what the page made of it; or refused, `cannot-hold` where the control itself can't hold it
 */
export function writeVerbatim(target: Target, value: Typed, context: WriteContext): Written | Promise<Written> {
  const { adapter, field } = target;
  const { text } = value;
  if (!canHold(field, text)) return refused('cannot-hold', holdsOf(target));
  const { writeExactly } = writerOf(adapter);
  return writeExactly ? writeExactly(field, text, context) : writeByAdapter(target, value, context);
}

async function writeByAdapter(target: Target, value: Typed, context: WriteContext): Promise<Written> {
  const { adapter, field } = target;
  const writer = writerOf(adapter);
  const held = writer.read(field);
  const written = await writer.write(field, value, context);
  if (written.outcome === 'refused') return noWay.has(written.reason) ? refused('cannot-hold', written.holds) : written;
  const isOther = adapter.describe(field).control === 'choice' && essence(holdsOf(target)) !== essence(value.text);
  if (!isOther) return written;
  await writer.restore(field, held, context);
  return refused('cannot-hold', holdsOf(target));
}
