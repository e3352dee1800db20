/** What a person reads beside a radio button, without a query over the whole document where it can be helped. */
import {
  attributeOf,
  closest,
  findFirst,
  isMatch,
  nextSiblingOf,
  nodeTypeOf,
  parentElementOf,
  rootOf,
  textContentOf,
} from '../../dom/nodes';

const longest = 200;
/** Levels to climb in search of a label that stands beside the box. */
const levels = 3;

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
  let around: Element | null = parentElementOf(element);
  for (let level = 0; around && level < levels; level++, around = parentElementOf(around)) {
    const label = findFirst(around, selector);
    if (label) return label;
  }
  return null;
}

function textBeside(element: Element): string {
  for (let node = nextSiblingOf(element); node; node = nextSiblingOf(node)) {
    if (nodeTypeOf(node) === Node.ELEMENT_NODE && isMatch(node as Element, 'input, select, textarea, button')) break;
    const text = tidy(textContentOf(node) ?? '');
    if (text) return text;
  }
  return '';
}

function textsOfIds(element: Element, ids: string | null): string {
  if (!ids) return '';
  const root = rootOf(element) as Document | ShadowRoot;
  return ids
    .split(/\s+/)
    .map((id) => textOf(root.getElementById?.(id) ?? null))
    .join(' ');
}

function textOf(element: Element | null): string {
  return element ? tidy(textContentOf(element) ?? '') : '';
}

function tidy(text: string): string {
  return text
    .slice(0, longest * 5)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest);
}
