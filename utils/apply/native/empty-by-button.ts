import { findAll, findFirst, isMatch, parentElementOf } from '../../dom/nodes';
import type { WriteContext, Written } from '../field-writer';
import { press } from '../widget/press';
import { waitFor } from '../widget/wait-for';
import { isShown } from '../../field/widget/visible';
import { filled, refused } from '../widget/written';
import type { TextElement } from '../../field/native/text-element';

/** Milliseconds for a control to be emptied by a button. */
const reaction = 300;
const boxLevels = 4;
const fences = 'form, fieldset, label, body, li, tr';
const buttons = 'button:not([type=submit], [type=reset]), [role=button]';
const clears = ':is([class*=clear i], [aria-label*=clear i], [title*=clear i])';

/** Some put a text back when its field is left, and give it up by a button beside it alone (react-date-picker). */
export async function emptyByButton(element: TextElement, { signal }: WriteContext): Promise<Written> {
  const button = buttonAround(element);
  if (button) press(button);
  await waitFor(element, () => element.value === '', button ? reaction : 0, signal);
  return element.value === '' ? filled('') : refused('refused-by-page', element.value);
}

/** A button that says it clears, in the box of this control and what is typed beside it: no field has its label there. */
function buttonAround(element: Element): Element | undefined {
  let box = parentElementOf(element);
  for (let level = 0; level < boxLevels && box && !isMatch(box, fences) && !findFirst(box, 'label'); level++) {
    const found = [...findAll(box, `:is(${buttons})${clears}`)].find(isShown);
    if (found) return found;
    box = parentElementOf(box);
  }
  return undefined;
}
