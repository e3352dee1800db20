/** Moments in lines of text that open no calendar. */
import type { WriteContext, Written } from '../field-writer';
import type { TextElement } from '../../field/native/text-element';
import { writeText } from '../native/write-text';
import { withoutSubmit } from '../widget/without-submit';
import { filled } from '../widget/written';
import { formsOf, isCalledInvalid, typeDate } from './type-date';
import type { RequestedMoment } from '../requested';

/** Writes a moment; where the page calls that invalid, in the other forms in which it may read it. */
export async function typeMoment(
  element: TextElement,
  { texts, moment }: RequestedMoment,
  context: WriteContext,
): Promise<Written> {
  const written = await writeText(element, texts, context);
  if (written.outcome !== 'filled' || !(element instanceof HTMLInputElement) || !isCalledInvalid(element))
    return written;
  const others = formsOf(texts, moment).filter((form) => form !== texts[0]);
  if (await withoutSubmit(element, () => typeDate(element, others, moment, context.signal)))
    return filled(element.value);
  return writeText(element, [texts[0]], context);
}
