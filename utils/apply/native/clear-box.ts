import { attributeOf, contains, parentElementOf } from '../../dom/nodes';
import { setChecked } from './click-box';
import { sendChange, sendInput } from './events';

/**
 * Takes the tick away without a click: a person cannot empty a radio group, undo can.
 * @param others of its group
 */
export function clearBox(element: HTMLInputElement, others: readonly Element[]): void {
  clear(element);
  const card = cardOf(element, others);
  let isTickedByCard = false;
  // Heard after the page's own listeners there, and before those further out.
  const look = () => void (isTickedByCard = element.checked);
  card?.addEventListener('click', look);
  sayCleared(element);
  card?.removeEventListener('click', look);
  if (isTickedByCard) clear(element);
}

function clear(element: HTMLInputElement): void {
  setChecked.call(element, false);
  sendInput(element);
  sendChange(element);
  if (element.checked) setChecked.call(element, false);
}

/** What is drawn around one button of a group alone. What listens there ticks it at any click, an application above all cards. */
function cardOf(element: HTMLInputElement, others: readonly Element[]): Element | null {
  let card: Element | null = null;
  const isAlone = (around: Element) => !others.some((other) => contains(around, other));
  for (let around = parentElementOf(element); around && isAlone(around); around = parentElementOf(around))
    card = around;
  return others.length > 0 ? card : null;
}

/**
 * React hears of boxes by `click` alone, so one is sent that is no mouse's and ticks nothing. Most applications take over
 * the value of what was clicked, which is none meanwhile; one that keeps the choice all the same shows that then.
 *
 * An application that looks the value up, knows no case for none but its own beginning, and has nothing that catches its
 * errors is lost by that. No gentler way is known: with its value the click chooses the button again, without a click
 * React sends the choice that nobody sees, and what a page keeps is to be seen by no other script. Forms whose state is
 * sent unlike what they show would be many more.
 */
function sayCleared(element: HTMLInputElement): void {
  const value = attributeOf(element, 'value');
  if (value) element.value = '';
  element.dispatchEvent(new Event('click', { bubbles: true, composed: true }));
  if (value) element.value = value;
}
