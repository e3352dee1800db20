import { attribute, findAll, localNameOf, parentElementOf } from '../../dom/nodes';
import type { Adapter, FieldElements } from '../adapter';
import { namesOf } from '../native/file-names';
import { isLong } from '../box/long-box';

const elementOf = (field: FieldElements) => field.element as HTMLInputElement;
export const namesIn = (files: FileList | null) => namesOf([...(files ?? [])]);

/** A box of text that takes no typing shows what was chosen. */
function namesBeside(element: Element): Element[] {
  const around = parentElementOf(element);
  return around && !isLong(around) ? [...findAll(around, ':scope > input[readonly]')] : [];
}

/** `input type=file`. */
export const fileInput: Adapter = {
  name: 'file-input',
  selector: 'input',
  claims: (element) => localNameOf(element) === 'input' && (element as HTMLInputElement).type === 'file',
  gather: (element) => ({ members: [element], parts: namesBeside(element) }),
  describe: (field) => ({
    control: 'file',
    accept: attribute(field.element, 'accept').slice(0, 1_000),
    multiple: elementOf(field).multiple,
  }),
  holds: (field) => namesIn(elementOf(field).files),
};
