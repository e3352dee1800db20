import type { FieldElements } from '../../field/adapter';
import { isoDay, isoTime, usualTime, type Moment } from '../../moment/moment';
import type { FieldWriter, WriteContext, Written } from '../field-writer';
import { restoreHiddenPicker, writeHiddenPicker } from '../calendar/hidden-picker';
import { typeMoment } from '../calendar/typed-moment';
import { restoreText } from '../native/restore-text';
import { textsOf, type RequestedMoment } from '../requested';
import type { TextElement } from '../../field/native/text-element';
import { writeText } from '../native/write-text';
import { writeExactly } from '../native/write-exactly';
import { refused } from '../widget/written';
import { dateInputWriter } from './set-input';

const elementOf = (field: FieldElements) => field.element as TextElement;

/** A box for a date may open a calendar, which takes its time. */
const patience = 6_000;

export const textInputWriter: FieldWriter = {
  looksAgain: true,
  patience,
  read: (field) => elementOf(field).value,
  writeExactly: (field, text, context) => writeExactly(elementOf(field), text, context),
  write(field, value, context) {
    const texts = textsOf(value);
    const element = elementOf(field);
    if (!texts) return refused('failed', element.value);
    if (value.as === 'moment') return writeMoment(element, { texts, moment: value.moment }, context);
    return writeText(element, texts, context);
  },
  restore(field, held, context) {
    const [element, text] = [elementOf(field), held as string];
    return restoreHiddenPicker(element, text, context) ?? restoreText(element, text, context);
  },
};

/** A box for a date may turn out to open a calendar: those are asked only on pages of few fields. */
function writeMoment(
  element: TextElement,
  requested: RequestedMoment,
  context: WriteContext,
): Written | Promise<Written> {
  const atOnce = writeTurned(element, requested, context);
  if (atOnce) return atOnce;
  if (context.focus === 'sent' || context.again) return writeText(element, requested.texts, context);
  return writeHiddenPicker(element, requested, context).then(
    (written) => written ?? writeTurned(element, requested, context) ?? typeMoment(element, requested, context),
  );
}

/**
 * Many pages show a placeholder in a line of text and make it the browser's own control for dates once it is entered.
 * @returns null where it is a line of text
 */
function writeTurned(
  element: TextElement,
  { moment }: RequestedMoment,
  context: WriteContext,
): Written | Promise<Written> | null {
  const text = notationOf[element.type]?.(moment) ?? null;
  const field = { element, members: [element] };
  return text === null ? null : dateInputWriter.write(field, { as: 'text', text, alternatives: [] }, context);
}

/** The texts that the browser's own controls hold (HTML, "Dates and times"). */
const notationOf: Readonly<Record<string, (moment: Moment) => string | null>> = {
  date: ({ day }) => day && isoDay(day),
  month: ({ day }) => day && isoDay(day).slice(0, 'yyyy-mm'.length),
  time: ({ time }) => time && isoTime(time),
  'datetime-local': ({ day, time }) => day && `${isoDay(day)}T${isoTime(time ?? usualTime)}`,
};
