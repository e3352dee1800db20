/** A tab has one focus, which a field may need until it is done: frames take turns, but for very many of plain controls. */
import type { TabField } from '../page/rows';

/** Frames up to which each is worked on by itself. */
export const fewFrames = 8;

/** Frames worked on at the same time: more would still be written after a stop. */
export const framesAtOnce = 16;

/**
 * Whether the fields of a frame can do with events in place of the focus. A line of text for a date may turn out to open
 * a calendar, which closes with the focus.
 */
export function isSwift(fields: readonly TabField[]): boolean {
  const mayOpen = ({ field, entry }: TabField) => field.control === 'text' && entry.value?.as === 'moment';
  return fields.every((one) => one.field.isSwift && !mayOpen(one));
}
