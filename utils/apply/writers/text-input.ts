import type { FieldElements } from '../../field/adapter';
import type { WriteContext, FieldWriter } from '../field-writer';
import { isMoment, restoreHiddenPicker, writeHiddenPicker } from '../calendar/hidden-picker';
import { writeMoment } from '../calendar/typed-moment';
import { restoreText } from '../native/restore-text';
import { textsOf } from '../wish';
import type { TextElement } from '../../field/native/text-element';
import { writeText } from '../native/write-text';
import { refused } from '../widget/written';

const elementOf = (field: FieldElements) => field.element as TextElement;

/** A box for a date may open a calendar, which takes its time. */
const patience = 6_000;

export const textInputWriter: FieldWriter = {
  looksAgain: true,
  patience,
  read: (field) => elementOf(field).value,
  write(field, value, context) {
    const texts = textsOf(value);
    const element = elementOf(field);
    if (!texts) return refused('failed', element.value);
    return write(element, texts, context);
  },
  restore(field, held, context) {
    const [element, text] = [elementOf(field), held as string];
    return restoreHiddenPicker(element, text, context) ?? restoreText(element, text, context);
  },
};

/** A box for a date may turn out to open a calendar: those are asked only on pages of few fields. */
function write(element: TextElement, texts: readonly [string, ...string[]], context: WriteContext) {
  if (context.focus === 'sent' || context.again || !isMoment(texts[0])) return writeText(element, texts, context);
  return writeHiddenPicker(element, texts, context).then((written) => written ?? writeMoment(element, texts, context));
}
