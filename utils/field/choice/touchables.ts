/** Choices, boxes and stars drawn without a role as boxes that each take the focus (React Native for Web). */
import {
  childElementsOf,
  findFirst,
  firstElementOf,
  isMatch,
  parentElementOf,
  previousElementOf,
  rectOf,
  textContentOf,
} from '../../dom/nodes';
import { isLong } from '../box/long-box';
import { isInForm, isPageChrome } from '../widget/page-chrome';
import { controls, isAlike, leading, mostAlike } from './captioned-choices';
import { toggleBoxes } from './toggle-boxes';

/** Elements worth asking about. The box of several may take the focus too (Vuetify's chips). */
export const touchables = `:is(div,span,li)[tabindex="0"]:not([role],[contenteditable],[aria-haspopup],${toggleBoxes})`;

const longestCaption = 120;
/** A choice with its caption; each of a long list would ask after all others. */
const mostBeside = mostAlike + 1;

/** The entries of the choice that an element is one of: alike, behind one caption and nothing else; empty where it is of none. */
export function touchedBeside(element: Element): readonly Element[] {
  const box = isMatch(element, touchables) ? parentElementOf(element) : null;
  if (!box || isLong(box, mostBeside) || isPageChrome(box) || !isInForm(box)) return [];
  const [first, ...others] = childElementsOf(box);
  const isLed = !isMatch(first ?? null, touchables);
  const entries = isLed ? others : [first!, ...others];
  if (!entries.every((one) => isMatch(one, touchables)) || !isAlike(entries)) return [];
  return isCaption((isLed ? first : previousElementOf(box)) ?? null) ? entries : [];
}

function isCaption(element: Element | null): boolean {
  if (!element || isMatch(element, touchables) || findFirst(element, `${controls}, ${touchables}`)) return false;
  const text = (textContentOf(element) ?? '').trim();
  return /\p{L}/u.test(text) && text.length <= longestCaption && !leading.test(text);
}

/** Whether an element is a box to tick with its words behind it. How it is drawn is another question: `isSquare`. */
export function isTouchedBox(element: Element): boolean {
  if (!isMatch(element, touchables) || element.childElementCount !== 2 || touchedBeside(element).length > 0)
    return false;
  const [box, words] = childElementsOf(element);
  const says = (one: Element | undefined) => /\p{L}/u.test((one && textContentOf(one)) ?? '');
  return !says(box) && says(words) && !findFirst(element, controls) && isInForm(element) && !isPageChrome(element);
}

/** Whether the box before the words has edges and is as wide as it is high. */
export function isSquare(element: Element): boolean {
  const box = firstElementOf(element)!;
  const { width, height } = rectOf(box);
  return (
    width >= 10 && width <= 36 && Math.abs(width - height) < 2 && parseFloat(getComputedStyle(box).borderTopWidth) > 0
  );
}

/** A tick stands in the box. */
export function isTicked(element: Element): boolean {
  const box = firstElementOf(element);
  return box !== null && (firstElementOf(box) !== null || (textContentOf(box) ?? '').trim() !== '');
}
