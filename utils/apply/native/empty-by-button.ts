import { findAll } from '../../dom/nodes';
import { findAround } from '../../field/box/boxes-around';
import type { WriteContext, Written } from '../field-writer';
import { press } from '../widget/press';
import { waitFor } from '../widget/wait-for';
import { isShown } from '../../field/widget/visible';
import { filled, refused } from '../widget/written';
import type { TextElement } from '../../field/native/text-element';
import { reaction } from '../widget/reaction';

/** No field has its label in the box of a button that empties it. */
const ends = 'form, fieldset, label, body, li, tr, :has(label)';
const buttons = 'button:not([type=submit], [type=reset]), [role=button]';
const clears = ':is([class*=clear i], [aria-label*=clear i], [title*=clear i])';

/**
 * react-date-picker puts a deleted text back as the field loses the focus; the button beside it alone clears it.
 * @returns null where there is no such button
 */
export function emptyByButton(element: TextElement, { signal }: WriteContext): Promise<Written> | null {
  const button = buttonAround(element);
  return button && pressToEmpty(element, button, signal);
}

async function pressToEmpty(element: TextElement, button: Element, signal: AbortSignal): Promise<Written> {
  press(button);
  await waitFor(element, () => element.value === '', reaction.press, signal);
  return element.value === '' ? filled('') : refused('refused-by-page', element.value);
}

/** A button that says it clears, in the box of this control and what is typed beside it. */
function buttonAround(element: Element): Element | null {
  return findAround(element, (box) => [...findAll(box, `:is(${buttons})${clears}`)].find(isShown), { ends });
}
