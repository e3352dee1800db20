import {
  closest,
  contains,
  documentOf,
  findAll,
  findFirst,
  flatParentOf,
  isMatch,
  previousElementOf,
} from '../../dom/nodes';
import type { Adapter } from '../adapter';
import { chosenDays } from '../calendar/chosen';
import { isoDay } from '../../moment/moment';
import { elementsBelow, upTo } from '../calendar/look';
import { calendars, holdsDays, mostElements, showsDays, typed } from '../calendar/inline-calendar';
import { anyTurnButton } from '../calendar/turn-button';
import { viewOf } from '../calendar/view';
import { floats } from '../widget/floating';
import { isInForm } from '../widget/page-chrome';
import { closestDrawn } from '../../dom/tree';

const boxDepth = 4;

/** Calendars that stand open in the page, without an input or a button that shows the day. */
export const openCalendar: Adapter = {
  name: 'open-calendar',
  selector: calendars,
  claims: (element) => isForInput(element) && isOutermost(element) && !isOfPair(element),
  isDrawn: (element) => showsDays(element) && !isInDialog(element),
  gather: (element) => ({ members: [element], parts: partsOf(element).slice(0, mostElements) }),
  describe: () => ({ control: 'date', type: 'date', min: '', max: '', step: null }),
  holds: ({ element }) => shown(calendarOf(element)),
};

/** Calendars of events look the same: one to choose from stands in a form, or has a label before it. */
function isForInput(element: Element): boolean {
  return isInForm(element) || (isMatch(previousElementOf(element), 'label, legend') ?? false);
}

/** A calendar of a range behind the two inputs that hold its ends asks what they ask (Zendesk Garden). */
function isOfPair(element: Element): boolean {
  const end = isMatch(element, '[class*=range i]') ? previousElementOf(element) : null;
  return [end, previousElementOf(end)].every((box) => [...(findAll(box, typed) ?? [])].length === 1);
}

/** Its lists of months and years may stand beside the days. */
function partsOf(element: Element): Element[] {
  const box = calendarOf(element);
  const isOwn = !isMatch(box, 'form, fieldset') && !findFirst(box, `${typed}, form, fieldset`);
  return elementsBelow(isOwn ? box : element).filter((part) => part !== element);
}

/** A dialog in the flow of a form is none of its own: there the calendar stands open. */
function isInDialog(element: Element): boolean {
  const dialog = closest(element, '[role=dialog], dialog');
  const form = closest(element, 'form');
  return dialog !== null && !(form && contains(form, dialog) && !floats(dialog, form));
}

/** The outermost box of the days that holds nothing to be typed into. */
function isOutermost(element: Element): boolean {
  if (!holdsDays(element)) return false;
  const parent = flatParentOf(element);
  const around = parent && closestDrawn(parent, calendars);
  return !around || !holdsDays(around);
}

/** The box that says the month as well and has the buttons that turn it. */
export function calendarOf(element: Element): Element {
  const around = [element, ...upTo(element, documentOf(element).body).slice(0, boxDepth)];
  const whole = around.filter((box) => viewOf(box).months.length > 0);
  return whole.find((box) => anyTurnButton(box, true) !== null) ?? whole[0] ?? element;
}

export function shown(box: Element): string {
  const days = chosenDays(box);
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? [...new Set([isoDay(first), isoDay(last)])].join(', ') : '';
}
