import { findFirst } from '../../dom/nodes';
import { chooseMoment } from '../calendar/choose';
import { inFormOf } from '../calendar/day-form';
import { monthsOf, type Day, type Moment } from '../../moment/moment';
import { dayOf } from '../../moment/read-moment';
import { viewOf } from '../../field/calendar/view';
import { sampleDay } from '../../field/list/day-list';
import { takesText, typedIn, type TextBox } from '../../field/widget/typed-in';
import { typeInto } from '../widget/type-into';
import { waitFor } from '../widget/wait-for';
import { findPopup, type Session } from './list-session';
import { reaction } from '../widget/reaction';

/** Whether what stands open is a page of days. */
export function hasDays(session: Session): boolean {
  const popup = findPopup(session);
  return popup !== null && findFirst(popup, '[role=option]') === null && viewOf(popup).months.length > 0;
}

/** Chooses the moment in the calendar that stands open. @returns whether the widget shows it */
export async function chooseDayIn(session: Session, moment: Moment): Promise<boolean> {
  const { widget, context } = session;
  const { signal } = context;
  const before = widget.shows();
  const typed = await typeLikeSample(session, moment);
  const isTyped = () => typed !== '' && typedIn(widget.trigger as TextBox) === typed;
  const isAccepted = () => widget.shows() !== before && !isTyped();
  await chooseMoment({ root: () => findPopup(session), isAccepted, near: widget.trigger, signal }, moment);
  return (await waitFor(widget.trigger, isAccepted, reaction.listOpened, signal)) === true;
}

/**
 * Types a day of another month the way the widget's example writes days: the calendar goes there at once, where its
 * buttons would have to be pressed for each month (Atlassian).
 * @returns what was typed, '' where nothing was
 */
async function typeLikeSample(session: Session, { day }: Moment): Promise<string> {
  const { trigger } = session.widget;
  const sample = sampleDay(trigger);
  const read = sample === null ? null : dayOf(sample);
  if (!day || !read || !takesText(trigger) || isOnShow(session, day)) return '';
  const text = inFormOf(sample!, read, day);
  typeInto(trigger, text);
  await waitFor(trigger, () => isOnShow(session, day), reaction.listOpened, session.context.signal);
  return text;
}

function isOnShow(session: Session, day: Day): boolean {
  const popup = findPopup(session);
  return popup !== null && viewOf(popup).months.includes(monthsOf(day));
}
