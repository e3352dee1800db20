/** What a person reads beside a radio button, without a query over the whole document where it can be helped. */
import {
  attributeOf,
  closest,
  findFirst,
  isMatch,
  nextSiblingOf,
  nodeTypeOf,
  rootOf,
  textContentOf,
} from '../../dom/nodes';
import { nearestBox } from '../box/boxes-around';
import { tidy } from '../../dom/text';

/** The text of an option's box; '' where there is none. */
export function optionLabel(element: HTMLInputElement): string {
  const text =
    attributeOf(element, 'aria-label') ||
    textsOfIds(element, attributeOf(element, 'aria-labelledby')) ||
    textOf(closest(element, 'label')) ||
    textOf(labelNearby(element)) ||
    textBeside(element) ||
    element.title;
  return tidy(text);
}

function labelNearby(element: HTMLInputElement): Element | null {
  const { id } = element;
  if (!id) return null;
  const selector = `label[for="${CSS.escape(id)}"]`;
  const labelIn = (box: Element) => findFirst(box, selector);
  const box = nearestBox(element, (one) => labelIn(one) !== null, { levels: 3, ends: null, mostChildren: Infinity });
  return box && labelIn(box);
}

function textBeside(element: Element): string {
  for (let node = nextSiblingOf(element); node; node = nextSiblingOf(node)) {
    if (node instanceof Element && isMatch(node, 'input, select, textarea, button')) break;
    // Vue leaves the comments of its templates in the page.
    const text = nodeTypeOf(node) === Node.COMMENT_NODE ? '' : textOf(node);
    if (text) return text;
  }
  return '';
}

function textsOfIds(element: Element, ids: string | null): string {
  const root = rootOf(element) as Document | ShadowRoot;
  return (ids ?? '')
    .split(/\s+/)
    .map((id) => textOf(root.getElementById?.(id)))
    .join(' ');
}

function textOf(node: Node | null | undefined): string {
  return tidy(textContentOf(node) ?? '');
}
