/** Leaving a widget whose list was used: nothing stays open, nothing keeps the focus. */
import { attribute, contains, isMatch, parentElementOf } from '../../dom/nodes';
import type { WriteContext } from '../field-writer';
import { isOpen, type Opened } from '../popup/close';
import { closeAll } from '../popup/close-all';
import { activeWithin, blurFrom } from '../widget/focus-on';
import { findPopup, saysOpen, type Session } from './list-session';
import { openedOver } from '../popup/opened-over';
import { tellChange } from '../widget/type-into';

/**
 * Milliseconds in which a list may open again: its input takes the focus back after a choice, or what was typed is
 * answered late.
 */
const returning = { afterChoice: 30, afterTyping: 600 };
/** Most things closed one after the other. */
const mostOpened = 3;

/** Closes whatever the widget opened, and leaves it. */
export function shut(session: Session, { signal }: WriteContext): Promise<void> {
  const { trigger } = session.widget;
  const wait = { first: 0, again: session.typed === '' ? returning.afterChoice : returning.afterTyping };
  const next = () => stillOpen(session);
  return closeAll({ near: trigger, next, wait, blur: () => blurTrigger(trigger), most: mostOpened }, signal);
}

/** The list that was used, one drawn anew in its place, or whatever else the widget opened over the page. */
function stillOpen(session: Session): Opened | null {
  const { trigger } = session.widget;
  const used = { trigger, popup: session.popup };
  if (session.popup && isOpen(used)) return used;
  const says = session.stoodOpen ? undefined : saysOpen(session.widget);
  if (says) return { trigger: says, popup: findPopup(session) };
  const popup = openedOver(session.opener);
  return popup && { trigger, popup };
}

function blurTrigger(trigger: Element): void {
  const active = activeWithin(trigger);
  if (!active || !(active === trigger || contains(parentElementOf(trigger), active) || isTwin(active, trigger))) return;
  tellChange(active);
  blurFrom(active);
}

/** While its list stands open a widget may lay another input for it over its own (Oracle JET). */
function isTwin(active: Element, trigger: Element): boolean {
  const list = attribute(trigger, 'aria-controls');
  return list !== '' && isMatch(active, 'input[aria-controls]') && attribute(active, 'aria-controls') === list;
}
