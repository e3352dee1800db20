import { limits } from '../limits';
import { firstChildOf, isElement, isText, lastChildOf, localNameOf, nextSiblingOf, previousSiblingOf } from './nodes';
import { shadowRootOf } from './shadow-root';

/**
 * Children as a person sees them, last first, ready for a stack: a host shows its shadow root, a slot what is
 * assigned to it.
 * @param limit children at most; of more, the first ones
 */
export function childrenOf(element: Element, limit = Infinity): Node[] {
  return childrenBelow(element, shadowRootOf(element), limit);
}

function childrenBelow(element: Element, shadow: ShadowRoot | null, limit = Infinity): Node[] {
  if (shadow) return backwards(shadow, limit);
  if (localNameOf(element) === 'slot') {
    const assigned = (element as HTMLSlotElement).assignedNodes();
    if (assigned.length > 0) return assigned.slice(0, limit).reverse();
  }
  return backwards(element, limit);
}

function backwards(parent: Node, limit: number): Node[] {
  const children: Node[] = [];
  if (limit === Infinity) {
    for (let child: Node | null = lastChildOf(parent); child; child = previousSiblingOf(child)) children.push(child);
    return children;
  }
  for (let child: Node | null = firstChildOf(parent); child && children.length < limit; child = nextSiblingOf(child))
    children.push(child);
  return children.reverse();
}

/** A node met on the walk, with what its surroundings pass down to it. */
export interface Visit<Inherited> {
  readonly node: Element | Text;
  readonly depth: number;
  readonly inherited: Inherited;
}

/** What happens inside an element: what it passes down, or null where its inside is none of our business. */
export type Descend<Inherited> = (
  element: Element,
  inherited: Inherited,
  shadow: ShadowRoot | null,
) => Inherited | null;

/**
 * Walks the flat tree below `top`, in the order a person reads, without recursion. Children are noted when their
 * parent is met, so that a page that takes nodes away meanwhile does not cut the walk short.
 * @param onCut called where nodes are left out, being too many or too deep
 */
export function* walk<Inherited>(
  top: Element,
  inherited: Inherited,
  descend: Descend<Inherited>,
  onCut: () => void,
): Generator<Visit<Inherited>> {
  const stack: Visit<Inherited>[] = [{ node: top, depth: 0, inherited }];
  for (let seen = 0; stack.length > 0; seen++) {
    if (seen === limits.nodes) return onCut();
    const visit = stack.pop()!;
    yield visit;
    const { node, depth } = visit;
    if (!isElement(node)) continue;
    if (depth === limits.levels) {
      onCut();
      continue;
    }
    const shadow = shadowRootOf(node);
    const below = descend(node, visit.inherited, shadow);
    if (below === null) continue;
    for (const child of childrenBelow(node, shadow)) {
      if (isElement(child) || isText(child)) stack.push({ node: child, depth: depth + 1, inherited: below });
    }
  }
}
