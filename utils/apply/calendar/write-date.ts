/** Writing a moment into an input that may open a calendar: typed, checked with the calendar, else chosen there. */
import type { WriteContext, Written } from '../field-writer';
import { treePositionOf, relocate } from '../native/relocate';
import { closePopup, type Opened } from '../popup/close';
import { closeAll } from '../popup/close-all';
import { acting } from '../widget/deadline';
import { waitFor } from '../widget/wait-for';
import { isShown } from '../../field/widget/visible';
import { withoutSubmit } from '../widget/without-submit';
import { changedByPage, filled, refused } from '../widget/written';
import { chooseInPopup } from './choose-in-popup';
import type { Moment } from '../../moment/moment';
import { dayOf } from '../../moment/read-moment';
import { inShownForm } from './day-form';
import { leftOpen } from './left-open';
import { datePopup, hidesCalendar, openCalendar, pressOpen, type DateField } from './open-popup';
import { pairOf, type RangePair } from '../../field/calendar/range-pair';
import { formOfOther, isSettled, settlePair, typePair } from './type-range-pair';
import { showsChosen } from '../../field/calendar/chosen';
import { formsOf, moveOn, says, typeDate } from './type-date';
import { showsFormat, typeSections } from './type-sections';
import { viewOf } from '../../field/calendar/view';
import type { RequestedMoment } from '../requested';
import { reaction } from '../widget/reaction';

const mostTries = 2;
/** Years by which a Buddhist or Persian year differs at the least. */
const otherCalendar = 500;

export interface DateInput extends DateField {
  readonly element: HTMLInputElement;
  /** What the input held before it was pressed, where it has been: a page may write today into it then. */
  readonly held?: string;
}

export async function writeDate(field: DateInput, requested: RequestedMoment, context: WriteContext): Promise<Written> {
  const place = treePositionOf(field.element);
  const written = await writeInto(field, requested, context);
  const drawn = field.element.isConnected ? null : relocate(place);
  if (!(drawn instanceof HTMLInputElement)) return written;
  return writeAnew({ ...field, element: drawn, shows: () => drawn.value }, requested.moment, context);
}

/**
 * A page that can't read what was typed may draw its input anew, empty (View UI), or empty it as its calendar closes
 * (Nextcloud): there the day is chosen in the calendar.
 */
async function writeAnew(field: DateInput, moment: Moment, context: WriteContext): Promise<Written> {
  const { element } = field;
  if (element.value === '') {
    await byCalendar(field, moment, acting(context));
    await leaveDate(field, context);
  }
  return element.value === '' ? refused('refused-by-page', '') : filled(element.value);
}

async function writeInto(field: DateInput, requested: RequestedMoment, context: WriteContext): Promise<Written> {
  const { element } = field;
  const start = element.value;
  const limited = acting(context);
  const { moment } = requested;
  const isAccepted = () => element.value !== '' && element.value !== start;
  const pair = pairOf(element);
  if (pair && isSettled(pair, context)) return writeOtherEnd(field, pair, moment, limited);
  const hasOpened = element.readOnly
    ? await byCalendar(field, moment, limited)
    : await typedOrChosen(field, requested, limited);
  await leaveDate(field, context);
  if (isAccepted() && pair) settlePair(pair, context);
  if (hasOpened && element.value === '' && !context.findings.isChosenOnly) return writeAnew(field, moment, context);
  if (isAccepted()) return isAnother(element.value, moment) ? changedByPage(element.value) : filled(element.value);
  return refused(element.readOnly && !hasOpened ? 'read-only' : 'refused-by-page', element.value);
}

/** A day written by the years of another calendar can't be compared. */
function isAnother(shown: string, moment: Moment): boolean {
  const { day } = moment;
  const read = day && dayOf(shown);
  return read !== null && Math.abs(read.year - day!.year) < otherCalendar && !says(shown, moment);
}

/** The writing of one end may have given the other its day: it is typed over, and kept where the page says no. */
async function writeOtherEnd(
  field: DateInput,
  pair: RangePair,
  moment: Moment,
  context: WriteContext,
): Promise<Written> {
  const { element } = field;
  const { signal } = context;
  const start = element.value;
  const form = formOfOther(pair, element, moment);
  if (form && !element.readOnly) await withoutSubmit(element, () => typeDate(element, [form], moment, signal));
  await leaveDate(field, context);
  await waitFor(element, () => element.value === start, reaction.press, signal);
  if (element.value === '') return refused('refused-by-page', '');
  return element.value === start ? changedByPage(start) : filled(element.value);
}

