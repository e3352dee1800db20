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
import type { Control, Value } from '../../pipeline';
import type { Adapter, FieldElements, WriteContext, Written } from '../adapter';
import { pressKey } from '../widget/keys';
import { isLong } from '../widget/long-box';
import { knownOptions, toOptions, type ListedOption } from '../list/option-list';
import { centreOf, press, pressSlowly } from '../widget/press';
import { revealInside } from '../widget/reveal';
import { treeOf } from '../../dom/tree';
import { until } from '../widget/until';
import { sameTexts, wantedTexts } from '../list/wanted-texts';
import { filled, refused, unchanged } from '../widget/written';

/** Milliseconds for a re-render to show the new state. */
const reaction = 400;

/** Lists that stand open on the page (https://www.w3.org/WAI/ARIA/apg/patterns/listbox/). */
export const ariaListbox: Adapter = {
  name: 'aria-listbox',
  selector: '[role=listbox]',
  claims: (element) =>
    !isMatch(element, 'select') &&
    !isTypedInto(element) &&
    !belongsToOther(element) &&
    knownOptions(element).length > 0,
  gather: (element) => ({
    members: [element],
    parts: [...findAll(element, '[role=option], input'), ...filtersOf(element), ...boxesForAll(element)],
  }),
  describe,
  holds: ({ element }) => chosenTexts(element).join(', '),
  read: ({ element }) => chosenTexts(element),
  write,
  restore: (field, held, context) => bring(field, Array.isArray(held) ? held.map(String) : [], context),
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

function isMultiple(list: Element): boolean {
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

function chosenTexts(list: Element): string[] {
  return knownOptions(list)
    .filter(({ selected }) => selected)
    .map(({ text }) => text);
}

async function write(field: FieldElements, value: Value, context: WriteContext): Promise<Written> {
  const wanted = wantedTexts(knownOptions(field.element), value);
  if (wanted.length === 0) return refused('no-option', chosenTexts(field.element).join(', '));
  return bring(field, wanted, context);
}

/** Some take a plain press for the only choice, and want Ctrl held for one more: what is missing goes before what is too much. */
async function bring({ element }: FieldElements, wanted: readonly string[], context: WriteContext): Promise<Written> {
  const known = () => knownOptions(element);
  const missing = () => known().find(({ text, selected }) => !selected && wanted.includes(text));
  const surplus = () => known().find(({ text, selected }) => selected && !wanted.includes(text));
  const changes = (): ListedOption | undefined =>
    missing() ?? (isMultiple(element) || wanted.length === 0 ? surplus() : undefined);
  if (!changes()) return unchanged(chosenTexts(element).join(', '));
  let ctrlKey = false;
  for (let round = 0; round <= wanted.length + 20; round++) {
    const option = changes();
    if (!option) break;
    const before = chosenTexts(element).length;
    if (!(await toggle(element, option, ctrlKey, context))) break;
    ctrlKey ||= !option.selected && isMultiple(element) && chosenTexts(element).length <= before;
  }
  const now = chosenTexts(element);
  return sameTexts(now, wanted) ? filled(now.join(', ')) : refused('refused-by-page', now.join(', '));
}

async function toggle(
  list: Element,
  { element, text, selected }: ListedOption,
  ctrlKey: boolean,
  context: WriteContext,
): Promise<boolean> {
  const changed = () => knownOptions(list).some((option) => option.text === text && option.selected !== selected);
  revealInside(element, list);
  const byMouse = () => press(element, { ...centreOf(element), ctrlKey });
  for (const way of [byMouse, () => pressSlowly(element), () => pressKey(element, ' ')]) {
    await way();
    if (await until(list, changed, reaction, context.signal)) return true;
  }
  return false;
}
