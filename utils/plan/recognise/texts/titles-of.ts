import type { FieldDescriptor } from '../../../pipeline';

const mostTitles = 2;

/** What stands first of what a form says of itself: its title and heading. */
export function titlesOf({ formTexts }: Pick<FieldDescriptor, 'formTexts'>): readonly string[] {
  return formTexts.slice(0, mostTitles);
}
