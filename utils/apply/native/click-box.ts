import { attributeOf, closest, findFirst, isMatch, isRendered, localNameOf, rectOf } from '../../dom/nodes';
import type { WriteContext } from '../field-writer';
import { sendChange, sendInput, sendMouse } from './events';
import { press } from '../widget/press';
import { waitFor } from '../widget/wait-for';
import { isShown } from '../../field/widget/visible';
import { enterField, leaveField } from './focus';
import { reaction } from '../widget/reaction';

/** The browser's own, past what a framework has put on the element. */
export const setChecked = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked')!.set!;

/** Clicks a checkbox or radio button, or its label, as a mouse would; the browser then sends `click`, `input`, `change`. */
export function clickBox(element: HTMLElement, context: WriteContext): void {
  sendMouse(element, 'pointerdown');
  if (sendMouse(element, 'mousedown')) enterField(element, context);
  sendMouse(element, 'pointerup');
  sendMouse(element, 'mouseup');
  element.click();
  leaveField(element, context);
}

/**
 * Brings a box to a state: by a click where a mouse would hit, then on its wrapping label (skins that hide the box listen
 * there) or on what is drawn right after it, then on the box itself, then by setting it and saying so. A box whose label is a button (drawn stars) is
 * brought there by that button.
 * @returns whether the box is in that state; at once where the first click does it
 */
export function bringTo(
  element: HTMLInputElement,
  checked: boolean,
  context: WriteContext,
): boolean | Promise<boolean> {
  const label = labelOf(element, context);
  const button = findFirst(label, 'button:not([type=submit])');
  const isHit = context.focus === 'sent' || canBeHit(element);
  if (button) press(button);
  else clickBox(isHit ? element : (label ?? visibleProxy(element) ?? element), context);
  return (!button && element.checked === checked) || bringLater(element, checked, context);
}

/** The label a person would click. `labels` walks the page: where there are very many fields, only what is near is asked. */
function labelOf(element: HTMLInputElement, { focus }: WriteContext): HTMLLabelElement | null {
  const near = nearLabel(element);
  return near || focus === 'sent' ? near : (element.labels?.[0] ?? looseLabel(element));
}

/** The label around the box or right beside it. */
function nearLabel(element: HTMLInputElement): HTMLLabelElement | null {
  const { id, nextElementSibling, previousElementSibling } = element;
  const isOurs = (one: Element | null): one is HTMLLabelElement =>
    id !== '' && localNameOf(one) === 'label' && attributeOf(one, 'for') === id;
  return closest(element, 'label') ?? [nextElementSibling, previousElementSibling].find(isOurs) ?? null;
}

/** A label beside the box that is bound to nothing: a page that draws the box around both answers to it. */
function looseLabel({ parentElement: around }: HTMLInputElement): HTMLLabelElement | null {
  const label = findFirst<HTMLLabelElement>(around, ':scope > label:not([for])') ?? null;
  return label?.control || findFirst(around, ':scope > input ~ input') ? null : label;
}

/** What a page without labels draws right after a radio button that it hides (Layui): a second press does no harm. */
function visibleProxy({ type, nextElementSibling: drawn }: HTMLInputElement): HTMLElement | null {
  const isDrawn =
    type === 'radio' && drawn instanceof HTMLElement && isMatch(drawn, 'div, span, i') && !findFirst(drawn, 'input');
  return isDrawn && isShown(drawn) ? drawn : null;
}

async function bringLater(element: HTMLInputElement, checked: boolean, { signal }: WriteContext): Promise<boolean> {
  const isThere = () => element.checked === checked;
  const ways = [
    () => closest(element, 'label')?.click(),
    () => element.click(),
    () => {
      setChecked.call(element, checked);
      sendInput(element);
      sendChange(element);
    },
  ];
  for (const way of ways) {
    if (await waitFor(element, isThere, reaction.step, signal)) return true;
    if (!element.isConnected) return false;
    way();
  }
  return isThere();
}

/** Whether a mouse could hit the box itself; where the page drew another, it is the label that is clicked. */
function canBeHit(element: HTMLInputElement): boolean {
  const { width, height } = rectOf(element);
  return width > 1 && height > 1 && isRendered(element, { opacityProperty: true, visibilityProperty: true });
}

/** Stars and their like are taken back by a press on the chosen one, where the page draws them (MUI). */
export async function pressAgain(element: HTMLInputElement, signal: AbortSignal): Promise<boolean> {
  const label = canBeHit(element) ? null : (nearLabel(element) ?? element.labels?.[0]);
  if (!label) return false;
  press(label);
  return (await waitFor(element, () => !element.checked, reaction.pressedChoiceGone, signal)) === true;
}
