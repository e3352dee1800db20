import type { Value } from '../../pipeline';
import type { FieldElements } from '../../field/adapter';
import type { WriteContext, Written, FieldWriter } from '../field-writer';
import { placesOf, press } from '../choice/press-stars';
import { waitFor } from '../widget/wait-for';
import { filled, refused } from '../widget/written';
import { shown } from '../../field/adapters/drawn-rating';
import { ratingOf } from '../../field/choice/stars';
import { reaction } from '../widget/reaction';

export const drawnRatingWriter: FieldWriter = {
  read: ({ element }) => shown(element),
  write,
  restore,
};

async function write(field: FieldElements, value: Value, context: WriteContext): Promise<Written> {
  const wanted = value.as === 'options' ? value.at?.[0] : undefined;
  if (wanted === undefined) return refused('no-option', shown(field.element));
  return pressPlace(field, wanted, String(wanted + 1), context);
}

async function pressPlace(
  { element }: FieldElements,
  index: number,
  target: string,
  { signal }: WriteContext,
): Promise<Written> {
  const row = ratingOf(element);
  const place = row && placesOf(row)[index];
  if (!place) return refused('no-option', shown(element));
  const before = row.box.innerHTML;
  await press(place);
  const isThere = await waitFor(element, () => shown(element) === target, reaction.press, signal);
  const now = shown(element);
  if (isThere) return filled(target);
  return now === '' && row.box.innerHTML !== before ? filled(target) : refused('refused-by-page', now);
}

/** By the button that takes the rating back; else the last lit star goes out when pressed again, where it does. */
async function restore(field: FieldElements, held: unknown, context: WriteContext): Promise<Written> {
  const target = typeof held === 'string' ? held : '';
  const row = ratingOf(field.element);
  const now = shown(field.element);
  if (now === target || !row) return filled(target);
  if (target !== '' || !row.cancel) return pressPlace(field, Number(target === '' ? now : target) - 1, target, context);
  await press({ target: row.cancel, share: 0.5 });
  await waitFor(field.element, () => shown(field.element) === '', reaction.press, context.signal);
  return shown(field.element) === '' ? filled('') : refused('refused-by-page', shown(field.element));
}
