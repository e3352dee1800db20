/** The drawn box of a widget around the element that takes the keys. */
import { contains, findAll, isMatch, isRendered, parentElementOf, rectOf, rootOf } from '../../dom/nodes';
import { boxesAround } from './boxes-around';

/** Controls a person reaches by keyboard; those out of its way only help another. */
const otherControls = [
  ':is(input:not([type=hidden], [aria-hidden=true], [hidden]), select:not([aria-hidden=true]), textarea):not([tabindex="-1"])',
  '[contenteditable=true]:not([contenteditable=false] *)',
  ...['combobox', 'checkbox', 'switch', 'spinbutton', 'slider'].map((role) => `[role=${role}]`),
].join();

/** Lists of what was chosen, with the box to type in as their last entry. */
const chipLists =
  ':is([role=listbox], [class*=multi i], [class*=token i], [class*=tag i], [class*=chip i], [class*=choice i], [class*=select i])';
const ends = `form, fieldset, label, li:not(${chipLists} > li), tr, td, section, article, main, body, html, [role=group], [role=dialog], p`;

/** A line of text with its frame, in CSS pixels; a label or hint beside it makes a box taller. */
const lineHeight = 66;
const levels = 6;

/** The largest ancestor that still holds this one control and no more than a line. Itself where there is none. */
export function controlBox(element: Element): Element {
  const isLine = (box: Element, level: number) => rectOf(box).height <= (level < 2 ? 4 : 1) * lineHeight;
  const isOwn = (box: Element, level: number) => !holdsOthers(box, element) && isLine(box, level);
  return boxesAround(element, { levels, ends, mostChildren: Infinity }, isOwn).at(-1) ?? element;
}

/**
 * The same, with the buttons of the control: out of the components that draw it, where they may stand in an outer one
 * (Umbraco), and with the group they may make with it (Gravity UI).
 */
export function componentBox(element: Element): Element {
  let box = controlBox(element);
  for (let depth = 0; depth < levels; depth++) {
    const root = rootOf(box);
    if (!(root instanceof ShadowRoot) || holdsOthers(root, element)) break;
    box = controlBox(root.host);
  }
  const around = parentElementOf(box);
  return around && isMatch(around, '[role=group]') && !holdsOthers(around, element) ? around : box;
}

function holdsOthers(box: ParentNode, element: Element): boolean {
  return [...findAll(box, otherControls)].some(
    (control) =>
      control !== element && !contains(control, element) && !contains(element, control) && !isUndrawnText(control),
  );
}

/** An input that is not laid out takes no typing: it keeps the value for the form. A box to tick may be drawn by another. */
function isUndrawnText(control: Element): boolean {
  return isMatch(control, 'input:not([type=checkbox], [type=radio])') && !isRendered(control);
}
