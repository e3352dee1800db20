import type { FieldDescriptor } from '../../pipeline';
import { labelOf } from '../../plan/label-of';

/** The heading the row stands under: the outermost group's name that is not the row's own, else the nearest heading. */
export function sectionOf(field: FieldDescriptor): string {
  const own = labelOf(field);
  const group = field.texts.findLast(({ source, text }) => source === 'legend' && text !== own);
  const heading = field.texts.find(({ source }) => source === 'heading');
  return (group ?? heading)?.text.slice(0, 80) ?? '';
}
