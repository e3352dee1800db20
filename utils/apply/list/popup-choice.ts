/** Choosing by text in whatever a component opens: a list, a menu, a dialog with boxes and a button to confirm. */
import { attributeOf, isMatch } from '../../dom/nodes';
import { closePopup } from '../widget/close';
import { confirmButton } from '../widget/confirm-button';
import { pressKey } from '../widget/keys';
import { textOf } from '../../field/list/option-list';
import { popupOf, popupsShown } from '../widget/popup';
import { press } from '../widget/press';
import { revealInside } from '../widget/reveal';
import { queryInside } from '../../dom/tree';
import { until } from '../widget/until';
import { isShown } from '../../field/widget/visible';

/** Milliseconds for a popup to come on show, and for a press to have its effect. */
const opening = 900;
const reaction = 350;
const pressables =
  '[role=option], [role^=menuitem], [role=radio], [role=checkbox], button, [role=button], li, label, [tabindex]';

export interface PopupChoice {
  readonly trigger: Element;
  /** Texts of the options to press, in this order. */
  readonly texts: readonly string[];
  /** Whether the widget shows what is wanted. */
  readonly isDone: () => boolean;
}

/** Opens, presses each option, confirms where that is asked for, and leaves the popup closed. */
export async function chooseInPopup(choice: PopupChoice, signal: AbortSignal, closing: AbortSignal): Promise<void> {
  const popup = await openPopup(choice.trigger, signal);
  if (!popup) return;
  for (const text of choice.texts) await pressOption(popup, text, choice, signal);
  await confirm(popup, choice, signal);
  await closePopup({ trigger: choice.trigger, popup }, closing);
  await until(choice.trigger, choice.isDone, reaction, closing);
}

/** A list that is still closing takes the first press for a second one. */
async function openPopup(trigger: Element, signal: AbortSignal): Promise<Element | null> {
  const byMouse = () => press(trigger);
  const byMouseAgain = () => void (isMatch(trigger, '[aria-expanded=true]') || press(trigger));
  for (const way of [byMouse, byMouseAgain, () => pressKey(trigger, 'ArrowDown')]) {
    const before = popupsShown(trigger);
    way();
    const popup = await until(trigger, () => popupOf(trigger, [trigger], before), opening, signal);
    if (popup) return popup;
  }
  return null;
}

/** Pressed a second time where the first had no effect: a list may come on show before it listens. */
async function pressOption(popup: Element, text: string, choice: PopupChoice, signal: AbortSignal): Promise<void> {
  const meant = text === '' ? '[role=option]' : pressables;
  const find = () => queryInside(popup, meant).filter((one) => textOf(one) === text && isShown(one));
  const found = await until(popup, () => find().at(-1), opening, signal);
  if (!found) return;
  const before = statesOf(found);
  const hasEffect = () => choice.isDone() || !isShown(found) || statesOf(found) !== before;
  for (let tries = 0; tries < 2; tries++) {
    revealInside(found, popup);
    press(found);
    if (await until(popup, hasEffect, reaction, signal)) return;
  }
}

function statesOf(option: Element): string {
  return ['aria-selected', 'aria-checked'].map((name) => attributeOf(option, name)).join();
}

async function confirm(popup: Element, { trigger, isDone }: PopupChoice, signal: AbortSignal): Promise<void> {
  const button = confirmButton(popup);
  if (!button) return void (await until(trigger, () => isDone() || !isShown(popup), reaction, signal));
  press(button);
  await until(trigger, () => !isShown(popup), reaction, signal);
}
