/** Text boxes that nothing marks as date fields, but which open a calendar when they are pressed. */
import type { WriteContext, Written } from '../adapter';
import { popupsShown } from '../widget/popup';
import type { TextElement } from '../native/text-element';
import { pressOpen } from './open-popup';
import { writeDate, type DateInput } from './write-date';

/** Milliseconds for a press to open a calendar; short, since most date fields open none. */
const opening = 80;
const wholeMoment = /^(?:\d{1,4}([-/.])\d{1,2}\1\d{2,4}\.?|\d{4}-\d\d)?(?:[T ,]*\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]m)?)?$/i;

/**
 * Writes a date or time into a box that opens a calendar for it.
 * @returns null where the text is no date or the box opens nothing: nothing was written then
 */
export async function writeHiddenPicker(
  element: TextElement,
  texts: readonly string[],
  context: WriteContext,
): Promise<Written | null> {
  if (!(element instanceof HTMLInputElement) || element.readOnly) return null;
  const field: DateInput = { element, before: popupsShown(element), shows: () => element.value };
  const popup = await pressOpen(field, opening, context.signal);
  return popup && writeDate(field, texts, context);
}

/** Whether a text is a date or a time and nothing else. */
export function isMoment(text: string): boolean {
  return text !== '' && wholeMoment.test(text);
}
