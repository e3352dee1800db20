import type { Case } from '../../../catalogue/entry';
import { longestInFill, makeText, textLength } from '../../../catalogue/recipe';
import { suited } from '../../../catalogue/suited';
import type { FieldDescriptor } from '../../../pipeline';
import type { Stream } from '../../stream';
import { allows } from '../allows';
import { fittedText, type FitContext, type Fitted } from '../fitted';
import { hostileFile } from './hostile-file';

/** Entries tried before the field is said to take none: a pattern may refuse nearly all. */
const mostTried = 200;

/**
 * An entry of the catalogue that the field's own rules take, so that the form can still be sent; as usual where it
 * takes none.
 * @param usual the field's value in realistic mode
 */
export function fitHostile(usual: Fitted, field: FieldDescriptor, context: FitContext): Fitted {
  if (usual.value === null || context.recognition.part.of !== 'whole') return usual;
  const entries = suited(context.catalogue, field, context.recognition.kind);
  for (const entry of drawn(entries, context)) {
    const fitted = field.control === 'file' ? hostileFile(entry, usual, field) : hostileText(entry, field);
    if (fitted) return { ...fitted, probe: { title: entry.title, probes: entry.probes } };
  }
  return usual;
}

function hostileText({ value }: Case, field: FieldDescriptor): Fitted | null {
  if (value === undefined || textLength(value) > longestInFill) return null;
  const room = field.control === 'text' ? (field.maxLength ?? Infinity) : Infinity;
  if (textLength(value) > room) return null;
  const text = makeText(value);
  return allows(field, text) ? fittedText(text) : null;
}

/** In an order of chance; those about the field's kind first, every other time. */
function* drawn(entries: readonly Case[], { stream, recognition }: FitContext): Generator<Case> {
  const ofKind = entries.filter(({ kinds }) => kinds?.includes(recognition.kind));
  if (stream.chance(0.5)) yield* shuffled(ofKind, stream);
  yield* shuffled(entries, stream);
}

function* shuffled<T>(list: readonly T[], stream: Stream): Generator<T> {
  const left = [...list];
  for (let tried = 0; left.length > 0 && tried < mostTried; tried++) {
    const at = stream.int(0, left.length - 1);
    const one = left[at]!;
    left[at] = left.at(-1)!;
    left.pop();
    yield one;
  }
}
