/** What stands in a popup, shadow trees included. */
import { childElementsOf, childNodesOf, flatParentOf, nodeTypeOf, textContentOf } from '../../dom/nodes';
import { shadowRootOf } from '../../dom/shadow-root';
import { onOneLine } from '../../dom/text';

/** Elements looked at, at most: a page's popup may be anything. */
const most = 6_000;

/** All elements below one, through shadow roots, in the order of the tree. */
export function elementsBelow(root: Element): Element[] {
  const found: Element[] = [];
  collect(root, found);
  return found;
}

function collect(root: Element | ShadowRoot, found: Element[]): void {
  const shadow = root instanceof Element ? shadowRootOf(root) : null;
  if (shadow) collect(shadow, found);
  for (const child of childElementsOf(root)) {
    if (found.length >= most) return;
    found.push(child);
    collect(child, found);
  }
}

/** The text that stands in an element itself, not in its children. */
export function ownText(element: Element): string {
  let text = '';
  for (const child of childNodesOf(element))
    if (nodeTypeOf(child) === Node.TEXT_NODE) text += textContentOf(child) ?? '';
  return onOneLine(text);
}

/** The largest element around a text holder that shows nothing but that text. */
export function cellAround(holder: Element, text: string, root: Element): Element {
  let cell = holder;
  for (let at = flatParentOf(holder); at && at !== root; at = flatParentOf(at)) {
    const isHost = shadowRootOf(at) !== null && (textContentOf(at) ?? '').trim() === '';
    if (!isHost && (textContentOf(at) ?? '').trim() !== text) break;
    cell = at;
  }
  return cell;
}

/**
 * Groups elements by the nearest ancestor that holds enough of them.
 * @returns groups of at least `least`, in the order of the tree
 */
export function grouped<T>(
  items: readonly T[],
  elementOf: (item: T) => Element,
  root: Element,
  least: number,
): { readonly box: Element; readonly items: T[] }[] {
  const counts = new Map<Element, number>();
  for (const item of items) for (const at of upTo(elementOf(item), root)) counts.set(at, (counts.get(at) ?? 0) + 1);
  const groups = new Map<Element, T[]>();
  for (const item of items) {
    const box = upTo(elementOf(item), root).find((at) => (counts.get(at) ?? 0) >= least);
    if (box) groups.set(box, [...(groups.get(box) ?? []), item]);
  }
  return [...groups].map(([box, members]) => ({ box, items: members })).filter((group) => group.items.length >= least);
}

/** The ancestors of an element as drawn, nearest first, up to and with `root`. */
export function upTo(element: Element, root: Element): Element[] {
  const path: Element[] = [];
  for (let at = flatParentOf(element); at; at = flatParentOf(at)) {
    path.push(at);
    if (at === root) break;
  }
  return path;
}
