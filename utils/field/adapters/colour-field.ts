import { findAll, isMatch, parentElementOf } from '../../dom/nodes';
import type { Adapter } from '../adapter';
import { areaSelector, colourOf, padOf, type ColourPad } from '../colour/colour-pad';
import { isColourInput, pickerAround } from '../colour/colour-text';
import { queryInside } from '../../dom/tree';

/** Fields of colours on the page itself that no text mirrors. */
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

export function shown(area: Element): string {
  const pad = padOf(area);
  return pad ? colourOf(pad) : '';
}
