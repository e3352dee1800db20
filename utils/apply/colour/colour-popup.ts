/** The picker that a swatch opens: a text for the colour, or a field of colours to press. */
import { hexOf } from '../../field/colour/colour';
import { padIn, type ColourPad } from '../../field/colour/colour-pad';
import { isColourInput } from '../../field/colour/colour-text';
import { popupsOpened } from '../popup/find';
import type { Opener } from '../opener';
import { queryInside } from '../../dom/tree';
import { isShown } from '../../field/widget/visible';

export interface ColourPopup {
  /** All of the picker, its buttons included. */
  readonly panel: Element;
  readonly input: HTMLInputElement | null;
  readonly pad: ColourPad | null;
}

/** The picker that stands open, null where there is none: one with a text for the colour goes before one without. */
export function colourPopupOf(opener: Opener): ColourPopup | null {
  const opened = popupsOpened(opener).map((panel) => ({ panel, input: colourTextIn(panel), pad: padIn(panel) }));
  return opened.find(({ input }) => input !== null) ?? opened.find(({ pad }) => pad !== null) ?? null;
}

/** The text that says it is for a colour, else the only one there is. */
function colourTextIn(panel: Element): HTMLInputElement | null {
  const inputs = queryInside(panel, 'input') as HTMLInputElement[];
  const texts = inputs.filter((input) => input.type === 'text' && isShown(input));
  const isForColour = (input: HTMLInputElement) => isColourInput(input) || hexOf(input.value) !== null;
  return texts.find(isForColour) ?? (texts.length === 1 ? texts[0]! : null);
}
