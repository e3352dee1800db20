/** Opening the calendar or clock of a date field. */
import { outermost } from '../../dom/nesting';
import {
  attribute,
  contains,
  documentOf,
  findAll,
  flatParentOf,
  isConnected,
  rectOf,
  rootOf,
  textContentOf,
} from '../../dom/nodes';
import { press } from '../widget/press';
import { pressKey } from '../widget/keys';
import { openBy } from '../popup/open-by';
import { popupsOpened } from '../popup/find';
import type { Before } from '../opener';
import { isMoving, standStill } from '../widget/at-rest';
import { sendsForm } from '../../field/widget/sends-form';
import { isWithin, queryInside } from '../../dom/tree';
import { findAround } from '../../field/box/boxes-around';
import { waitFor } from '../widget/wait-for';
import { isShown } from '../../field/widget/visible';
import { isDatePopup } from './choose';
import type { OpenCalendar } from './calendar-navigation';
import { calendarAfter } from '../../field/calendar/inline-calendar';
import { reaction } from '../widget/reaction';

/** Frames in which a popup comes to rest, and those after which it counts as resting. */
const mostFrames = 24;
const framesStill = 3;

/** A field that shows a moment and opens something to choose it from. */
export interface DateField {
  /** What is pressed and typed into. */
  readonly element: Element;
  /** What was on show before the field was touched. */
  readonly before: Before;
  shows(): string;
}

/** What the field has opened, as long as it stands open: the outermost box, since headings stand around the days. */
export function datePopup({ element, before }: DateField): Element | null {
  const opened = popupsOpened({ trigger: element, pointers: [element], before });
  return outermost(opened, flatParentOf).find(isDatePopup) ?? null;
}

/** Presses the field and waits for what that opens. */
export async function pressOpen(field: DateField, patience: number, signal: AbortSignal): Promise<Element | null> {
  press(field.element);
  return waitFor(field.element, () => datePopup(field), patience, signal);
}

/**
 * Opens the field's calendar by every way a person has; one that stands open already, or always, is taken as it is. What
 * opens it may take it for open where it is not, and needs a second press then (VXE).
 */
export async function openCalendar(
  field: DateField,
  signal: AbortSignal,
  isAccepted: () => boolean,
): Promise<OpenCalendar | null> {
  const { element } = field;
  const inline = calendarAfter(element);
  if (inline) return { root: () => shownAgain(inline) ?? calendarAfter(element), isAccepted, near: element, signal };
  if (!hasFocus(field)) await waitFor(element, () => !datePopup(field), reaction.leftCalendarGone, signal);
  const openers = openersBeside(element);
  const ways = [
    () => press(element),
    ...[...openers, ...openers.slice(0, 1)].map((button) => () => press(button)),
    () => pressKey(element, 'ArrowDown'),
  ];
  const rootOf = (popup: Element) => () => shownAgain(popup) ?? datePopup(field);
  const accepts = async (popup: Element) => {
    await settled(popup, signal);
    return rootOf(popup)() !== null;
  };
  const popup = await openBy(
    { near: element, ways, find: () => datePopup(field), patience: reaction.listOpened, accepts },
    signal,
  );
  return popup && { root: rootOf(popup), isAccepted, near: element, signal };
}

/**
 * Waits until a popup stands still: one that is being placed or fades in may hear no press, one that fades out goes.
 */
function settled(popup: Element, signal: AbortSignal): Promise<void> {
  const placeNow = () => {
    const { left, top, height } = rectOf(popup);
    return [left, top, height].join();
  };
  const still = { frames: framesStill, most: mostFrames, isMoving: () => isMoving(popup) };
  return standStill(popup, placeNow, still, signal);
}

/** A popup whose field was left is on its way out, whatever it still shows. */
function hasFocus(field: DateField): boolean {
  const { element } = field;
  const active = documentOf(element).activeElement;
  if (active === null || active === documentOf(element).body) return false;
  return contains(active, element) || isWithin(active, datePopup(field) ?? element);
}

function shownAgain(popup: Element): Element | null {
  return isConnected(popup) && isShown(popup) ? popup : null;
}

/**
 * Whether a button beside an input inside a component opens its calendar. What the component made of a text, only that
 * calendar says (Nord takes ISO days alone and keeps the text all the same).
 */
export function hidesCalendar(input: Element): boolean {
  return rootOf(input) instanceof ShadowRoot && openersBeside(input).length > 0;
}

const openerNames = /calendar|date|clock|time|picker|open|toggle|dropdown|trigger|\bevent\b|\btoday\b|schedule/i;
const notOpener = /clear|remove|close|reset|next|prev|increment|decrement/i;

/** Buttons and icons in the field's box that open its calendar. */
function openersBeside(element: Element): Element[] {
  const named = findAround(element, openersUnlessShared, { levels: 3, isDrawn: true }) ?? [];
  return outermost(named)
    .filter((one) => !sendsForm(one))
    .slice(0, 2);
}

/** None in a box that holds further fields, null where it has none to tell. */
function openersUnlessShared(box: Element): Element[] | null {
  if (findAll(box, 'input:not([type=hidden])').length > 2) return [];
  const openers = openersIn(box);
  return openers.length > 0 ? openers : null;
}

function openersIn(box: Element): Element[] {
  const found = queryInside(
    box,
    'button, [role=button], svg, i, [class*=icon i], [part*=icon i], [class*=addon i], [class*=toggle i]',
  );
  return found.filter((one) => !notOpener.test(namesOf(one)) && openerNames.test(namesOf(one)) && isShown(one));
}

function namesOf(element: Element): string {
  return [
    'aria-label',
    'title',
    'class',
    'part',
    'data-icon',
    'icon',
    'id',
    'aria-haspopup',
    'data-toggle',
    'data-td-toggle',
  ]
    .map((name) => attribute(element, name))
    .concat((textContentOf(element) ?? '').slice(0, 30))
    .join(' ');
}
