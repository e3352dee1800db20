import { attribute, carries, findAll, findFirst, localNameOf, parentElementOf, textContentOf } from '../../dom/nodes';
import type { Control, Option } from '../../pipeline';
import type { Adapter, FieldElements } from '../adapter';
import { isDrawnSelect, isOwnList, latentOptions, namelessBoxes, triggerOf } from '../list/drawn-list';
import { customSelectOf } from '../list/custom-select';
import { isNoChoice } from '../saying/no-choice';
import { toOptions } from '../list/option-list';
import { shownText } from '../saying/shown-text';
import { lineInputs } from '../widget/typed-in';
import { opensCalendar } from './picker-button';
import { select as nativeSelect } from './select';
import { maxText } from '../../dom/text';

/** Elements worth asking about. */
export const drawnSelectSelector = `select, [class*=select i], [class*=dropdown i], [class*=combo i], [class*=cascader i], ${namelessBoxes}`;

/**
 * Lists without roles: a box that opens a list (Semantic UI, Naive UI, Bootstrap dropdowns), or one drawn over a hidden
 * native `select` (Chosen, Nice Select, Selectize). They are known by their names and their build.
 */
export const drawnSelect: Adapter = {
  name: 'drawn-select',
  selector: drawnSelectSelector,
  claims: (element) =>
    localNameOf(element) === 'select'
      ? customSelectOf(element) !== null
      : isDrawnSelect(element) && !opensCalendar(element),
  gather: (element) => ({ members: [element], parts: partsOf(element) }),
  describe,
  holds,
};

export function boxOf({ element }: FieldElements): Element {
  return customSelectOf(element) ?? element;
}

function partsOf(element: Element): Element[] {
  const skin = customSelectOf(element);
  const box = skin ?? element;
  return [...(skin ? [skin] : []), ...findAll(box, '*')].filter((part) => part !== element).slice(0, 500);
}

export function optionsOf(field: FieldElements): Option[] {
  if (localNameOf(field.element) === 'select') {
    const control = nativeSelect.describe(field);
    if (control.control === 'choice' && control.options.length > 1) return [...control.options];
  }
  return toOptions(latentOptions(boxOf(field)));
}

function isMultiple({ element }: FieldElements): boolean {
  return carries(element, 'multiple') || /(^|[-_\s])multi/i.test(attribute(element, 'class'));
}

function describe(field: FieldElements): Control {
  const options = optionsOf(field);
  return {
    control: 'choice',
    type: 'combobox',
    multiple: isMultiple(field),
    options,
    optionCount: options.length,
    optionsKnown: options.length > 0,
    editable: false,
  };
}

/** What the box shows; of a native select with chosen options, those: a skin may show their number only. */
function holds(field: FieldElements): string {
  const box = boxOf(field);
  const isApart = (part: Element) => isOwnList(part, box) || isCaption(part, box);
  const texts = [() => shownText(frameOf(box), isApart), () => typedText(box, '[readonly]')];
  const fallbacks = [() => shownText(triggerOf(box), isApart), () => typedText(box, '')];
  for (const text of [...texts, ...fallbacks]) if (text() !== '') return text();
  return localNameOf(field.element) === 'select' ? chosenIn(field) : '';
}

/** The first option of TOAST UI’s native list is its placeholder. */
function chosenIn(field: FieldElements): string {
  const text = nativeSelect.holds(field);
  return isNoChoice(text) ? '' : text;
}

/** A box that holds nothing but another box, named like a list, is drawn by that one. */
function frameOf(box: Element): Element {
  let frame = box;
  for (let only = onlyChild(box); only && isOwnList(only, box); only = onlyChild(only)) frame = only;
  return frame;
}

function onlyChild({ childElementCount, firstElementChild }: Element): Element | null {
  return childElementCount === 1 ? firstElementChild : null;
}

/** A label drawn inside the box repeats the name of its input (Maz UI). */
function isCaption(part: Element, box: Element): boolean {
  const name = attribute(findFirst(box, 'input[aria-label]'), 'aria-label');
  return name !== '' && part.childElementCount === 0 && textContentOf(part) === name;
}

/** What stands in the box's input; one in the list that it opens only searches that. */
function typedText(box: Element, mark: string): string {
  const inputs = [...findAll(box, `${lineInputs}${mark}`)];
  const input = inputs.find((one) => !isInOwnList(one, box));
  const text = input instanceof HTMLInputElement ? input.value.slice(0, maxText) : '';
  return isNoChoice(text) ? '' : text;
}

function isInOwnList(input: Element, box: Element): boolean {
  for (let at = parentElementOf(input); at && at !== box; at = parentElementOf(at)) if (isOwnList(at, box)) return true;
  return false;
}
