/** Buttons that a widget drew for what it was given, and that take it out again. */
import { clearButtons, hiddenClearButtons } from '../../field/widget/clear-button';
import { press } from './press';
import { waitFor } from './wait-for';

/** Milliseconds for what was taken out to go. */
const going = 500;
const mostPressed = 5;

/** The clear buttons in the box of a widget before it was given something; many draw the widget itself anew then. */
const earlier = new WeakMap<Element, ReadonlySet<Element>>();

/** Clear buttons may be shown under the mouse only. */
const buttonsIn = (box: Element) => [...clearButtons(box), ...hiddenClearButtons(box)];

/** To be called before the widget in a box is given something: what it draws later can be told then. */
export function noteButtons(box: Element): void {
  earlier.set(box, new Set(buttonsIn(box)));
}

/** Presses the buttons that came since `noteButtons`, the last one first, each when the one before has gone. */
export async function pressAdded(box: Element, signal: AbortSignal): Promise<void> {
  const before = earlier.get(box);
  earlier.delete(box);
  const added = () => buttonsIn(box).filter((button) => !before?.has(button));
  for (let count = 0; before && count < mostPressed && !signal.aborted; count++) {
    const button = added().at(-1);
    if (!button) return;
    press(button);
    if (!(await waitFor(box, () => !added().includes(button), going, signal))) return;
  }
}
