/** Emptying a widget by what it offers: its clear buttons, deleting, its list. */
import { closest, findFirst, isMatch, parentElementOf } from '../../dom/nodes';
import type { WriteContext } from '../field-writer';
import { atRest } from '../widget/at-rest';
import { clearButtons, hiddenClearButtons } from '../../field/widget/clear-button';
import { focusOn } from '../widget/focus-on';
import { pressKey } from '../widget/keys';
import type { ListWidget, Session } from './list-session';
import { nextFrames } from '../widget/next-frame';
import { openedOver } from '../popup/opened-over';
import { pickExactly } from './pick-exactly';
import { namedPopups } from '../popup/find';
import { hover, pressSlowly } from '../widget/press';
import { takesText, typedIn } from '../../field/widget/typed-in';
import { typeInto } from '../widget/type-into';
import { waitFor } from '../widget/wait-for';
import { useList } from './use-list';
import { isShown } from '../../field/widget/visible';
import { reaction } from '../widget/reaction';

/** Frames for a list that opens with the focus to stand: NextUI's never goes when it is closed before. */
const framesToOpen = 3;
/** Most entries taken out one by one. */
const mostEntries = 20;

/**
 * Leaves the widget without a value, where there is a way. A list that opens as its widget is emptied is waited for.
 */
export async function emptyOut(widget: ListWidget, box: Element, context: WriteContext): Promise<void> {
  const { trigger, pointers } = widget;
  await useList(widget, context, (session) => clear(session, box));
  if (widget.shows() !== '') {
    await waitFor(trigger, () => !namedPopups(pointers).some(isShown), reaction.listOutOfWay, context.signal);
    await pickExactly(widget, [], context);
  } else if (escapesClear(trigger)) await useList(widget, context, () => escape(widget));
}

async function clear({ widget, opener, context }: Session, box: Element): Promise<void> {
  const { trigger } = widget;
  const buttons = () => clearButtons(box);
  for (const way of [() => hoverAround(trigger, box), () => focusOn(trigger)]) {
    way();
    if (await waitFor(trigger, () => buttons().length > 0, reaction.clearButtonShown, context.signal)) break;
  }
  const ways = [
    () => pressIf(buttons().at(-1)),
    () => pressIf(buttons()[0]),
    () => pressIf(hiddenClearButtons(box).at(-1)),
    () => (takesText(trigger) && typedIn(trigger) ? typeInto(trigger, '') : pressKey(trigger, 'Backspace')),
    () => pressKey(trigger, 'Delete'),
  ];
  for (const way of ways) if (await repeatWhileItHelps(widget, box, way, context)) break;
  await waitFor(trigger, () => openedOver(opener), reaction.step, context.signal);
}

/** Pressed slowly: a widget may open as it gets the focus, unless the mouse is down then. The icon in the button may be what listens (Layui). */
async function pressIf(button: Element | undefined): Promise<void> {
  if (button) await pressSlowly(findFirst(button, ':scope > :is(i, svg):only-child') ?? button);
}

/** In a dialog Escape would close that. */
function escapesClear(trigger: Element): boolean {
  return isMatch(trigger, 'input[role=combobox]') && !closest(trigger, 'dialog, [role=dialog]');
}

/**
 * A combobox may keep its choice when only its text is deleted: Escape closes the list, pressed again it clears
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). Others bring the text back at Escape, unless they have lost the focus.
 */
async function escape({ trigger }: ListWidget): Promise<void> {
  focusOn(trigger);
  await nextFrames(trigger, framesToOpen);
  pressKey(trigger, 'Escape');
  pressKey(trigger, 'Escape');
}

/**
 * Does a thing again as long as something of the value goes: entries are taken out one by one, since many know them by
 * their place. What fades out is shown a while longer. @returns whether nothing is left of it
 */
async function repeatWhileItHelps(
  widget: ListWidget,
  box: Element,
  way: () => unknown,
  context: WriteContext,
): Promise<boolean> {
  for (let count = 0; count < mostEntries && widget.shows() !== '' && !context.signal.aborted; count++) {
    const before = widget.shows();
    await way();
    await waitFor(widget.trigger, () => widget.shows() !== before, reaction.step, context.signal);
    await atRest(box, context.signal);
    if (widget.shows() === before) break;
  }
  return widget.shows() === '';
}

/** A clear button may be shown only while the mouse is over one of the widget's boxes. */
function hoverAround(trigger: Element, box: Element): void {
  for (let at: Element | null = trigger; at && at !== parentElementOf(box); at = parentElementOf(at)) hover(at);
}
