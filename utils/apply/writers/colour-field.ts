import type { FieldElements } from '../../field/adapter';
import type { WriteContext, Written, FieldWriter } from '../field-writer';
import { textsOf } from '../requested';
import { hexOf } from '../../field/colour/colour';
import { padOf } from '../../field/colour/colour-pad';
import { pickOnPad } from '../colour/pick-on-pad';
import { filled, refused, unchanged } from '../widget/written';
import { shown } from '../../field/adapters/colour-field';

/** Pressed where the colour lies, as near as the pixels allow. */
export const colourFieldWriter: FieldWriter = {
  read: ({ element }) => shown(element),
  write: (field, value, context) => pick(field, hexOf(textsOf(value)?.[0] ?? ''), context),
  restore: (field, held, context) => pick(field, hexOf(held as string), context),
};

async function pick({ element }: FieldElements, hex: string | null, { signal }: WriteContext): Promise<Written> {
  const pad = padOf(element);
  const start = shown(element);
  if (!pad || !hex) return refused('failed', start);
  if (start === hex) return unchanged(start);
  await pickOnPad(pad, hex, signal);
  return shown(element) === start ? refused('refused-by-page', start) : filled(shown(element));
}
