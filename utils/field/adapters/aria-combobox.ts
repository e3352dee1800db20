import { attributeOf, isMatch } from '../../dom/nodes';
import type { Control } from '../../pipeline';
import type { Adapter, FieldElements } from '../adapter';
import { bareButtons, isAskingButton, isCombobox, openingSelector, partsOf } from '../list/combobox-parts';
import { lineInputs } from '../widget/typed-in';
import { driverOf } from '../list/combobox-value';
import { asksForDay, dayControl } from '../list/day-list';
import { listOf, selectedText } from '../list/selected-text';
import { knownOptions, toOptions, type ListedOption } from '../list/option-list';
import { takesText } from '../widget/typed-in';
import { isShown } from '../widget/visible';

/**
 * Comboboxes, editable or not, and buttons that open a listbox
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). React-select, MUI, Radix, Headless UI, downshift, Vuetify,
 * Element Plus, Ant Design and others build on these roles.
 */
export const ariaCombobox: Adapter = {
  name: 'aria-combobox',
  isNotTyped: true,
  selector: `${openingSelector},${bareButtons},${lineInputs}`,
  claims: isCombobox,
  isDrawn: (element) => !isMatch(element, '[role=listbox]:not(input)') || isShown(element),
  isKnownByQuestion: isAskingButton,
  gather: (element) => ({ members: [element], parts: partsOf(element) }),
  describe,
  holds: selectedText,
};

export function optionsOf(field: FieldElements): ListedOption[] {
  const list = listOf(field);
  return list ? knownOptions(list) : [];
}

function describe(field: FieldElements): Control {
  if (asksForDay(field.element)) return dayControl;
  const list = listOf(field);
  const options = toOptions(optionsOf(field));
  return {
    control: 'choice',
    type: 'combobox',
    multiple: attributeOf(list, 'aria-multiselectable') === 'true',
    options,
    optionCount: options.length,
    optionsKnown: options.length > 1,
    editable: takesText(driverOf(field)),
  };
}
