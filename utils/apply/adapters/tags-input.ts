import { bareText } from '../../bare-field';
import type { Value } from '../../pipeline';
import type { Adapter, FieldElements, WriteContext, Written } from '../adapter';
import { clearButtons } from '../widget/clear-button';
import { blurFrom } from '../widget/focus-on';
import { pressKey } from '../widget/keys';
import { press } from '../widget/press';
import { shownText } from '../widget/shown-text';
import { takesText, typeInto } from '../widget/type-into';
import { until } from '../widget/until';
import { filled, refused } from '../widget/written';

/** Milliseconds for a chip to appear or go. */
const reaction = 300;
const boxNames =
  /(^|[-_\s])(tags?|tags?-?input|input-?tags?|selectize-control|chips?|chip-?input|tokens?|token-?field|tagify|taggle)(?:[-_\s]|$)/i;

/** Inputs whose entries become chips, one at each Enter, without a list. */
export const tagsInput: Adapter = {
  name: 'tags-input',
  selector: 'input, [contenteditable]',
  claims: (element) => boxOf(element) !== null && isFree(element),
  gather: (element) => ({
    members: [element],
    parts: [...(boxOf(element)?.querySelectorAll('input, [role=button]') ?? [])].filter((part) => part !== element),
  }),
  describe: () => bareText,
  holds,
  read: holds,
  write,
  restore,
};

function isFree(element: Element): boolean {
  if (
    element.matches(
      '[role=combobox], [aria-autocomplete], [list], [type=hidden], [type=checkbox], [type=radio], [type=file]',
    )
  )
    return false;
  return element.matches('input') || element.getAttribute('contenteditable') !== 'false';
}

function boxOf(element: Element): Element | null {
  let box: Element | null = null;
  let at = element.parentElement;
  for (let depth = 0; at && depth < 5; depth++, at = at.parentElement) {
    if (at.matches('form, fieldset, body, label')) break;
    if (boxNames.test(at.getAttribute('class') ?? '') || at.localName === 'tags') box = at;
  }
  return box;
}

function holds({ element }: FieldElements): string {
  const box = boxOf(element);
  return box ? shownText(box) : '';
}

async function write(field: FieldElements, value: Value, context: WriteContext): Promise<Written> {
  const texts =
    value.as === 'text' ? value.text.split(',') : value.as === 'pick' ? value.wanted.slice(0, value.count) : [];
  const { element } = field;
  for (const text of texts.map((one) => one.trim()).filter(Boolean)) {
    const before = holds(field);
    await enter(element, text);
    await until(element, () => holds(field) !== before && holds(field).includes(text), reaction, context.signal);
  }
  blurFrom(element);
  const shown = holds(field);
  return shown === '' ? refused('refused-by-page', '') : filled(shown);
}

async function enter(element: Element, text: string): Promise<void> {
  if (takesText(element)) typeInto(element, text);
  else typeEditable(element, text);
  pressKey(element, 'Enter');
}

function typeEditable(element: Element, text: string): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  element.ownerDocument.execCommand('insertText', false, text);
}

/** Takes out what was not there, from the end: by the chip's own button, else by Backspace. */
async function restore(field: FieldElements, held: unknown, context: WriteContext): Promise<Written> {
  const { element } = field;
  const before = typeof held === 'string' ? held : '';
  for (let count = 0; count < 20 && holds(field) !== before; count++) {
    const now = holds(field);
    const box = boxOf(element);
    const button = box ? clearButtons(box).at(-1) : undefined;
    if (button) press(button);
    else pressKey(element, 'Backspace');
    if (!(await until(element, () => holds(field) !== now, reaction, context.signal))) break;
  }
  blurFrom(element);
  return holds(field) === before ? filled(before) : refused('refused-by-page', holds(field));
}
