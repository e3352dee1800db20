/** Using a widget's list from opening to closing. */
import { closest, contains } from '../../dom/nodes';
import type { WriteContext } from '../field-writer';
import { isOpen } from '../popup/close';
import { confirmButton } from '../popup/confirm-button';
import { newSession, type ListWidget, type Session } from './list-session';
import { beginTry, noteTry } from '../widget/dead-widgets';
import { press } from '../widget/press';
import { shut } from './shut-list';

/** Acts in a session of its own; whatever happens in it, the widget is left closed. */
export async function useList<T>(
  widget: ListWidget,
  context: WriteContext,
  act: (session: Session) => Promise<T>,
): Promise<T> {
  const session = newSession(widget, context);
  beginTry(widget.trigger);
  try {
    const result = await act(session);
    pressConfirm(session);
    return result;
  } finally {
    if (session.hasTried) noteTry(widget.trigger, session.popup !== null || session.hasEntered);
    await shut(session, context);
  }
}

const dialog = '[role=dialog], dialog';

/** A list may wait for a button below it before it passes on what was chosen. */
function pressConfirm({ popup, widget }: Session): void {
  if (!popup || !isOpen({ trigger: widget.trigger, popup })) return;
  const box = closest(popup, dialog);
  const button = confirmButton(contains(box, widget.trigger) ? popup : (box ?? popup));
  if (button) press(button);
}