/** Types the moment, or chooses it where that is not taken. @returns whether a calendar stood open */
async function typedOrChosen(
  field: DateInput,
  { texts, moment }: RequestedMoment,
  context: WriteContext,
): Promise<boolean> {
  const { element } = field;
  const { signal } = context;
  const start = element.value;
  const { held = start } = field;
  const opensCalendar =
    (await pressOpen(field, reaction.calendarOpenedByPress, signal)) !== null || hidesCalendar(element);
  const forms = [...(held === '' ? shownForms(element, moment) : []), ...texts];
  const isKept = await withoutSubmit(element, () => typedAs(field, forms, moment, signal));
  const isAccepted = element.value !== '' && element.value !== start;
  if (isKept && isAccepted && (!opensCalendar || isRewritten(element, forms, moment))) return opensCalendar;
  if (isKept && isAccepted && (await calendarAgrees(field, moment, signal))) return true;
  return byCalendar(field, moment, context, isKept && isAccepted);
}

/** The form of the day that the page itself wrote into an empty field as it was pressed. */
function shownForms({ value }: HTMLInputElement, { day, time, last }: Moment): string[] {
  const shown = day && !time && !last ? inShownForm(value, day) : null;
  return shown ? [shown] : [];
}

/** A page that writes a day in a form of its own has read it. */
function isRewritten({ value }: HTMLInputElement, texts: readonly string[], moment: Moment): boolean {
  return moment.day !== null && !formsOf(texts, moment).includes(value);
}

/** Section by section, or both ends of a range together, else the field alone. */
async function typedAs(
  { element }: DateInput,
  texts: readonly string[],
  moment: Moment,
  signal: AbortSignal,
): Promise<boolean> {
  if (showsFormat(element)) return typeSections(element, moment, signal);
  const forms = formsOf(texts, moment);
  const pair = pairOf(element);
  if (pair && (await typePair(pair, element, forms, moment, signal))) return true;
  return typeDate(element, forms, moment, signal);
}

/** Opens the calendar once more: one that does not show the typed day as chosen has not taken it. */
async function calendarAgrees(field: DateInput, { day }: Moment, signal: AbortSignal): Promise<boolean> {
  if (!day) return true;
  const popup = datePopup(field) ?? (await reopened(field, signal));
  if (!popup || viewOf(popup).months.length === 0) return true;
  return (await waitFor(field.element, () => showsChosen(popup, day), reaction.calendarOpenedByPress, signal)) === true;
}

async function reopened(field: DateInput, signal: AbortSignal): Promise<Element | null> {
  const popup = await pressOpen(field, reaction.press, signal);
  if (popup || !hidesCalendar(field.element)) return popup;
  return (await openCalendar(field, signal, () => false))?.root() ?? null;
}

/** @returns whether a calendar stood open */
function byCalendar(
  field: DateInput,
  moment: Moment,
  { findings, signal }: WriteContext,
  isTyped = false,
): Promise<boolean> {
  const { element } = field;
  const start = element.value;
  if (!isTyped) findings.isChosenOnly = true;
  const pair = pairOf(element);
  const endsSpan = pair?.end === element && pair.start.value !== '';
  return chooseInPopup(field, moment, { isAccepted: () => isTyped || element.value !== start, endsSpan, signal });
}

/** What the last key or the focus opened may come on show a little later. */
export async function leaveDate(field: DateInput, { signal }: WriteContext): Promise<void> {
  const { element } = field;
  const next = () => {
    const popup = leftOpen(field);
    return popup && { trigger: element, popup };
  };
  const close = async ({ popup }: Opened) => {
    if (popup) await closeCalendarOf(field, popup, signal);
    return true;
  };
  moveOn(element);
  const wait = { first: reaction.calendarOpenedLate, again: reaction.calendarOpenedLate };
  await closeAll({ near: element, next, close, wait, most: mostTries }, signal);
}

/** Its field may call it closed while it stands there still. */
async function closeCalendarOf({ element, before }: DateInput, popup: Element, signal: AbortSignal): Promise<void> {
  await closePopup({ trigger: element, popup }, signal);
  if (before.get(popup) || (await waitFor(element, () => !isShown(popup), reaction.closedCalendarGone, signal))) return;
  await closePopup({ trigger: popup, popup }, signal);
}
