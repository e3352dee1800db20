import { findAll, isMatch, parentElementOf } from '../../dom/nodes';
import type { Adapter, FieldElements, WriteContext, Written } from '../adapter';
import { textsOf } from '../native/text-value';
import { hexOf } from '../colour/colour';
import { areaSelector, colourOf, padOf, pickOnPad, type ColourPad } from '../colour/colour-pad';
import { isColourInput, pickerAround } from '../colour/colour-text';
import { queryInside } from '../../dom/tree';
import { filled, refused, unchanged } from '../widget/written';

/** Fields of colours on the page itself that no text mirrors: pressed where the colour lies, as near as the pixels allow. */
export const colourField: Adapter = {
  name: 'colour-field',
  selector: areaSelector,
  claims(element) {
    const pad = padOf(element);
    return pad !== null && !hasText(pad);
  },
  gather: (element) => ({ members: [element], parts: partsOf(element) }),
  describe: () => ({ control: 'color' }),
  holds: ({ element }) => shown(element),
  read: ({ element }) => shown(element),
  write: (field, value, context) => pick(field, hexOf(textsOf(value)?.[0] ?? ''), context),
  restore: (field, held, context) => pick(field, hexOf(held as string), context),
};

/** A text in or beside the picker is the field then. */
function hasText({ box, area }: ColourPad): boolean {
  const beside = isMatch(parentElementOf(box), 'form, fieldset, body') ? box : parentElementOf(box);
  return [beside, pickerAround(area)].some((one) => [...(findAll(one, 'input') ?? [])].some(isColourInput));
}

function partsOf(area: Element): Element[] {
  const pad = padOf(area);
  return pad ? queryInside(pad.box, '[role=slider], [tabindex], button, input').filter((part) => part !== area) : [];
}

function shown(area: Element): string {
  const pad = padOf(area);
  return pad ? colourOf(pad) : '';
}

async function pick({ element }: FieldElements, hex: string | null, { signal }: WriteContext): Promise<Written> {
  const pad = padOf(element);
  const start = shown(element);
  if (!pad || !hex) return refused('failed', start);
  if (start === hex) return unchanged(start);
  await pickOnPad(pad, hex, signal);
  return shown(element) === start ? refused('refused-by-page', start) : filled(shown(element));
}
