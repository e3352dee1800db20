import type { FieldElements } from '../../field/adapter';
import type { WriteContext, Written, FieldWriter } from '../field-writer';
import type { TextElement } from '../../field/native/text-element';
import { textsOf } from '../requested';
import { empty, typeStroke } from '../native/type-by-keys';
import { activeWithin, focusOn } from '../widget/focus-on';
import { nextTask, waitFor } from '../widget/wait-for';
import { filled, refused, unchanged } from '../widget/written';
import { reaction } from '../widget/reaction';

const elementOf = (field: FieldElements) => field.element as HTMLInputElement;

/** Typed as a person would: the page moves the focus from box to box, and the next character goes in once it has done so. */
export const codeBoxWriter: FieldWriter = {
  read: (field) => elementOf(field).value,
  write: (field, value, context) => write(elementOf(field), textsOf(value)?.[0] ?? null, context),
  restore: (field, held, context) => write(elementOf(field), held as string, context),
};

async function write(element: TextElement, text: string | null, { signal }: WriteContext): Promise<Written> {
  if (text === null) return refused('failed', element.value);
  if (element.value === text) return unchanged(text);
  if (element.readOnly) return refused('read-only', element.value);
  focusOn(element);
  await nextTask();
  if (text === '') await empty(element);
  else replace(element, text);
  await waitFor(
    element,
    () => element.value === text && activeWithin(element) !== element,
    reaction.focusMovedOn,
    signal,
  );
  await nextTask();
  return element.value === text ? filled(text) : refused('refused-by-page', element.value);
}

function replace(element: TextElement, text: string): void {
  if (element.value !== '') element.select();
  for (const stroke of text) typeStroke(element, stroke);
}
