/** Boxes and buttons whose role stands around what takes the focus and hears the press (Inkline). */
import { attributeOf, findAll, isMatch } from '../../dom/nodes';

const focusable = '[tabindex], button';

/** What a person presses of an element with a role: the element itself, else the one thing in it that takes the focus. */
export function pressedOf(element: Element): Element {
  const inside = isMatch(element, focusable) ? [] : findAll(element, '[tabindex="0"]');
  return inside.length === 1 ? inside[0]! : element;
}

/** What an element with a role, or what is pressed of it, says of its state. @returns null where neither says anything */
export function saysOn(element: Element): boolean | null {
  const says = stateOf(element) ?? stateOf(pressedOf(element));
  return says === null ? null : says === 'true';
}

const stateOf = (element: Element) => attributeOf(element, 'aria-checked') ?? attributeOf(element, 'aria-pressed');
