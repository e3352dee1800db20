import { localNameOf } from '../../dom/nodes';
import type { Adapter, FieldElements } from '../adapter';

const elementOf = (field: FieldElements) => field.element as HTMLInputElement;
export const shownAs = (checked: boolean) => (checked ? 'on' : '');

/** `input type=checkbox`. */
export const checkbox: Adapter = {
  name: 'checkbox',
  isSwift: true,
  selector: 'input',
  claims: (element) => localNameOf(element) === 'input' && (element as HTMLInputElement).type === 'checkbox',
  describe: (field) => ({ control: 'check', checked: elementOf(field).checked }),
  holds: (field) => shownAs(elementOf(field).checked),
};
