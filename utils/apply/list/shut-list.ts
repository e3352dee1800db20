/** Leaving a widget whose list was used: nothing stays open, nothing keeps the focus. */
import { contains, parentElementOf } from '../../dom/nodes';
import type { WriteContext } from '../field-writer';
import { closePopup, isOpen, type Opened } from '../widget/close';
import { activeWithin, blurFrom } from '../widget/focus-on';
import { findPopup, saysOpen, type Session } from './list-session';
import { openedOver } from '../widget/opened-over';
import { tellChange } from '../widget/type-into';
import { until } from '../widget/until';

/** Milliseconds in which some open again: they take the focus back after a choice, or answer what was typed late. */
const returning = { afterChoice: 30, afterTyping: 600 };
/** Most things closed one after the other. */
const mostOpened = 3;

/** Closes whatever the widget opened, and leaves it. */
export async function shut(session: Session, context: WriteContext): Promise<void> {
  const { trigger } = session.widget;
  const patience = session.typed === '' ? returning.afterChoice : returning.afterTyping;
  for (let count = 0; count < mostOpened; count++) {
    const opened = standingOpen(session);
    if (opened && !(await closePopup(opened, context.signal))) break;
    leave(trigger);
    if (!(await until(trigger, () => standingOpen(session), patience, context.signal))) break;
  }
}

/** The list that was used, one drawn anew in its place, or whatever else the widget opened over the page. */
function standingOpen(session: Session): Opened | null {
  const { trigger, pointers } = session.widget;
  const used = { trigger, popup: session.popup };
  if (session.popup && isOpen(used)) return used;
  const says = session.stoodOpen ? undefined : saysOpen(session.widget);
  if (says) return { trigger: says, popup: findPopup(session) };
  const popup = openedOver(trigger, pointers, session.before);
  return popup && { trigger, popup };
}

function leave(trigger: Element): void {
  const active = activeWithin(trigger);
  if (!active || (active !== trigger && !contains(parentElementOf(trigger), active))) return;
  tellChange(active);
  blurFrom(active);
}
