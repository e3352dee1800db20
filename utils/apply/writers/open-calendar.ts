import { documentOf, isConnected } from '../../dom/nodes';
import type { Value } from '../../pipeline';
import type { FieldElements } from '../../field/adapter';
import type { WriteContext, Written, FieldWriter } from '../field-writer';
import { chosenDays } from '../../field/calendar/chosen';
import { chooseMoment } from '../calendar/choose';
import type { OpenCalendar } from '../calendar/calendar-navigation';
import { reachDay } from '../calendar/reach';
import { treePositionOf, relocate } from '../native/relocate';
import { atRest } from '../widget/at-rest';
import { acting } from '../widget/deadline';
import { waitFor } from '../widget/wait-for';
import { filled, refused, unchanged } from '../widget/written';
import { momentHeld, requestedMoment, saysMoment } from '../requested';
import { calendarOf, shown } from '../../field/adapters/open-calendar';
import { reaction } from '../widget/reaction';

/** Calendars are turned page by page, as long as that takes. */
const patience = 12_000;

export const openCalendarWriter: FieldWriter = {
  patience,
  read: ({ element }) => shown(calendarOf(element)),
  write,
  restore,
};

/**
 * The calendar as it stands now: a library may put a new grid in the place of the old one with each month, or draw all of
 * it anew with each choice.
 */
function currentCalendar({ element }: FieldElements): () => Element {
  const box = calendarOf(element);
  const place = treePositionOf(element);
  return () => (isConnected(box) ? box : calendarOf(relocate(place) ?? element));
}

async function write(field: FieldElements, value: Value, context: WriteContext): Promise<Written> {
  const box = currentCalendar(field);
  const start = shown(box());
  const requested = requestedMoment(value);
  if (!requested || !saysMoment(requested)) return refused('failed', start);
  if (requested.texts[0] === start) return unchanged(start);
  const isAccepted = () => shown(box()) !== start;
  await chooseMoment(inPage(box, isAccepted, context), requested.moment);
  await waitFor(box(), isAccepted, reaction.press, context.signal);
  await atRest(box(), context.signal);
  const now = shown(box());
  return now !== '' && now !== start ? filled(now) : refused('refused-by-page', now);
}

function inPage(box: () => Element, isAccepted: () => boolean, context: WriteContext): OpenCalendar {
  const root = () => (isConnected(box()) ? box() : null);
  return { root, isAccepted, near: documentOf(box()).body, signal: acting(context).signal };
}

/** A day that is pressed again is chosen no more, in calendars that know a way back. */
async function restore(field: FieldElements, held: unknown, context: WriteContext): Promise<Written> {
  const box = currentCalendar(field);
  const text = typeof held === 'string' ? held : '';
  if (shown(box()) === text) return unchanged(text);
  const isAccepted = () => shown(box()) === text;
  const days =
    text === '' ? chosenDays(box()).slice(0, 1) : text.split(', ').flatMap((one) => momentHeld(one).moment.day ?? []);
  for (const day of days) await reachDay(inPage(box, isAccepted, context), day);
  await waitFor(box(), isAccepted, reaction.press, context.signal);
  const now = shown(box());
  return now === text ? filled(now) : refused('refused-by-page', now);
}
