/** What a widget has opened over the page. */
import { findAll, findFirst, parentElementOf } from '../../dom/nodes';
import { isSeen } from '../../field/widget/visible';
import { floats } from '../../field/widget/floating';
import { isTransparent, popupsOpened } from './find';
import type { Opener } from '../opener';

const toChooseFrom =
  'button, a[href], li, td, select, input, [role=option], [role=button], [role=menuitem], [tabindex], [data-value], [class*=menu-item i]';
const leastChoices = 2;
/** Most elements of a box that are asked how the mouse looks over them. */
const mostAsked = 200;

/**
 * A box that came on show since the widget was opened, or fades in, is drawn over the page and offers a choice; hints and marks of a validation
 * offer none and stay.
 */
export function openedOver(opener: Opener): Element | null {
  const { trigger: widget } = opener;
  const offers = (box: Element) => isToldOpen(widget) || offersChoice(box);
  const opened = popupsOpened(opener);
  return opened.find((box) => floats(box, widget) && offers(box) && (isSeen(box) || isTransparent(box))) ?? null;
}

/** Whether there are things to choose from in a box. */
function offersChoice(box: Element): boolean {
  return findAll(box, toChooseFrom).length >= leastChoices || countHands(box) >= leastChoices;
}

/** Things to press that only the mouse tells: over them it is a hand (Arco's cells of months). */
function countHands(box: Element): number {
  const isHand = (element: Element) => getComputedStyle(element).cursor === 'pointer';
  const inside = [...findAll(box, '*')].slice(0, mostAsked);
  const isInHand = (around: Element | null) => around !== null && isHand(around);
  return inside.filter((element) => isHand(element) && !isInHand(parentElementOf(element))).length;
}

/** A button beside the widget says that something stands open: a clock's face has nothing to be chosen by name. */
function isToldOpen(widget: Element): boolean {
  const around = parentElementOf(parentElementOf(widget));
  return Boolean(findFirst(around, ':scope > button[aria-expanded=true]'));
}
