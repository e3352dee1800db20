/** Comboboxes whose popup is a calendar: typed into like a list, or pressed (Atlassian, built on react-select). */
import { attribute, findFirst, isMatch } from '../../dom/nodes';
import type { DateControl } from '../../pipeline';
import { chooseMoment } from '../calendar/choose';
import { momentOf } from '../calendar/day';
import { viewOf } from '../calendar/view';
import { referenced } from '../../dom/tree';
import { until } from '../widget/until';
import { findPopup, opening, type Session } from './list-session';

/** "2/18/1993": a day that is no one's, shown to tell how days are written. */
const sample = /^(\d{1,2}[/.-] ?\d{1,2}[/.-] ?\d{4}|\d{4}[/.-]\d{1,2}[/.-]\d{1,2})$/;
const longestSample = 12;

/** Whether an empty combobox says by an example that it is for a day. */
export function asksForDay(combobox: Element): boolean {
  if (!isMatch(combobox, 'input[aria-describedby], input[placeholder]')) return false;
  const texts = referenced(combobox, 'aria-describedby').map(({ textContent }) => textContent ?? '');
  return [attribute(combobox, 'placeholder'), ...texts].some(
    (text) => text.length <= longestSample && sample.test(text.trim()),
  );
}

/** What such a combobox takes. */
export const dayControl: DateControl = { control: 'date', type: 'date', min: '', max: '', step: null };

/** Whether what stands open is a page of days. */
export function hasDays(session: Session): boolean {
  const popup = findPopup(session);
  return popup !== null && findFirst(popup, '[role=option]') === null && viewOf(popup).months.length > 0;
}

/** Chooses the day that the wishes say in the calendar that stands open. @returns whether the widget shows it */
export async function takeDay(session: Session, wishes: readonly string[]): Promise<boolean> {
  const { widget, context } = session;
  const before = widget.shows();
  const isTaken = () => widget.shows() !== before;
  const { signal } = context;
  await chooseMoment({ root: () => findPopup(session), isTaken, near: widget.trigger, signal }, momentOf(wishes));
  return (await until(widget.trigger, isTaken, opening, signal)) === true;
}
