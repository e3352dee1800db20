import type { FieldElements } from '../../field/adapter';
import type { FieldWriter, WriteContext, Written } from '../field-writer';
import { restoreHiddenPicker, writeHiddenPicker } from '../calendar/hidden-picker';
import { typeMoment } from '../calendar/typed-moment';
import { restoreText } from '../native/restore-text';
import { textsOf, type RequestedMoment } from '../requested';
import type { TextElement } from '../../field/native/text-element';
import { writeText } from '../native/write-text';
import { writeExactly } from '../native/write-exactly';
import { refused } from '../widget/written';

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
  if (context.focus === 'sent' || context.again) return writeText(element, requested.texts, context);
  return writeHiddenPicker(element, requested, context).then(
    (written) => written ?? typeMoment(element, requested, context),
  );
}
