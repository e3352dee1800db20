import {
  closest,
  contains,
  documentOf,
  findFirst,
  flatParentOf,
  isConnected,
  isMatch,
  previousElementOf,
} from '../../dom/nodes';
import type { Value } from '../../pipeline';
import type { Adapter, FieldElements, WriteContext, Written } from '../adapter';
import { chosenDays } from '../calendar/chosen';
import { chooseMoment } from '../calendar/choose';
import { isoDay, momentOf } from '../calendar/day';
import { elementsBelow, upTo } from '../calendar/look';
import type { OpenCalendar } from '../calendar/journey';
import { reachDay } from '../calendar/reach';
import { calendars, holdsDays, mostElements, typed } from '../calendar/standing';
import { anyTurnButton } from '../calendar/turn-button';
import { viewOf } from '../calendar/view';
import { placeOf, relocate } from '../native/relocate';
import { atRest } from '../widget/at-rest';
import { acting } from '../widget/deadline';
import { floats } from '../widget/floating';
import { isInForm } from '../widget/furniture';
import { closestDrawn } from '../../dom/tree';
import { until } from '../widget/until';
import { filled, refused, unchanged } from '../widget/written';

/** Milliseconds for a day to show as chosen. */
const reaction = 400;
/** Calendars are turned page by page, as long as that takes. */
const patience = 12_000;
const boxDepth = 4;

/** Calendars that stand open in the page, without an input or a button that shows the day. */
export const openCalendar: Adapter = {
  name: 'open-calendar',
  selector: calendars,
  patience,
  claims: (element) => isAsked(element) && isOutermost(element),
  gather: (element) => ({ members: [element], parts: partsOf(element).slice(0, mostElements) }),
  describe: () => ({ control: 'date', type: 'date', min: '', max: '', step: null }),
  holds: ({ element }) => shown(calendarOf(element)),
  read: ({ element }) => shown(calendarOf(element)),
  write,
  restore,
};

/** Calendars of events look the same: one to choose from stands in a form, or has a label before it. */
function isAsked(element: Element): boolean {
  return isInForm(element) || (isMatch(previousElementOf(element), 'label, legend') ?? false);
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
  return (
    dialog !== null &&
    !(form && contains(form, dialog) && isMatch(dialog, ':not([aria-modal=true])') && !floats(dialog, form))
  );
}

/** The outermost box of the days that holds nothing to be typed into. */
function isOutermost(element: Element): boolean {
  if (!holdsDays(element) || isInDialog(element)) return false;
  const parent = flatParentOf(element);
  const around = parent && closestDrawn(parent, calendars);
  return !around || !holdsDays(around);
}

/** The box that says the month as well and has the buttons that turn it. */
function calendarOf(element: Element): Element {
  const around = [element, ...upTo(element, documentOf(element).body).slice(0, boxDepth)];
  const whole = around.filter((box) => viewOf(box).months.length > 0);
  return whole.find((box) => anyTurnButton(box, true) !== null) ?? whole[0] ?? element;
}

function shown(box: Element): string {
  const days = chosenDays(box);
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? [...new Set([isoDay(first), isoDay(last)])].join(', ') : '';
}

/**
 * The calendar as it stands now: some put a new grid in the place of the old one with each month, some draw all of it
 * anew with each choice.
 */
function standing({ element }: FieldElements): () => Element {
  const box = calendarOf(element);
  const place = placeOf(element);
  return () => (isConnected(box) ? box : calendarOf(relocate(place) ?? element));
}

async function write(field: FieldElements, value: Value, context: WriteContext): Promise<Written> {
  const box = standing(field);
  const start = shown(box());
  if (value.as !== 'text') return refused('failed', start);
  if (value.text === start) return unchanged(start);
  const isTaken = () => shown(box()) !== start;
  await chooseMoment(inPage(box, isTaken, context), momentOf([value.text, ...value.alternatives]));
  await until(box(), isTaken, reaction, context.signal);
  await atRest(box(), context.signal);
  const now = shown(box());
  return now !== '' && now !== start ? filled(now) : refused('refused-by-page', now);
}

function inPage(box: () => Element, isTaken: () => boolean, context: WriteContext): OpenCalendar {
  const root = () => (isConnected(box()) ? box() : null);
  return { root, isTaken, near: documentOf(box()).body, signal: acting(context).signal };
}

/** A day that is pressed again is chosen no more, in calendars that know a way back. */
async function restore(field: FieldElements, held: unknown, context: WriteContext): Promise<Written> {
  const box = standing(field);
  const text = typeof held === 'string' ? held : '';
  if (shown(box()) === text) return unchanged(text);
  const isTaken = () => shown(box()) === text;
  const days =
    text === '' ? chosenDays(box()).slice(0, 1) : text.split(', ').flatMap((one) => momentOf([one]).day ?? []);
  for (const day of days) await reachDay(inPage(box, isTaken, context), day);
  await until(box(), isTaken, reaction, context.signal);
  const now = shown(box());
  return now === text ? filled(now) : refused('refused-by-page', now);
}
