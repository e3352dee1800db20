import { closest, findAll, findFirst, isMatch, parentElementOf } from '../../dom/nodes';
import type { Adapter } from '../adapter';
import { nearestBox } from '../box/boxes-around';
import { textInput } from './text-input';

/** Boxes in which a country is chosen beside the number: react-phone-number-input and its like. */
const boxes = ['phone-input', 'tel-input', 'phoneinput', 'telinput'].map((name) => `[class*=${name} i]`).join();

/** Phone numbers beside a choice of country. */
export const phoneInput: Adapter = {
  name: 'phone-input',
  selector: 'input',
  claims: (element) => /^(?:tel|text)$/.test((element as HTMLInputElement).type) && boxOf(element) !== null,
  gather: (element) => ({ members: [element], parts: countryParts(element) }),
  describe: (field) => textInput.describe(field),
  holds: (field) => textInput.holds(field),
};

/** Buttons that open a list of countries: they say so, or show a flag. */
const countryLists =
  ':is([aria-haspopup=listbox], [role=combobox]):not(input):is([aria-label*=country i], :has([class*=flag i]))';

/** Where a number goes, by its type, its keyboard or what the browser is to fill in. */
const numbers = ':is([type=tel], [inputmode=tel], [autocomplete^=tel])';
const typedLists = 'input[role=combobox][aria-label*=country i]';

/** A list of countries that is typed into, in a box without a label of its own: the label is the number's (Base Web). */
function holdsCountries(box: Element): boolean {
  return findFirst(box, typedLists) !== null && findFirst(box, 'label') === null;
}

/** The box of the number: named for it, or one that holds a list of countries too (Vueform). */
function boxOf(element: Element): Element | null {
  const named = closest(parentElementOf(element), boxes) ?? closest(element, boxes);
  if (named || !isMatch(element, numbers)) return named;
  const isShared = (box: Element) => findFirst(box, countryLists) !== null || holdsCountries(box);
  return nearestBox(element, isShared);
}

/** What chooses the country: the number says it already. A native list is a field of its own. */
function countryParts(element: Element): Element[] {
  const outer = [
    ...findAll(boxOf(element)!, 'button, [role=button], [role=combobox], [aria-haspopup], [role=listbox], input'),
  ];
  return outer.filter((part) => part !== element && !isMatch(part, 'input[type=tel]'));
}
