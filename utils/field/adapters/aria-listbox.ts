import {
  attribute,
  attributeOf,
  closest,
  contains,
  documentOf,
  findAll,
  findFirst,
  idOf,
  isMatch,
  parentElementOf,
} from '../../dom/nodes';
import type { Control } from '../../pipeline';
import type { Adapter, FieldElements } from '../adapter';
import { isLong } from '../box/long-box';
import { holdsDays } from '../calendar/inline-calendar';
import { knownOptions, toOptions } from '../list/option-list';
import { treeOf } from '../../dom/tree';

/** Elements worth asking about. */
export const ariaListboxSelector = '[role=listbox]';

/** Lists that stand open on the page (https://www.w3.org/WAI/ARIA/apg/patterns/listbox/). */
export const ariaListbox: Adapter = {
  name: 'aria-listbox',
  selector: ariaListboxSelector,
  claims: (element) =>
    !isMatch(element, 'select') &&
    !isTypedInto(element) &&
    !belongsToOther(element) &&
    knownOptions(element).length > 0 &&
    !holdsDays(element),
  gather: (element) => ({
    members: [element],
    parts: [...findAll(element, '[role=option], input'), ...filtersOf(element), ...boxesForAll(element)],
  }),
  describe,
  holds: ({ element }) => chosenTexts(element).join(', '),
};

/** A list of chips, with the input they are made in. */
function isTypedInto(list: Element): boolean {
  return isMatch(list, 'input') || findFirst(list, 'input[role=combobox]') !== null;
}

/** Boxes to type into that narrow a list which stands open; what opens one says whether it has. */
const filters = 'input:is([role=searchbox], [type=search]):not([role=combobox], [aria-expanded])';

function filtersOf(list: Element): Element[] {
  return pointersTo(list).filter((pointer) => isMatch(pointer, filters));
}

const boxes = 'input[type=checkbox], [role=checkbox]';

/** A box before a list of several that ticks all of it is no question of its own (PrimeNG). */
function boxesForAll(list: Element): Element[] {
  const box = isMultiple(list) ? parentElementOf(parentElementOf(list)) : null;
  if (!box || isMatch(box, 'form, fieldset') || isLong(box)) return [];
  const saysAll = (one: Element) => /\ball\b/i.test(attribute(closest(one, '[aria-label]'), 'aria-label'));
  return [...findAll(box, boxes)].filter((one) => !contains(list, one) && saysAll(one));
}

/** The list of a combobox or of a button is that one's affair. */
function belongsToOther(list: Element): boolean {
  if (!idOf(list)) return closest(list, '[role=combobox]') !== null;
  return pointersTo(list).some((pointer) => !isMatch(pointer, filters));
}

function pointersTo(list: Element): Element[] {
  if (!idOf(list)) return [];
  const name = CSS.escape(idOf(list));
  const pointers = `:is([aria-controls~="${name}"], [aria-owns~="${name}"]):not([aria-haspopup=false])`;
  const roots = new Set<ParentNode>([treeOf(list), documentOf(list)]);
  return [...roots].flatMap((root) => [...findAll(root, pointers)]);
}

export function isMultiple(list: Element): boolean {
  return attributeOf(list, 'aria-multiselectable') === 'true';
}

function describe({ element }: FieldElements): Control {
  const options = knownOptions(element);
  return {
    control: 'choice',
    type: 'listbox',
    multiple: isMultiple(element),
    options: toOptions(options),
    optionCount: options.length,
    optionsKnown: true,
    editable: false,
  };
}

export function chosenTexts(list: Element): string[] {
  return knownOptions(list)
    .filter(({ selected }) => selected)
    .map(({ text }) => text);
}
