/** Thumbs of sliders that a page draws without a role. */
import { attribute, findAll, findFirst, isMatch, parentElementOf } from '../../dom/nodes';
import { outermost } from '../../dom/nesting';
import { fieldHolders, nearestBox } from '../box/boxes-around';

/** Placed on their track by their own style, unlike the buttons that turn a slider of pictures. */
const sliderButtons = '[class*=slider i]:is([class*=button i], [class*=btn i])';
const placedButtons = `${sliderButtons}[style*="%"], [class*=slider i][style*="%"]:has(> ${sliderButtons}:only-child)`;
const loneDots = '[class*=slider i] > [class*=dot i]:only-child';
export const thumbSelector = `[class*=handle i], [class*=thumb i], [class*=knob i], [class*=grip i], [class*=dragger i], [class*=pointer i], ${loneDots}, ${placedButtons}`;
const boxNames = /(?:^|[-_\s]|input)(?:range|slide-?bar|irs|knob)(?![a-z])|slider/i;
const thumbNames = /(^|[-_\s])(handle|thumb|knob|dot|grip|dragger|bullet|pointer)(?![a-z])/i;
const notMeant =
  '[role], input, button, a, [class*=carousel i], [class*=slick i], [class*=swiper i], [class*=scroll i], [class*=resiz i], [class*=color i], [class*=switch i], [class*=toggle i]';
const fields = 'input:not([type=hidden], [style*="display: none"]), [role=slider], select, textarea, a[href], img';
const controls = 'input[type=range], input[type=checkbox], [role=slider], [role=switch]';

/** Whether an element's class calls it a thumb; what is drawn in a thumb is none of its own. */
export function isThumb(element: Element): boolean {
  const around = parentElementOf(element);
  return isCalledThumb(element) && !(around && isCalledThumb(around));
}

/** Whether an element's class has a word for thumbs, whatever else it is. */
function namesThumb(element: Element): boolean {
  return thumbNames.test(attribute(element, 'class'));
}

function isCalledThumb(element: Element): boolean {
  const isNamed = namesThumb(element) || isMatch(element, placedButtons);
  return isNamed && !isMatch(element, notMeant);
}

/** A box named for a slider that holds thumbs and nothing to type or press. */
export function sliderBox(thumb: Element): Element | null {
  const isNamed = (box: Element) => boxNames.test(attribute(box, 'class'));
  const box = nearestBox(thumb, isNamed, { levels: 3, ends: `${fieldHolders}, ${notMeant}` });
  return box && (findFirst(box, fields) || isDrawing(box)) ? null : box;
}

/** Switches and sliders with a native control draw their thumbs beside it. */
function isDrawing(box: Element): boolean {
  const around = [parentElementOf(box), parentElementOf(parentElementOf(box))];
  return around.some((one) => one && !isMatch(one, 'form, fieldset, body') && findFirst(one, controls) !== null);
}

/** Those of one slider, in their order. */
export function thumbsIn(box: Element | null): Element[] {
  return [...(findAll(box, thumbSelector) ?? [])].filter(isThumb);
}

/**
 * The same of a box that has the role, each once where it is drawn in several boxes called so. What takes the keys and is
 * called a thumb itself (Vuetify, Quasar), or is a picture (PrimeNG's knob), draws its parts by such names and holds none.
 */
export function thumbsApart(box: Element): Element[] {
  const isThumbItself = isMatch(box, 'svg') || (isMatch(box, '[tabindex]') && namesThumb(box));
  return isThumbItself ? [] : outermost(thumbsIn(box));
}

/** The other thumb of a slider of two. */
export function twinOf(thumb: Element): Element | undefined {
  const thumbs = thumbsIn(sliderBox(thumb));
  return thumbs.length === 2 ? thumbs.find((other) => other !== thumb) : undefined;
}
