/** The picker that a swatch opens: a text for the colour, or a field of colours to press. */
import { documentOf, findAll, isMatch, parentElementOf, rectOf } from '../../dom/nodes';
import { hexOf } from '../../field/colour/colour';
import { padIn, type ColourPad } from '../../field/colour/colour-pad';
import { isColourInput } from '../../field/colour/colour-text';
import { confirmButton } from '../popup/confirm-button';
import { queryInside, treeOf } from '../../dom/tree';
import { isShown } from '../../field/widget/visible';

export interface ColourPopup {
  /** All of the picker, its buttons included. */
  readonly panel: Element;
  readonly input: HTMLInputElement | null;
  readonly pad: ColourPad | null;
}

const levels = 5;
const leastSide = 40;

/** What can be seen now, in the page and in the shadow tree of an element. */
export function seenNow(near: Element): ReadonlySet<Element> {
  const selector = 'input, [class]';
  const root = treeOf(near);
  const inShadow = root === documentOf(near) ? [] : [...findAll(root, selector)];
  return new Set([...queryInside(documentOf(near).body, selector), ...inShadow].filter(isShown));
}

/** The picker among what has come on show since then, null where there is none. */
export function openedSince(near: Element, before: ReadonlySet<Element>): ColourPopup | null {
  const fresh = [...seenNow(near)].filter((one) => !before.has(one));
  const input = textAmong(fresh);
  if (input) return { panel: panelAround(input), input, pad: null };
  const pad = fresh.map(padIn).find((one) => one !== null);
  return pad ? { panel: panelAround(pad.box), input: null, pad } : null;
}

/** The largest box that has come on show. */
export function panelSince(near: Element, before: ReadonlySet<Element>): Element | null {
  return [...seenNow(near)].find((one) => !before.has(one) && isLarge(one)) ?? null;
}

function isLarge(element: Element): boolean {
  const { width, height } = rectOf(element);
  return width > leastSide && height > leastSide;
}

function textAmong(fresh: readonly Element[]): HTMLInputElement | null {
  const texts = fresh.filter((one) => one instanceof HTMLInputElement && one.type === 'text') as HTMLInputElement[];
  const isForColour = (input: HTMLInputElement) => isColourInput(input) || hexOf(input.value) !== null;
  return texts.find(isForColour) ?? (texts.length === 1 ? texts[0]! : null);
}

/** As far out as there is a button to confirm, else a few boxes; portals may stand in one without a size. */
function panelAround(inner: Element): Element {
  let panel = inner;
  for (let level = 0; level < levels; level++) {
    const around = parentElementOf(panel);
    if (!around || isMatch(around, 'form, body') || !isShown(around)) break;
    panel = around;
    if (confirmButton(panel)) return panel;
  }
  return panel;
}
