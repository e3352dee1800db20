/** Buttons that a widget drew for what it was given, and that take it out again. */
import { clearButtons } from './clear-button';
import { press } from './press';
import { until } from './until';
import { widgetBox } from './widget-box';

/** Milliseconds for what was taken out to go. */
const going = 500;
const mostPressed = 5;

/** The box of a widget and the buttons in it, as they stood before it was given something. */
const earlier = new WeakMap<Element, { readonly box: Element; readonly buttons: ReadonlySet<Element> }>();

/** To be called before a widget is given something: what it draws later can be told then. */
export function noteButtons(element: Element): void {
  const box = widgetBox(element);
  earlier.set(element, { box, buttons: new Set(clearButtons(box)) });
}

/** Presses the buttons that came since `noteButtons`, the last one first, each when the one before has gone. */
export async function pressAdded(element: Element, signal: AbortSignal): Promise<void> {
  const noted = earlier.get(element);
  earlier.delete(element);
  const added = () => clearButtons(noted!.box).filter((button) => !noted!.buttons.has(button));
  for (let count = 0; noted && count < mostPressed && !signal.aborted; count++) {
    const button = added().at(-1);
    if (!button) return;
    press(button);
    if (!(await until(noted.box, () => !added().includes(button), going, signal))) return;
  }
}
