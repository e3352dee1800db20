import {
  attribute,
  attributeOf,
  childElementsOf,
  classNameOf,
  closest,
  findAll,
  findFirst,
  firstElementOf,
  isMatch,
  localNameOf,
  parentElementOf,
  textContentOf,
} from '../../dom/nodes';
import type { Adapter } from '../adapter';
import { colourShown, hexOf, isColour } from '../colour/colour';
import { isColourInput } from '../colour/colour-text';
import { marked } from '../quirks';
import { isPageChrome } from '../widget/page-chrome';
import { closestDrawn, treeOf } from '../../dom/tree';
import { nearestBox } from '../box/boxes-around';

const names =
  /colou?r-?picker(-|__|_)?(trigger|button|preview|toggle|fill)|colou?r-?(dropdown|input)?-{0,2}_{0,2}(trigger|swatch|button|preview)(?![a-z])|(^|\s)(swatch|(current|selected)-colou?r)(\s|$)/i;
/** Drawn as an input, and no input. */
const boxes = ':is(div, span)[tabindex="0"]:is([class*=color-picker-input i], [class*=colorpicker-input i])';
const spoken = /(pick|choose|select|toggle|open)( an?| the)? colou?r|colou?r ?picker/i;
const swatches = '[aria-roledescription="color swatch" i]';
const named = marked('opens colours');
const pageWide = 'form, fieldset, body, html, main';

/** Elements worth asking about. */
export const colourButtonSelector = `[class*=color i], [class*=colour i], [class*=swatch i], ${named}, button:is([part~=trigger], [aria-label*=colo i], [aria-expanded])`;

/** Swatches that open a picker. */
export const colourButton: Adapter = {
  name: 'colour-button',
  isNotTyped: true,
  selector: colourButtonSelector,
  claims: (element) => isTrigger(element) && !standsBesideInput(element) && !isPageChrome(element),
  gather: (element) => ({ members: [element], parts: [...findAll(element, 'button, [tabindex], input')] }),
  describe: () => ({ control: 'color' }),
  holds: ({ element }) => colourShown(element),
};

function isTrigger(element: Element): boolean {
  const isSaid =
    (names.test(attribute(element, 'class')) && !saysOther(element)) ||
    isMatch(element, `${named}, ${boxes}`) ||
    holdsSwatch(element) ||
    isOfPicker(element);
  const isSpoken = isMatch(element, 'button') && spoken.test(attributeOf(element, 'aria-label') ?? '');
  if (!isSaid && !isSpoken) return false;
  const twins = [...(childElementsOf(parentElementOf(element)) ?? [])].filter(
    (twin) => classNameOf(twin) === classNameOf(element) && localNameOf(twin) === localNameOf(element),
  );
  return (
    twins.length === 1 &&
    !closestDrawn(element, '[role=dialog], [role=listbox], [role=radiogroup]') &&
    isOutermost(element)
  );
}

/** A button in the page's first or second colour, with words of its own: `color_button_primary`. */
function saysOther(element: Element): boolean {
  const text = (textContentOf(element) ?? '').trim();
  return isMatch(element, 'button') && /\p{L}{2}/u.test(text) && !isColour(text) && !spoken.test(text);
}

/** What is drawn in a button says so (React Aria), or the button is nothing but a colour. */
function holdsSwatch(element: Element): boolean {
  return isMatch(element, 'button[aria-expanded]') && (findFirst(element, swatches) !== null || isPainted(element));
}

function isPainted(button: Element): boolean {
  const isEmpty = firstElementOf(button) === null && (textContentOf(button) ?? '').trim() === '';
  return isEmpty && hexOf((button as HTMLElement).style.backgroundColor) !== null;
}

/** The trigger of a component that is a colour picker (Shoelace and its like). */
function isOfPicker(element: Element): boolean {
  const root = treeOf(element);
  return (
    isMatch(element, '[part~=trigger]') && root instanceof ShadowRoot && /colou?r-?picker$/.test(localNameOf(root.host))
  );
}

function isOutermost(element: Element): boolean {
  const isInOther = nearestBox(element, (box) => names.test(attribute(box, 'class')), { levels: 3 }) !== null;
  return !isInOther && findFirst(element, 'input:not([type=hidden]), textarea, select') === null;
}

const putAway = '[hidden], [style*="display: none"], [style*="display:none"], [style*="clip: rect(0"]';

/**
 * The swatch of a colour text belongs to that text; one that the picker has put away, or keeps out of sight for its form
 * alone (Zag), is none to write into.
 */
function standsBesideInput(element: Element): boolean {
  const { parentElement: parent } = element;
  const around = [parent, parentElementOf(parent)].filter((one) => one && !isMatch(one, pageWide));
  const inputs = around.flatMap((one) => [...findAll(one!, 'input')].slice(0, 4));
  return inputs.some((input) => isColourInput(input) && !closest(input, putAway));
}
