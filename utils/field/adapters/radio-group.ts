import { attributeOf, findAll, firstElementOf, isMatch, localNameOf, rootOf } from '../../dom/nodes';
import { limits } from '../../limits';
import type { Option } from '../../pipeline';
import type { Adapter, FieldElements } from '../adapter';
import { isRadioComponent } from '../choice/element-internals';
import { optionLabel } from '../saying/option-label';
import { radioMembers } from '../native/radio-members';
import { optionHeaderOf } from '../native/option-header';
import { maxText, textOf } from '../../dom/text';

export type Radio = HTMLInputElement;

export const radiosOf = (field: FieldElements) => field.members as readonly Radio[];
export const chosenOf = (field: FieldElements) => radiosOf(field).find((radio) => radio.checked) ?? null;

/** Radio buttons of one group, as one field. */
export const radioGroup: Adapter = {
  name: 'radio-group',
  isSwift: true,
  selector: 'input',
  claims: (element) =>
    localNameOf(element) === 'input' && (element as Radio).type === 'radio' && !standsForHost(element),
  gather: (element) => ({ members: radioMembers(element as Radio), parts: [] }),
  describe: (field) => ({
    control: 'choice',
    type: 'radio',
    multiple: false,
    options: optionsOf(field),
    optionCount: field.members.length,
    optionsKnown: true,
    editable: false,
  }),
  holds,
};

/** One that a component keeps out of reach, for its form alone, while its choices are its children (mdui). */
function standsForHost(radio: Element): boolean {
  const root = rootOf(radio);
  if (!(root instanceof ShadowRoot) || attributeOf(radio, 'tabindex') !== '-1') return false;
  const hasChoices = localNameOf(firstElementOf(root.host))?.includes('-') === true && !isRadioComponent(root.host);
  return hasChoices && findAll(root, 'input').length === 1;
}

function holds(field: FieldElements): string {
  const chosen = chosenOf(field);
  return chosen ? optionName(chosen, field) || chosen.value : '';
}

/**
 * What a person reads as the option's name: beside it, else above it where the question takes a row of a table. A label
 * may say row and column to those who hear it.
 */
function optionName(radio: Radio, { members }: FieldElements): string {
  const label = optionLabel(radio);
  const header = optionHeaderOf(radio, members);
  const above = header ? textOf(header) : '';
  return label.includes(above) ? above || label : label || above;
}

export function optionsOf(field: FieldElements): Option[] {
  return radiosOf(field)
    .slice(0, limits.options)
    .map((radio, index) => ({
      index,
      ...saidBy(radio, field),
      disabled: isMatch(radio, ':disabled'),
      group: '',
    }));
}

/** What a radio button of a group says. */
export function saidBy(radio: Radio, field: FieldElements): Pick<Option, 'text' | 'value'> {
  return { value: radio.value.slice(0, maxText), text: optionName(radio, field) };
}
