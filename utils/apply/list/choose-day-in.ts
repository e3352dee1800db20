import { findFirst } from '../../dom/nodes';
import { chooseMoment } from '../calendar/choose';
import type { Moment } from '../../moment/moment';
import { viewOf } from '../../field/calendar/view';
import { waitFor } from '../widget/wait-for';
import { findPopup, opening, type Session } from './list-session';

/** Whether what stands open is a page of days. */
export function hasDays(session: Session): boolean {
  const popup = findPopup(session);
  return popup !== null && findFirst(popup, '[role=option]') === null && viewOf(popup).months.length > 0;
}

/** Chooses the moment in the calendar that stands open. @returns whether the widget shows it */
export async function chooseDayIn(session: Session, moment: Moment): Promise<boolean> {
  const { widget, context } = session;
  const before = widget.shows();
  const isAccepted = () => widget.shows() !== before;
  const { signal } = context;
  await chooseMoment({ root: () => findPopup(session), isAccepted, near: widget.trigger, signal }, moment);
  return (await waitFor(widget.trigger, isAccepted, opening, signal)) === true;
}
