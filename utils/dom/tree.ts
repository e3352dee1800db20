/** Walking a page whose parts may stand in shadow trees. */
import { attribute, documentOf, findAll, flatParentOf, isMatch, nodeTypeOf, rootOf } from './nodes';
import { shadowRootOf } from './shadow-root';

/** Document or shadow root an element stands in. */
export function treeOf(element: Element): Document | ShadowRoot {
  const root = rootOf(element);
  return nodeTypeOf(root) === Node.DOCUMENT_NODE || root instanceof ShadowRoot
    ? (root as Document | ShadowRoot)
    : documentOf(element);
}

/** Element named by an IDREF attribute: in the same tree first, else in its own shadow tree, else in the document. */
export function byId(near: Element, id: string): Element | null {
  const inside = shadowRootOf(near)?.getElementById(id);
  return treeOf(near).getElementById(id) ?? inside ?? documentOf(near).getElementById(id);
}

/** Elements an IDREF list attribute names, in its order. */
export function referenced(element: Element, name: string): Element[] {
  const ids = attribute(element, name).split(/\s+/).filter(Boolean);
  return ids.map((id) => byId(element, id)).filter((found) => found !== null);
}

/** Shadow trees and slotted elements looked into for one question. */
const mostTrees = 400;

/** Matches below an element: through open shadow trees, however deep, and what is slotted into them. */
export function queryInside(container: Element, selector: string): Element[] {
  const found = new Set<Element>();
  const trees = new Set<Element | ShadowRoot>([container]);
  for (const tree of trees) {
    for (const match of findAll(tree, selector)) found.add(match);
    if (trees.size < mostTrees) treesIn(tree).forEach((inner) => trees.add(inner));
    if (tree instanceof Element && tree !== container && isMatch(tree, selector)) found.add(tree);
  }
  return [...found];
}

/** Shadow trees of what stands in a tree, and what is put into its slots from outside. */
function treesIn(tree: Element | ShadowRoot): (Element | ShadowRoot)[] {
  const all = [...(tree instanceof Element ? [tree] : []), ...findAll(tree, '*')];
  return all.flatMap((element): readonly (Element | ShadowRoot)[] => {
    if (element instanceof HTMLSlotElement) return element.assignedElements();
    const shadow = shadowRootOf(element);
    return shadow ? [shadow] : [];
  });
}

/** Whether `inner` stands in `outer`, shadow trees and slots included. */
export function isWithin(inner: Element, outer: Element): boolean {
  for (let at: Element | null = inner; at; at = flatParentOf(at)) if (at === outer) return true;
  return false;
}

/** The nearest element that matches, itself included, in the tree as drawn. */
export function closestDrawn(element: Element, selector: string): Element | null {
  for (let at: Element | null = element; at; at = flatParentOf(at)) if (isMatch(at, selector)) return at;
  return null;
}
