import { attributeOf } from '../../dom/nodes';
import type { FieldElements } from '../../field/adapter';
import { optionLabel } from '../../field/saying/option-label';
import { setValue } from './set-value';
import type { TextElement } from '../../field/native/text-element';

/** What bounds the value that a control takes at all (HTML, "value sanitization algorithm"); rules for validity don't. */
const bounding = ['type', 'min', 'max', 'step', 'multiple', 'value'];

/**
 * Whether a native control can hold a text as it is: no letters in a number, no day that does not exist, no line break
 * in a line, no option that is not there. Widgets are not asked. Changes nothing in the page.
 */
export function canHold({ element, members }: FieldElements, text: string): boolean {
  if (element instanceof HTMLSelectElement) return optionsOf(element).includes(text.trim());
  if (element instanceof HTMLTextAreaElement) return true;
  if (!(element instanceof HTMLInputElement)) return true;
  if (element.type === 'radio') return radioNames(members).includes(text.trim());
  return element.type !== 'checkbox' && element.type !== 'file' && isAccepted(element, text);
}

/** Whether a control of its sort holds the text as it is: tried on one outside the page. */
export function isAccepted(element: HTMLInputElement, text: string): boolean {
  const probe = element.ownerDocument.createElement('input');
  for (const name of bounding) {
    const value = attributeOf(element, name);
    if (value !== null) probe.setAttribute(name, value);
  }
  setValue(probe as TextElement, text);
  return probe.value.toLowerCase() === text.toLowerCase();
}

function optionsOf({ options }: HTMLSelectElement): string[] {
  return [...options].filter(({ disabled }) => !disabled).flatMap(({ text, label, value }) => [text, label, value]);
}

function radioNames(members: readonly Element[]): string[] {
  const radios = members.filter((member) => member instanceof HTMLInputElement);
  return radios.filter(({ disabled }) => !disabled).flatMap((radio) => [optionLabel(radio), radio.value]);
}
