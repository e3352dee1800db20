import { isMatch, textContentOf } from '../../dom/nodes';

/** Inputs for any line of text, and for what is searched. */
export const lineInputs = 'input:is(:not([type]), [type=text], [type=search])';

/** What keys make text in: an input, or a line drawn by the page itself. */
export type TextBox = HTMLInputElement | HTMLTextAreaElement | HTMLElement;

const editable = '[contenteditable]:not([contenteditable=false])';

export function isNative(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** Whether keys typed into the element make text. */
export function takesText(element: Element): element is TextBox {
  if (isNative(element)) return !element.readOnly && !element.disabled;
  return element instanceof HTMLElement && isMatch(element, editable);
}

/** What stands in the box. */
export function typedIn(box: TextBox): string {
  return isNative(box) ? box.value : (textContentOf(box) ?? '').replace(/\u200b/g, '').trim();
}
