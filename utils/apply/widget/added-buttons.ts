/** Buttons that a widget drew for what it was given, and that take it out again. */
import { isConnected } from '../../dom/nodes';
import type { WriteContext } from '../field-writer';
import { clearingIn } from '../../field/widget/clear-button';
import { press } from './press';
import { waitFor } from './wait-for';
import { reaction } from './reaction';

const mostPressed = 10;

/** To be called before the widget in a box is given something: what it draws later can be told then. */
export function noteButtons(box: Element, { findings }: WriteContext): void {
  findings.clearButtons ??= new Set(clearingIn(box));
}

/**
 * Presses the buttons that came since `noteButtons`, the last one first, each when the one before has gone or has done
 * nothing: Element Plus draws a hint beside its button that says the same, and shows either as the focus goes. Of a box that
 * was drawn anew the first stand for those that stood there.
 */
export async function pressAdded(box: Element, { findings, signal }: WriteContext): Promise<void> {
  const before = findings.clearButtons;
  if (!before) return;
  const added = () =>
    clearingIn(box)
      .filter((button) => !before.has(button))
      .slice([...before].filter((button) => !isConnected(button)).length);
  const pressed = new Set<Element>();
  while (pressed.size < mostPressed && !signal.aborted) {
    const button = added().findLast((one) => !pressed.has(one));
    if (!button) return;
    press(button);
    pressed.add(button);
    await waitFor(box, () => !added().includes(button), reaction.addedEntryGone, signal);
  }
}
