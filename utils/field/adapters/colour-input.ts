import { contains, findAll, isMatch, parentElementOf } from '../../dom/nodes';
import type { Adapter, FieldElements } from '../adapter';
import { padIn } from '../colour/colour-pad';
import { channelsNear, isColourInput, wholePicker } from '../colour/colour-text';
import { queryInside } from '../../dom/tree';

const elementOf = (field: FieldElements) => field.element as HTMLInputElement;

/** Texts that are a colour: alone, or beside a picker that mirrors them. */
export const colourInput: Adapter = {
  name: 'colour-input',
  selector: 'input',
  claims: (element) => isColourInput(element as HTMLInputElement),
  gather: (element) => ({ members: [element], parts: partsOf(element) }),
  describe: () => ({ control: 'color' }),
  holds: (field) => elementOf(field).value,
};

/** The channels and sliders of the same picker show the same colour, in its box or in a picker right beside it. */
function partsOf(element: Element): Element[] {
  const beside = isMatch(parentElementOf(element), 'form, fieldset, body') ? null : parentElementOf(element);
  const box = wholePicker(element) ?? (beside && padIn(beside)?.box);
  const others = [
    ...(box ? queryInside(box, 'input, select, [role=slider], button, [tabindex]') : []),
    ...twinOf(element),
    ...channelsNear(element),
  ];
  return others.filter((one) => one !== element && !contains(one, element));
}

/** The browser's own colour input that shows the same beside it, out of the keyboard's way. */
function twinOf({ parentElement: box }: Element): Element[] {
  const isOwn = box && !isMatch(box, 'form, fieldset, body');
  const twins = isOwn ? [...findAll(box, 'input[type=color][tabindex="-1"]')] : [];
  return twins.length === 1 ? twins : [];
}
