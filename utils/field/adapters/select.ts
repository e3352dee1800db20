import { localNameOf, parentElementOf } from '../../dom/nodes';
import { limits } from '../../limits';
import { longestHeld, type Option } from '../../pipeline';
import type { Adapter, FieldElements } from '../adapter';
import { maxText } from '../../dom/text';

const elementOf = (field: FieldElements) => field.element as HTMLSelectElement;

/** `select`, of one or several. */
export const select: Adapter = {
  name: 'select',
  isSwift: true,
  selector: 'select',
  claims: (element) => localNameOf(element) === 'select',
  describe(field) {
    const element = elementOf(field);
    return {
      control: 'choice',
      type: 'select',
      multiple: element.multiple,
      options: optionsOf(element),
      optionCount: element.options.length,
      optionsKnown: true,
      editable: false,
    };
  },
  holds: (field) => chosenText(elementOf(field)),
};

export function optionsOf(element: HTMLSelectElement): Option[] {
  const options: Option[] = [];
  for (let index = 0; index < Math.min(element.options.length, limits.options); index++) {
    const option = element.options[index]!;
    const group = groupOf(option)?.label.slice(0, maxText) ?? '';
    options.push({ index, ...saidBy(option), disabled: !isUsable(option), group });
  }
  return options;
}

/** What an option says, as long as it is told. */
export function saidBy(option: HTMLOptionElement): Pick<Option, 'text' | 'value'> {
  return { value: option.value.slice(0, maxText), text: textOf(option).slice(0, maxText) };
}

/** Browsers draw the `label` of an option that has one, with its text or without (HTML, "the option element"). */
const textOf = (option: HTMLOptionElement) => option.text || option.label;

function groupOf(option: HTMLOptionElement): HTMLOptGroupElement | null {
  const parent = parentElementOf(option);
  return localNameOf(parent) === 'optgroup' ? (parent as HTMLOptGroupElement) : null;
}

export function isUsable(option: HTMLOptionElement | undefined): boolean {
  return option !== undefined && !option.disabled && !groupOf(option)?.disabled;
}

export function chosenText(element: HTMLSelectElement): string {
  if (!element.multiple) {
    const chosen = element.options[element.selectedIndex];
    return chosen ? textOf(chosen).slice(0, maxText) : '';
  }
  return [...element.selectedOptions].slice(0, limits.options).map(textOf).join(', ').slice(0, longestHeld);
}
