/** Text boxes that nothing marks as date fields, but which open a calendar or show a format when they are pressed. */
import type { WriteContext, Written } from '../field-writer';
import { popupsShown } from '../popup/find';
import type { TextElement } from '../../field/native/text-element';
import { restoreDate } from './restore-date';
import { hidesCalendar, pressOpen } from './open-popup';
import { showsFormat } from './type-sections';
import { writeDate, type DateInput } from './write-date';
import type { RequestedMoment } from '../requested';
import { reaction } from '../widget/reaction';

/**
 * Writes a date or time into a box that has a calendar for it or takes it section by section.
 * @returns null where it is no such box: nothing was written then
 */
export async function writeHiddenPicker(
  element: TextElement,
  requested: RequestedMoment,
  context: WriteContext,
): Promise<Written | null> {
  if (!(element instanceof HTMLInputElement) || element.readOnly) return null;
  const held = element.value;
  const field: DateInput = { element, held, before: popupsShown(element), shows: () => element.value };
  const popup = await pressOpen(field, reaction.hiddenPickerOpened, context.signal);
  if (popup || showsFormat(element)) context.findings.isHiddenPicker = true;
  else if (!hidesCalendar(element)) return null;
  return writeDate(field, requested, context);
}

/** Brings such a box back; null where the element is none. */
export function restoreHiddenPicker(
  element: TextElement,
  held: string,
  context: WriteContext,
): Promise<Written> | null {
  if (!(element instanceof HTMLInputElement) || !context.findings.isHiddenPicker) return null;
  return restoreDate({ element, before: popupsShown(element), shows: () => element.value }, held, context);
}
