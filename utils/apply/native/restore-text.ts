import type { WriteContext, Written } from '../field-writer';
import { filled } from '../widget/written';
import { emptyByButton } from './empty-by-button';
import { typeThenLeave } from './type-at-once';
import { typeByKeys } from './type-by-keys';
import { setValue } from './set-value';
import type { TextElement } from '../../field/native/text-element';
import { writeText } from './write-text';

/** Brings a text back with the events of typing; what the page then makes of an empty field is put right silently. */
export function restoreText(element: TextElement, held: string, context: WriteContext): Written | Promise<Written> {
  if (element.value === held) return filled(held);
  if (held !== '') return writeText(element, [held], context);
  return (context.again && emptyByButton(element, context)) || emptyByTyping(element, context);
}

function emptyByTyping(element: TextElement, context: WriteContext): Written | Promise<Written> {
  return typeThenLeave(element, '', context, (now) =>
    now?.value === '' ? filled('') : emptyByKeys(now ?? element, context),
  );
}

/** Masks keep what a key does not take away. */
async function emptyByKeys(element: TextElement, context: WriteContext): Promise<Written> {
  const current = (await typeByKeys(element, '', context)) ?? element;
  if (current.value !== '') setValue(current, '');
  return filled(current.value);
}
