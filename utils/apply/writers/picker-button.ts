import type { Value } from '../../pipeline';
import type { FieldElements } from '../../field/adapter';
import type { WriteContext, Written, FieldWriter } from '../field-writer';
import { chooseInPopup, closeCalendar } from '../calendar/choose-in-popup';
import { emptyInCalendar } from '../calendar/empty-in-calendar';
import type { Moment } from '../../moment/moment';
import type { DateField } from '../calendar/open-popup';
import { clearButtons } from '../../field/widget/clear-button';
import { componentBox } from '../../field/box/control-box';
import { acting } from '../widget/deadline';
import { popupsShown } from '../popup/find';
import { press } from '../widget/press';
import { waitFor } from '../widget/wait-for';
import { filled, refused, unchanged } from '../widget/written';
import { momentHeld, requestedMoment, saysMoment } from '../requested';
import { pickerButton } from '../../field/adapters/picker-button';
import { reaction } from '../widget/reaction';

/** Calendars are turned page by page, as long as that takes. */
const patience = 12_000;

export const pickerButtonWriter: FieldWriter = {
  patience,
  read: pickerButton.holds,
  write,
  restore,
};

function dateFieldOf(field: FieldElements): DateField {
  const { element } = field;
  return { element, before: popupsShown(element), shows: () => pickerButton.holds(field) };
}

async function write(field: FieldElements, value: Value, context: WriteContext): Promise<Written> {
  const requested = requestedMoment(value);
  return requested && saysMoment(requested)
    ? bring(field, requested.moment, context)
    : refused('failed', pickerButton.holds(field));
}

async function bring(field: FieldElements, moment: Moment, context: WriteContext): Promise<Written> {
  const start = pickerButton.holds(field);
  const dateField = dateFieldOf(field);
  await chooseInPopup(dateField, moment, {
    isAccepted: () => pickerButton.holds(field) !== start,
    signal: acting(context).signal,
  });
  await closeCalendar(dateField, context.signal);
  const shown = pickerButton.holds(field);
  return shown !== '' && shown !== start ? filled(shown) : refused('refused-by-page', shown);
}

async function restore(field: FieldElements, held: unknown, context: WriteContext): Promise<Written> {
  const text = typeof held === 'string' ? held : '';
  if (pickerButton.holds(field) === text) return unchanged(text);
  const { moment } = momentHeld(text);
  return moment.day ? bring(field, moment, context) : empty(field, text, context);
}

async function empty(field: FieldElements, text: string, context: WriteContext): Promise<Written> {
  const dateField = dateFieldOf(field);
  clearButtons(componentBox(field.element)).forEach((button) => press(button));
  await waitFor(field.element, () => pickerButton.holds(field) === text, reaction.press, context.signal);
  if (pickerButton.holds(field) !== '') await emptyInCalendar(dateField, context.signal);
  await closeCalendar(dateField, context.signal);
  return pickerButton.holds(field) === text ? filled(text) : refused('refused-by-page', pickerButton.holds(field));
}
