import { attribute, childElementsOf, findAll, isMatch, parentElementOf } from '../../dom/nodes';
import { nearestBox } from '../box/boxes-around';
import type { Control, TextControl } from '../../pipeline';
import type { Adapter, FieldElements } from '../adapter';
import { isLong } from '../box/long-box';
import { numberInput } from './number-input';
import { textInput } from './text-input';

const types = /^(?:text|tel|password|number)$/;
const single = '[maxlength="1"], [autocomplete=one-time-code]';
/** "Character 2", "pin code 3 of 6" */
const counted = /\b(?:char(?:acter)?|digit)\s*#?\d{1,2}$|\b\d{1,2}\s*(?:of|\/)\s*\d{1,2}$/i;
const boxNames = /(^|[-_\s])(otp|pin|one-?time-?code)(?![a-z])|inputotp|otp-?input|pin-?input|otp-?field/i;
const groupNames =
  /(^|[-_\s])(otp|pin-?code|pin-?input|(verification|security|access|auth)-?code|code-?(input|boxes|fields?))(?![a-z])/i;
const fewest = 3;

const elementOf = (field: FieldElements) => field.element as HTMLInputElement;

/** Boxes for one character each, several in a row. */
export const codeBox: Adapter = {
  name: 'code-box',
  selector: 'input',
  claims: (element) => types.test((element as HTMLInputElement).type) && isSingle(element) && hasTwins(element),
  describe,
  holds: (field) => elementOf(field).value,
};

function describe(field: FieldElements): Control {
  const control = elementOf(field).type === 'number' ? numberInput.describe(field) : textInput.describe(field);
  return control.control === 'number' ? { ...control, min: 0, max: 9 } : ({ ...control, maxLength: 1 } as TextControl);
}

function isSingle(element: Element): boolean {
  const names = [...['class', 'id', 'name'].map((name) => attribute(element, name)), ...marksOf(element)];
  return (
    isMatch(element, single) ||
    counted.test(attribute(element, 'aria-label')) ||
    boxNames.test(names.join(' ')) ||
    (namedGroupOf(element) !== null && attribute(element, 'placeholder').length < 2)
  );
}

/** What is called the box of a code: a sign-up may be, too, whose boxes say what else they take. Widgets put boxes of their own around each input. */
function namedGroupOf(element: Element): Element | null {
  return nearestBox(element, (box) => groupNames.test(attribute(box, 'class')), { ends: 'body' });
}

/** Headless libraries mark their parts with attributes of their own (`data-melt-pin-input-input`). */
const marksOf = (element: Element) => element.getAttributeNames().filter((name) => name.startsWith('data-'));

/** What holds the boxes, each of which perhaps stands in one of its own. */
function groupOf(element: Element): Element | null {
  const parent = parentElementOf(element);
  return namedGroupOf(element) ?? (childElementsOf(parent)?.length === 1 ? parentElementOf(parent) : parent);
}

/** Others of its sort beside it, each perhaps in a box of its own; those kept from readers only draw what one input takes. */
function hasTwins(element: Element): boolean {
  const group = groupOf(element);
  const beside = group && !isLong(group) ? [...findAll(group, 'input:not([aria-hidden=true])')] : [];
  return beside.slice(0, 2 * fewest).filter(isSingle).length >= fewest;
}
